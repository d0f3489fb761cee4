import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import type { SamuraiConsoleWords } from './console.ts';
import { SAMURAI_CONSOLE_DE } from './de/console.ts';
import { SAMURAI_RULES_DE } from './de/rules.ts';
import { SAMURAI_CONSOLE_EN } from './en/console.ts';
import { SAMURAI_RULES_EN } from './en/rules.ts';
import { SAMURAI_CONSOLE_HU } from './hu/console.ts';
import { SAMURAI_RULES_HU } from './hu/rules.ts';

export const SAMURAI_CONSOLE_WORDS: Readonly<Record<Language, SamuraiConsoleWords>> = {
  en: SAMURAI_CONSOLE_EN,
  hu: SAMURAI_CONSOLE_HU,
  de: SAMURAI_CONSOLE_DE,
};

/** The rules of Honor of the Samurai in every language. */
export const SAMURAI_RULES: Readonly<Record<Language, RulesText>> = {
  en: SAMURAI_RULES_EN,
  hu: SAMURAI_RULES_HU,
  de: SAMURAI_RULES_DE,
};
