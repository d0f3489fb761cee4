import type { Language } from '../../../words/language.ts';
import type { AskedConsoleWords } from '../../../words/rulebook.ts';
import { CHARTA_BELLICA_CONSOLE_DE } from './de/console.ts';
import { CHARTA_BELLICA_CONSOLE_EN } from './en/console.ts';
import { CHARTA_BELLICA_CONSOLE_HU } from './hu/console.ts';

/** The dealer's words of this game in every language. */
export const CHARTA_BELLICA_CONSOLE_WORDS: Readonly<Record<Language, AskedConsoleWords>> = {
  en: CHARTA_BELLICA_CONSOLE_EN,
  hu: CHARTA_BELLICA_CONSOLE_HU,
  de: CHARTA_BELLICA_CONSOLE_DE,
};
