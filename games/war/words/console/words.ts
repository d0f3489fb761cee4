import { inEach } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { WAR_CONSOLE_DE } from './de.ts';
import { WAR_CONSOLE_EN, type WarConsoleWords } from './en.ts';
import { WAR_CONSOLE_HU } from './hu.ts';
import { WAR_RULES_DE } from '../rules/de.ts';
import { WAR_RULES_EN } from '../rules/en.ts';
import { WAR_RULES_HU } from '../rules/hu.ts';

/** On the dealer's console, and on paper. */
export const WAR_CONSOLE = inEach<WarConsoleWords>(WAR_CONSOLE_EN, WAR_CONSOLE_HU, WAR_CONSOLE_DE);
export const WAR_RULES = inEach<RulesText>(WAR_RULES_EN, WAR_RULES_HU, WAR_RULES_DE);
