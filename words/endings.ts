import { ENDING_DE } from './de/ending.ts';
import { ENDING_EN } from './en/ending.ts';
import type { EndingWords } from './ending.ts';
import { ENDING_HU } from './hu/ending.ts';
import type { Language } from './language.ts';

/** The words of the end in every language. */
export const ENDING_WORDS: Readonly<Record<Language, EndingWords>> = { en: ENDING_EN, hu: ENDING_HU, de: ENDING_DE };
