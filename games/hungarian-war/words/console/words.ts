import { inEach } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { HUNGARIAN_WAR_CONSOLE_DE } from './de.ts';
import { HUNGARIAN_WAR_CONSOLE_EN } from './en.ts';
import { HUNGARIAN_WAR_CONSOLE_HU } from './hu.ts';
import { HUNGARIAN_WAR_RULES_DE } from '../rules/de.ts';
import { HUNGARIAN_WAR_RULES_EN } from '../rules/en.ts';
import { HUNGARIAN_WAR_RULES_HU } from '../rules/hu.ts';

/** On the dealer's console, and on paper. */
export const HUNGARIAN_WAR_CONSOLE = inEach(HUNGARIAN_WAR_CONSOLE_EN, HUNGARIAN_WAR_CONSOLE_HU, HUNGARIAN_WAR_CONSOLE_DE);
export const HUNGARIAN_WAR_RULES = inEach<RulesText>(HUNGARIAN_WAR_RULES_EN, HUNGARIAN_WAR_RULES_HU, HUNGARIAN_WAR_RULES_DE);
