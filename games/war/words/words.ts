import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { WAR_CONSOLE_DE } from './console/de.ts';
import { WAR_CONSOLE_EN, type WarConsoleWords } from './console/en.ts';
import { WAR_CONSOLE_HU } from './console/hu.ts';
import { WAR_RULES_DE } from './rules/de.ts';
import { WAR_RULES_EN } from './rules/en.ts';
import { WAR_RULES_HU } from './rules/hu.ts';
import { WAR_DE } from './table/de.ts';
import { WAR_EN, type WarWords } from './table/en.ts';
import { WAR_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const WAR_WORDS: Readonly<Record<Language, WarWords>> = { en: WAR_EN, hu: WAR_HU, de: WAR_DE };
export const WAR_CONSOLE: Readonly<Record<Language, WarConsoleWords>> = {
  en: WAR_CONSOLE_EN,
  hu: WAR_CONSOLE_HU,
  de: WAR_CONSOLE_DE,
};
export const WAR_RULES: Readonly<Record<Language, RulesText>> = { en: WAR_RULES_EN, hu: WAR_RULES_HU, de: WAR_RULES_DE };
