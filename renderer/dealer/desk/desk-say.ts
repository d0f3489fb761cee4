import type { Language } from '../../../words/language.ts';
import buttons from '../../../words/generated/buttons.js';
import consoleWords from '../../../words/generated/console.js';
import counts from '../../../words/generated/counts.js';
import desktop from '../../../words/generated/desktop.js';
import effect from '../../../words/generated/effect.js';
import hallLink from '../../../words/generated/hall-link.js';
import joining from '../../../words/generated/joining.js';
import keypad from '../../../words/generated/keypad.js';
import lesson from '../../../words/generated/lesson.js';
import nights from '../../../words/generated/nights.js';
import pads from '../../../words/generated/pads.js';
import proof from '../../../words/generated/proof.js';
import questions from '../../../words/generated/questions.js';
import refused from '../../../words/generated/refused.js';
import room from '../../../words/generated/room.js';
import { sayIn } from '../../../words/say.ts';

/** What the console says. */
export const deskSay = (language: Language) =>
  sayIn(
    language,
    buttons,
    consoleWords,
    counts,
    desktop,
    effect,
    hallLink,
    joining,
    keypad,
    lesson,
    nights,
    pads,
    proof,
    questions,
    refused,
    room,
  );
export type DeskSay = ReturnType<typeof deskSay>;
