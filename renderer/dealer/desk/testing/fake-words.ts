import { LANGUAGES, type Language } from '../../../../words/language.ts';
import hallLink from '../../../../words/generated/hall-link.js';
import keypad from '../../../../words/generated/keypad.js';
import { loadWords, wordsIn } from '../../../../words/say.ts';
import type { Desk } from '../desk.ts';

export const DESK_CATALOGUES = [hallLink, keypad] as const;
for (const language of LANGUAGES) await loadWords(language, ...DESK_CATALOGUES);

/** What the console says; every language is there at once. */
export function deskSay(language: Language = 'en'): Desk['say'] {
  const say = wordsIn(language, ...DESK_CATALOGUES);
  if (say === undefined) throw new Error('not loaded');
  return say;
}
