import type { Language } from '../../../words/language.ts';
import type { WarConsoleWords } from './console.ts';
import { WAR_CONSOLE_DE } from './de/console.ts';
import { WAR_CONSOLE_EN } from './en/console.ts';
import { WAR_CONSOLE_HU } from './hu/console.ts';

/** The dealer's words of this game in every language. */
export const WAR_CONSOLE_WORDS: Readonly<Record<Language, WarConsoleWords>> = {
  en: WAR_CONSOLE_EN,
  hu: WAR_CONSOLE_HU,
  de: WAR_CONSOLE_DE,
};
