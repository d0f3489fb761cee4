import type { Language } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { SAMURAI_CONSOLE_EN, type SamuraiConsoleWords } from './en.ts';
import { SAMURAI_CONSOLE_DE } from './de.ts';
import { SAMURAI_RULES_DE } from '../rules/de.ts';
import { SAMURAI_RULES_EN } from '../rules/en.ts';
import { SAMURAI_CONSOLE_HU } from './hu.ts';
import { SAMURAI_RULES_HU } from '../rules/hu.ts';

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
