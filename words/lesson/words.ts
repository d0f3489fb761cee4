import { LESSON_DE } from './de.ts';
import { LESSON_EN, type LessonWords } from './en.ts';
import { LESSON_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const LESSON_WORDS = inEach<LessonWords>(LESSON_EN, LESSON_HU, LESSON_DE);
