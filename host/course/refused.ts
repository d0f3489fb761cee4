import type { HostRefusalCode } from '../contract/refusal.ts';
import type { Refusal } from '../../rulebook/refusal.ts';

/** Why a step of the round was not done; undefined where it was. */
export type Refused = Refusal<HostRefusalCode> | undefined;
