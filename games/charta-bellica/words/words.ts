import { inEach } from '../../../words/language.ts';
import type { AskedConsoleWords, RulesText } from '../../../words/rulebook.ts';
import { CHARTA_BELLICA_CONSOLE_DE } from './console/de.ts';
import { CHARTA_BELLICA_CONSOLE_EN } from './console/en.ts';
import { CHARTA_BELLICA_CONSOLE_HU } from './console/hu.ts';
import { CHARTA_BELLICA_RULES_DE } from './rules/de.ts';
import { CHARTA_BELLICA_RULES_EN } from './rules/en.ts';
import { CHARTA_BELLICA_RULES_HU } from './rules/hu.ts';
import { CHARTA_BELLICA_DE } from './table/de.ts';
import { CHARTA_BELLICA_EN, type ChartaBellicaWords } from './table/en.ts';
import { CHARTA_BELLICA_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const CHARTA_BELLICA_WORDS = inEach<ChartaBellicaWords>(CHARTA_BELLICA_EN, CHARTA_BELLICA_HU, CHARTA_BELLICA_DE);
export const CHARTA_BELLICA_CONSOLE = inEach<AskedConsoleWords>(
  CHARTA_BELLICA_CONSOLE_EN,
  CHARTA_BELLICA_CONSOLE_HU,
  CHARTA_BELLICA_CONSOLE_DE,
);
export const CHARTA_BELLICA_RULES = inEach<RulesText>(CHARTA_BELLICA_RULES_EN, CHARTA_BELLICA_RULES_HU, CHARTA_BELLICA_RULES_DE);
