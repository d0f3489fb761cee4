import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_LESSON_DE } from './de/lesson.ts';
import { HUNGARIAN_WAR_LESSON_EN } from './en/lesson.ts';
import { HUNGARIAN_WAR_LESSON_HU } from './hu/lesson.ts';
import type { HungarianWarLessonWords } from './lesson.ts';

/** The lesson of Hungarian War in every language. */
export const HUNGARIAN_WAR_LESSON_WORDS: Readonly<Record<Language, HungarianWarLessonWords>> = {
  en: HUNGARIAN_WAR_LESSON_EN,
  hu: HUNGARIAN_WAR_LESSON_HU,
  de: HUNGARIAN_WAR_LESSON_DE,
};
