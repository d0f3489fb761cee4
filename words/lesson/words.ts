import { LESSON_DE } from './de.ts';
import { LESSON_EN, type LessonWords } from './en.ts';
import { LESSON_HU } from './hu.ts';
import type { Language } from '../language.ts';

export const LESSON_WORDS: Readonly<Record<Language, LessonWords>> = { en: LESSON_EN, hu: LESSON_HU, de: LESSON_DE };
