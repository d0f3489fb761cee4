import type { Language } from '../language.ts';
import { ASKED_DE } from './de.ts';
import { ASKED_EN, type AskedWords } from './en.ts';
import { ASKED_HU } from './hu.ts';

export const ASKED_WORDS: Readonly<Record<Language, AskedWords>> = { en: ASKED_EN, hu: ASKED_HU, de: ASKED_DE };
