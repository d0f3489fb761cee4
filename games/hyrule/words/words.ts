import { inEach } from '../../../words/language.ts';
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
export const HYRULE_WORDS = inEach<HyruleWords>(HYRULE_EN, HYRULE_HU, HYRULE_DE);
export const HYRULE_CONSOLE = inEach<HyruleConsoleWords>(HYRULE_CONSOLE_EN, HYRULE_CONSOLE_HU, HYRULE_CONSOLE_DE);
export const HYRULE_RULES = inEach<RulesText>(HYRULE_RULES_EN, HYRULE_RULES_HU, HYRULE_RULES_DE);
