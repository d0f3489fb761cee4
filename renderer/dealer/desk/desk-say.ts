import type { Language } from '../../../words/language.ts';
import consoleWords from '../../../words/generated/console.js';
import effect from '../../../words/generated/effect.js';
import hallLink from '../../../words/generated/hall-link.js';
import keypad from '../../../words/generated/keypad.js';
import lesson from '../../../words/generated/lesson.js';
import questions from '../../../words/generated/questions.js';
import room from '../../../words/generated/room.js';
import { sayIn } from '../../../words/say.ts';

/** What the console says. */
export const deskSay = (language: Language) => sayIn(language, consoleWords, hallLink, keypad, room, effect, lesson, questions);
export type DeskSay = ReturnType<typeof deskSay>;
