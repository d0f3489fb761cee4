import type { Language } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { HYRULE_CONSOLE_EN, type HyruleConsoleWords } from './en.ts';
import { HYRULE_CONSOLE_DE } from './de.ts';
import { HYRULE_RULES_DE } from '../rules/de.ts';
import { HYRULE_RULES_EN } from '../rules/en.ts';
import { HYRULE_CONSOLE_HU } from './hu.ts';
import { HYRULE_RULES_HU } from '../rules/hu.ts';

/** The dealer's words of this game in every language. */
export const HYRULE_CONSOLE_WORDS: Readonly<Record<Language, HyruleConsoleWords>> = {
  en: HYRULE_CONSOLE_EN,
  hu: HYRULE_CONSOLE_HU,
  de: HYRULE_CONSOLE_DE,
};

/** The rules to read and to print. */
export const HYRULE_RULES: Readonly<Record<Language, RulesText>> = {
  en: HYRULE_RULES_EN,
  hu: HYRULE_RULES_HU,
  de: HYRULE_RULES_DE,
};
