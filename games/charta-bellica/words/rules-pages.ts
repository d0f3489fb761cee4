import type { Language } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rules-text.ts';
import { CHARTA_BELLICA_RULES_DE } from './de/rules.ts';
import { CHARTA_BELLICA_RULES_EN } from './en/rules.ts';
import { CHARTA_BELLICA_RULES_HU } from './hu/rules.ts';

/** The rules of Charta Bellica in every language. */
export const CHARTA_BELLICA_RULES: Readonly<Record<Language, RulesText>> = {
  en: CHARTA_BELLICA_RULES_EN,
  hu: CHARTA_BELLICA_RULES_HU,
  de: CHARTA_BELLICA_RULES_DE,
};
