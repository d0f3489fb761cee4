import type { Language } from '../../../../words/language.ts';
import { SAMURAI_DE } from './de.ts';
import { SAMURAI_EN, type SamuraiWords } from './en.ts';
import { SAMURAI_HU } from './hu.ts';

export const SAMURAI_WORDS: Readonly<Record<Language, SamuraiWords>> = { en: SAMURAI_EN, hu: SAMURAI_HU, de: SAMURAI_DE };
