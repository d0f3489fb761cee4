import type { HungarianWarConsoleWords } from '../../../../words/hungarian-war/console.ts';
import { HUNGARIAN_WAR_CONSOLE_WORDS } from '../../../../words/hungarian-war/consoles.ts';
import type { Language } from '../../../../words/language.ts';

export function wordsIn(language: Language): HungarianWarConsoleWords {
  return HUNGARIAN_WAR_CONSOLE_WORDS[language];
}
