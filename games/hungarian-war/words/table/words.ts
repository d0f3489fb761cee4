import type { Language } from '../../../../words/language.ts';
import { HUNGARIAN_WAR_DE, HUNGARIAN_WAR_LESSON_DE } from './de.ts';
import { HUNGARIAN_WAR_EN, HUNGARIAN_WAR_LESSON_EN, type HungarianWarLessonWords, type HungarianWarWords } from './en.ts';
import { HUNGARIAN_WAR_HU, HUNGARIAN_WAR_LESSON_HU } from './hu.ts';

export const HUNGARIAN_WAR_WORDS: Readonly<Record<Language, HungarianWarWords>> = {
  en: HUNGARIAN_WAR_EN,
  hu: HUNGARIAN_WAR_HU,
  de: HUNGARIAN_WAR_DE,
};

export const HUNGARIAN_WAR_LESSON_WORDS: Readonly<Record<Language, HungarianWarLessonWords>> = {
  en: HUNGARIAN_WAR_LESSON_EN,
  hu: HUNGARIAN_WAR_LESSON_HU,
  de: HUNGARIAN_WAR_LESSON_DE,
};
