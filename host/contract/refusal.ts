import type { Refusal } from '../../rulebook/refusal.ts';
import type { HOST_REFUSAL_CODES } from '../../words/refusal.ts';

/** Why the host itself did not do what a command asked: every code that `words/` has a sentence for except the window's own. */
export type HostRefusalCode = Exclude<(typeof HOST_REFUSAL_CODES)[number], 'not live'>;

/** Why something was not done; undefined where it was. */
export type Refused = Refusal<HostRefusalCode> | undefined;
