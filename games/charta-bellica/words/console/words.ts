import { inEach } from '../../../../words/language.ts';
import type { AskedConsoleWords, RulesText } from '../../../../words/rulebook.ts';
import { CHARTA_BELLICA_CONSOLE_DE } from './de.ts';
import { CHARTA_BELLICA_CONSOLE_EN } from './en.ts';
import { CHARTA_BELLICA_CONSOLE_HU } from './hu.ts';
import { CHARTA_BELLICA_RULES_DE } from '../rules/de.ts';
import { CHARTA_BELLICA_RULES_EN } from '../rules/en.ts';
import { CHARTA_BELLICA_RULES_HU } from '../rules/hu.ts';

/** On the dealer's console, and on paper. */
export const CHARTA_BELLICA_CONSOLE = inEach<AskedConsoleWords>(
  CHARTA_BELLICA_CONSOLE_EN,
  CHARTA_BELLICA_CONSOLE_HU,
  CHARTA_BELLICA_CONSOLE_DE,
);
export const CHARTA_BELLICA_RULES = inEach<RulesText>(CHARTA_BELLICA_RULES_EN, CHARTA_BELLICA_RULES_HU, CHARTA_BELLICA_RULES_DE);
