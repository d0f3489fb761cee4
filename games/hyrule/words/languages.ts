import type { Language } from '../../../words/language.ts';
import { HYRULE_DE } from './de/table.ts';
import { HYRULE_EN } from './en/table.ts';
import { HYRULE_HU } from './hu/table.ts';
import type { HyruleWords } from './words.ts';

export const HYRULE_WORDS: Readonly<Record<Language, HyruleWords>> = { en: HYRULE_EN, hu: HYRULE_HU, de: HYRULE_DE };
