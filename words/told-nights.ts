import { TOLD_NIGHT_DE } from './de/told-night.ts';
import { TOLD_NIGHT_EN } from './en/told-night.ts';
import { TOLD_NIGHT_HU } from './hu/told-night.ts';
import type { Language } from './language.ts';
import type { ToldNightWords } from './told-night.ts';

/** The words of a night that is told, in every language. */
export const TOLD_NIGHT_WORDS: Readonly<Record<Language, ToldNightWords>> = {
  en: TOLD_NIGHT_EN,
  hu: TOLD_NIGHT_HU,
  de: TOLD_NIGHT_DE,
};
