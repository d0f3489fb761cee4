import { TOLD_NIGHT_DE } from './de/export.ts';
import { TOLD_NIGHT_EN } from './en/export.ts';
import type { ToldNightWords } from './export.ts';
import { TOLD_NIGHT_HU } from './hu/export.ts';
import type { Language } from './language.ts';

/** The words of a night that is told, in every language. */
export const TOLD_NIGHT_WORDS: Readonly<Record<Language, ToldNightWords>> = {
  en: TOLD_NIGHT_EN,
  hu: TOLD_NIGHT_HU,
  de: TOLD_NIGHT_DE,
};
