import type { HOST_REFUSAL_CODES } from '../../words/refusal.ts';

/** Why the host itself did not do what a command asked: every code that `words/` has a sentence for but the window's own. */
export type HostRefusalCode = Exclude<(typeof HOST_REFUSAL_CODES)[number], 'not live'>;
