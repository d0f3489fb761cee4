import type { Language } from '../../../words/language.ts';
import { SAMURAI_DE } from './de/table.ts';
import { SAMURAI_EN } from './en/table.ts';
import { SAMURAI_HU } from './hu/table.ts';
import type { SamuraiWords } from './words.ts';

export const SAMURAI_WORDS: Readonly<Record<Language, SamuraiWords>> = { en: SAMURAI_EN, hu: SAMURAI_HU, de: SAMURAI_DE };
