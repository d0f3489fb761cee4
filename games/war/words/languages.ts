import type { Language } from '../../../words/language.ts';
import { WAR_DE } from './de/table.ts';
import { WAR_EN } from './en/table.ts';
import { WAR_HU } from './hu/table.ts';
import type { WarWords } from './words.ts';

export const WAR_WORDS: Readonly<Record<Language, WarWords>> = { en: WAR_EN, hu: WAR_HU, de: WAR_DE };
