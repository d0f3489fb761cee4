import { LESSON_DE } from './de/lesson.ts';
import { LESSON_EN } from './en/lesson.ts';
import { LESSON_HU } from './hu/lesson.ts';
import type { Language } from './language.ts';
import type { LessonWords } from './lesson.ts';

/** The words of lessons in every language. */
export const LESSON_WORDS: Readonly<Record<Language, LessonWords>> = { en: LESSON_EN, hu: LESSON_HU, de: LESSON_DE };
