import type { ConsoleWords } from './console.ts';
import { CONSOLE_DE } from './de/console.ts';
import { CONSOLE_EN } from './en/console.ts';
import { CONSOLE_HU } from './hu/console.ts';
import type { Language } from './language.ts';

/** The dealer's words in every language. */
export const CONSOLE_WORDS: Readonly<Record<Language, ConsoleWords>> = { en: CONSOLE_EN, hu: CONSOLE_HU, de: CONSOLE_DE };
