import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { HYRULE_CONSOLE_DE } from './console/de.ts';
import { HYRULE_CONSOLE_EN, type HyruleConsoleWords } from './console/en.ts';
import { HYRULE_CONSOLE_HU } from './console/hu.ts';
import { HYRULE_RULES_DE } from './rules/de.ts';
import { HYRULE_RULES_EN } from './rules/en.ts';
import { HYRULE_RULES_HU } from './rules/hu.ts';
import { HYRULE_DE } from './table/de.ts';
import { HYRULE_EN, type HyruleWords } from './table/en.ts';
import { HYRULE_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const HYRULE_WORDS: Readonly<Record<Language, HyruleWords>> = { en: HYRULE_EN, hu: HYRULE_HU, de: HYRULE_DE };
export const HYRULE_CONSOLE: Readonly<Record<Language, HyruleConsoleWords>> = {
  en: HYRULE_CONSOLE_EN,
  hu: HYRULE_CONSOLE_HU,
  de: HYRULE_CONSOLE_DE,
};
export const HYRULE_RULES: Readonly<Record<Language, RulesText>> = {
  en: HYRULE_RULES_EN,
  hu: HYRULE_RULES_HU,
  de: HYRULE_RULES_DE,
};
