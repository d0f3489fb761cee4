import type { Language } from '../../../../words/language.ts';
import { WAR_DE } from './de.ts';
import { WAR_EN, type WarWords } from './en.ts';
import { WAR_HU } from './hu.ts';

export const WAR_WORDS: Readonly<Record<Language, WarWords>> = { en: WAR_EN, hu: WAR_HU, de: WAR_DE };
