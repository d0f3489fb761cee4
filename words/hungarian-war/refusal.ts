import type { RefusalCode } from '../../rules/hungarian-war/types.ts';
import type { RefusalSentences } from '../refusal.ts';

export type HungarianWarRefusals = RefusalSentences<RefusalCode>;
