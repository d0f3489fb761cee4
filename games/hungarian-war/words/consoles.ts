import type { Language } from '../../../words/language.ts';
import type { HungarianWarConsoleWords } from './console.ts';
import { HUNGARIAN_WAR_CONSOLE_DE } from './de/console.ts';
import { HUNGARIAN_WAR_CONSOLE_EN } from './en/console.ts';
import { HUNGARIAN_WAR_CONSOLE_HU } from './hu/console.ts';

/** The dealer's words of this game in every language. */
export const HUNGARIAN_WAR_CONSOLE_WORDS: Readonly<Record<Language, HungarianWarConsoleWords>> = {
  en: HUNGARIAN_WAR_CONSOLE_EN,
  hu: HUNGARIAN_WAR_CONSOLE_HU,
  de: HUNGARIAN_WAR_CONSOLE_DE,
};
