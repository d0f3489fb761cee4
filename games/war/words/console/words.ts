import type { Language } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { WAR_CONSOLE_EN, type WarConsoleWords } from './en.ts';
import { WAR_CONSOLE_DE } from './de.ts';
import { WAR_RULES_DE } from '../rules/de.ts';
import { WAR_RULES_EN } from '../rules/en.ts';
import { WAR_CONSOLE_HU } from './hu.ts';
import { WAR_RULES_HU } from '../rules/hu.ts';

/** The dealer's words of this game in every language. */
export const WAR_CONSOLE_WORDS: Readonly<Record<Language, WarConsoleWords>> = {
  en: WAR_CONSOLE_EN,
  hu: WAR_CONSOLE_HU,
  de: WAR_CONSOLE_DE,
};

/** The rules to read and to print. */
export const WAR_RULES: Readonly<Record<Language, RulesText>> = { en: WAR_RULES_EN, hu: WAR_RULES_HU, de: WAR_RULES_DE };
