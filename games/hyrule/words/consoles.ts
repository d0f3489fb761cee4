import type { Language } from '../../../words/language.ts';
import type { HyruleConsoleWords } from './console.ts';
import { HYRULE_CONSOLE_DE } from './de/console.ts';
import { HYRULE_CONSOLE_EN } from './en/console.ts';
import { HYRULE_CONSOLE_HU } from './hu/console.ts';

/** The dealer's words of this game in every language. */
export const HYRULE_CONSOLE_WORDS: Readonly<Record<Language, HyruleConsoleWords>> = {
  en: HYRULE_CONSOLE_EN,
  hu: HYRULE_CONSOLE_HU,
  de: HYRULE_CONSOLE_DE,
};
