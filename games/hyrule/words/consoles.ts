import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import type { HyruleConsoleWords } from './console.ts';
import { HYRULE_CONSOLE_DE } from './de/console.ts';
import { HYRULE_RULES_DE } from './de/rules.ts';
import { HYRULE_CONSOLE_EN } from './en/console.ts';
import { HYRULE_RULES_EN } from './en/rules.ts';
import { HYRULE_CONSOLE_HU } from './hu/console.ts';
import { HYRULE_RULES_HU } from './hu/rules.ts';

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
