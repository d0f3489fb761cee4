import type { Language } from '../../../words/language.ts';
import hallLink from '../../../words/generated/hall-link.js';
import keypad from '../../../words/generated/keypad.js';
import { sayIn } from '../../../words/say.ts';

/** What the console says. */
export const deskSay = (language: Language) => sayIn(language, hallLink, keypad);
export type DeskSay = ReturnType<typeof deskSay>;
