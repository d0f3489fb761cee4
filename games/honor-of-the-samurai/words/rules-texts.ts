import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rules-text.ts';
import { SAMURAI_RULES_DE } from './de/rules.ts';
import { SAMURAI_RULES_EN } from './en/rules.ts';
import { SAMURAI_RULES_HU } from './hu/rules.ts';

/** The rules of Honor of the Samurai in every language. */
export const SAMURAI_RULES: Readonly<Record<Language, RulesText>> = {
  en: SAMURAI_RULES_EN,
  hu: SAMURAI_RULES_HU,
  de: SAMURAI_RULES_DE,
};
