import { HOLDER_DE, REFUSALS_DE } from './de/refusals.ts';
import { HOLDER_EN, REFUSALS_EN } from './en/refusals.ts';
import { HOLDER_HU, REFUSALS_HU } from './hu/refusals.ts';
import type { Language } from './language.ts';
import type { HolderWords, HostRefusalSentences } from './refusal.ts';

/** What the host refuses, in every language. */
export const REFUSAL_WORDS: Readonly<Record<Language, HostRefusalSentences>> = {
  en: REFUSALS_EN,
  hu: REFUSALS_HU,
  de: REFUSALS_DE,
};

/** Who holds the nights, in every language. */
export const HOLDER_WORDS: Readonly<Record<Language, HolderWords>> = { en: HOLDER_EN, hu: HOLDER_HU, de: HOLDER_DE };
