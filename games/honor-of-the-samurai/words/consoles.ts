import type { Language } from '../../../words/language.ts';
import type { SamuraiConsoleWords } from './console.ts';
import { SAMURAI_CONSOLE_DE } from './de/console.ts';
import { SAMURAI_CONSOLE_EN } from './en/console.ts';
import { SAMURAI_CONSOLE_HU } from './hu/console.ts';

export const SAMURAI_CONSOLE_WORDS: Readonly<Record<Language, SamuraiConsoleWords>> = {
  en: SAMURAI_CONSOLE_EN,
  hu: SAMURAI_CONSOLE_HU,
  de: SAMURAI_CONSOLE_DE,
};
