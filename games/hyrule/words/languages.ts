import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rules-text.ts';
import { HYRULE_RULES_DE } from './de/rules.ts';
import { HYRULE_DE } from './de/table.ts';
import { HYRULE_RULES_EN } from './en/rules.ts';
import { HYRULE_EN } from './en/table.ts';
import { HYRULE_RULES_HU } from './hu/rules.ts';
import { HYRULE_HU } from './hu/table.ts';
import type { HyruleWords } from './words.ts';

export const HYRULE_WORDS: Readonly<Record<Language, HyruleWords>> = { en: HYRULE_EN, hu: HYRULE_HU, de: HYRULE_DE };

/** The rules to read and to print. */
export const HYRULE_RULES: Readonly<Record<Language, RulesText>> = {
  en: HYRULE_RULES_EN,
  hu: HYRULE_RULES_HU,
  de: HYRULE_RULES_DE,
};
