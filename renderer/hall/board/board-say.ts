import type { Language } from '../../../words/language.ts';
import board from '../../../words/generated/board.js';
import room from '../../../words/generated/room.js';
import { sayIn } from '../../../words/say.ts';

/** What the hall board says. */
export const boardSay = (language: Language) => sayIn(language, board, room);
