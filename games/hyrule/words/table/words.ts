import type { Language } from '../../../../words/language.ts';
import { HYRULE_DE } from './de.ts';
import { HYRULE_EN, type HyruleWords } from './en.ts';
import { HYRULE_HU } from './hu.ts';

export const HYRULE_WORDS: Readonly<Record<Language, HyruleWords>> = { en: HYRULE_EN, hu: HYRULE_HU, de: HYRULE_DE };
