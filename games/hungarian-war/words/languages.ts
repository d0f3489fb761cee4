import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_DE } from './de.ts';
import { HUNGARIAN_WAR_EN } from './en.ts';
import { HUNGARIAN_WAR_HU } from './hu.ts';
import type { HungarianWarWords } from './words.ts';

export const HUNGARIAN_WAR_WORDS: Readonly<Record<Language, HungarianWarWords>> = {
  en: HUNGARIAN_WAR_EN,
  hu: HUNGARIAN_WAR_HU,
  de: HUNGARIAN_WAR_DE,
};
