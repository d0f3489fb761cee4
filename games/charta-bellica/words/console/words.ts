import type { Language } from '../../../../words/language.ts';
import type { AskedConsoleWords, RulesText } from '../../../../words/rulebook.ts';
import { CHARTA_BELLICA_CONSOLE_DE } from './de.ts';
import { CHARTA_BELLICA_RULES_DE } from '../rules/de.ts';
import { CHARTA_BELLICA_CONSOLE_EN } from './en.ts';
import { CHARTA_BELLICA_RULES_EN } from '../rules/en.ts';
import { CHARTA_BELLICA_CONSOLE_HU } from './hu.ts';
import { CHARTA_BELLICA_RULES_HU } from '../rules/hu.ts';

/** The dealer's words of this game in every language. */
export const CHARTA_BELLICA_CONSOLE_WORDS: Readonly<Record<Language, AskedConsoleWords>> = {
  en: CHARTA_BELLICA_CONSOLE_EN,
  hu: CHARTA_BELLICA_CONSOLE_HU,
  de: CHARTA_BELLICA_CONSOLE_DE,
};

/** The rules of Charta Bellica in every language. */
export const CHARTA_BELLICA_RULES: Readonly<Record<Language, RulesText>> = {
  en: CHARTA_BELLICA_RULES_EN,
  hu: CHARTA_BELLICA_RULES_HU,
  de: CHARTA_BELLICA_RULES_DE,
};
