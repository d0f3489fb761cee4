import type { HungarianWarConsoleWords } from '../words/console/en.ts';
import { HUNGARIAN_WAR_CONSOLE_WORDS } from '../words/console/words.ts';
import type { Language } from '../../../words/language.ts';

export function wordsIn(language: Language): HungarianWarConsoleWords {
  return HUNGARIAN_WAR_CONSOLE_WORDS[language];
}
