import type { Refusal } from '../../rulebook/refusal.ts';
import type { HostRefusalSentences } from '../../words/refusals/en.ts';

/** Why the host itself did not do what a command asked: every code that `words/` has a sentence for except the window's own. */
export type HostRefusalCode = Exclude<keyof HostRefusalSentences, 'not live'>;

/** Why something was not done; undefined where it was. */
export type Refused = Refusal<HostRefusalCode> | undefined;
