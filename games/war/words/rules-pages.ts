import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rules-text.ts';
import { WAR_RULES_DE } from './de/rules.ts';
import { WAR_RULES_EN } from './en/rules.ts';
import { WAR_RULES_HU } from './hu/rules.ts';

/** The rules to read and to print. */
export const WAR_RULES: Readonly<Record<Language, RulesText>> = { en: WAR_RULES_EN, hu: WAR_RULES_HU, de: WAR_RULES_DE };
