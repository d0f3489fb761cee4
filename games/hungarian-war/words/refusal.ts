import type { RefusalCode } from '../rules/types.ts';
import type { RefusalSentences } from '../../../words/refusal.ts';

export type HungarianWarRefusals = RefusalSentences<RefusalCode>;
