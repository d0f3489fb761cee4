import { LANGUAGES, type Language } from '../../../../words/language.ts';
import hallLink from '../../../../words/made/hall-link.js';
import keypad from '../../../../words/made/keypad.js';
import { loadWords, wordsIn } from '../../../../words/say.ts';
import { PageWords } from '../../../ui/page-words.svelte.ts';
import type { DeskWords } from '../desk.ts';

const WORDS = [hallLink, keypad] as const;
for (const language of LANGUAGES) await loadWords(language, ...WORDS);

/** What the console says; every language is there at once. */
export function deskWords(language: Language = 'en'): DeskWords {
  const say = wordsIn(language, ...WORDS);
  if (say === undefined) throw new Error('not loaded');
  return new PageWords(say, ...WORDS);
}
