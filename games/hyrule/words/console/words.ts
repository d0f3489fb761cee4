import { inEach } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { HYRULE_CONSOLE_DE } from './de.ts';
import { HYRULE_CONSOLE_EN, type HyruleConsoleWords } from './en.ts';
import { HYRULE_CONSOLE_HU } from './hu.ts';
import { HYRULE_RULES_DE } from '../rules/de.ts';
import { HYRULE_RULES_EN } from '../rules/en.ts';
import { HYRULE_RULES_HU } from '../rules/hu.ts';

/** On the dealer's console, and on paper. */
export const HYRULE_CONSOLE = inEach<HyruleConsoleWords>(HYRULE_CONSOLE_EN, HYRULE_CONSOLE_HU, HYRULE_CONSOLE_DE);
export const HYRULE_RULES = inEach<RulesText>(HYRULE_RULES_EN, HYRULE_RULES_HU, HYRULE_RULES_DE);
