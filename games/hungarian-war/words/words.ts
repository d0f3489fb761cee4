import { inEach } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { HUNGARIAN_WAR_CONSOLE_DE } from './console/de.ts';
import { HUNGARIAN_WAR_CONSOLE_EN, type HungarianWarConsoleWords } from './console/en.ts';
import { HUNGARIAN_WAR_CONSOLE_HU } from './console/hu.ts';
import { HUNGARIAN_WAR_RULES_DE } from './rules/de.ts';
import { HUNGARIAN_WAR_RULES_EN } from './rules/en.ts';
import { HUNGARIAN_WAR_RULES_HU } from './rules/hu.ts';
import { HUNGARIAN_WAR_DE } from './table/de.ts';
import { HUNGARIAN_WAR_EN, type HungarianWarWords } from './table/en.ts';
import { HUNGARIAN_WAR_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const HUNGARIAN_WAR_WORDS = inEach<HungarianWarWords>(HUNGARIAN_WAR_EN, HUNGARIAN_WAR_HU, HUNGARIAN_WAR_DE);
export const HUNGARIAN_WAR_CONSOLE = inEach<HungarianWarConsoleWords>(
  HUNGARIAN_WAR_CONSOLE_EN,
  HUNGARIAN_WAR_CONSOLE_HU,
  HUNGARIAN_WAR_CONSOLE_DE,
);
export const HUNGARIAN_WAR_RULES = inEach<RulesText>(HUNGARIAN_WAR_RULES_EN, HUNGARIAN_WAR_RULES_HU, HUNGARIAN_WAR_RULES_DE);
