import { REFUSALS_DE } from './de/refusals.ts';
import { REFUSALS_EN } from './en/refusals.ts';
import { REFUSALS_HU } from './hu/refusals.ts';
import type { Language } from './language.ts';
import type { HostRefusalSentences } from './refusal.ts';

/** What the host refuses, in every language. */
export const REFUSAL_WORDS: Readonly<Record<Language, HostRefusalSentences>> = {
  en: REFUSALS_EN,
  hu: REFUSALS_HU,
  de: REFUSALS_DE,
};
