import { inEach } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { WAR_CONSOLE_DE } from './console/de.ts';
import { WAR_CONSOLE_EN, type WarConsoleWords } from './console/en.ts';
import { WAR_CONSOLE_HU } from './console/hu.ts';
import { WAR_RULES_DE } from './rules/de.ts';
import { WAR_RULES_EN } from './rules/en.ts';
import { WAR_RULES_HU } from './rules/hu.ts';
import { WAR_DE } from './table/de.ts';
import { WAR_EN, type WarWords } from './table/en.ts';
import { WAR_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const WAR_WORDS = inEach<WarWords>(WAR_EN, WAR_HU, WAR_DE);
export const WAR_CONSOLE = inEach<WarConsoleWords>(WAR_CONSOLE_EN, WAR_CONSOLE_HU, WAR_CONSOLE_DE);
export const WAR_RULES = inEach<RulesText>(WAR_RULES_EN, WAR_RULES_HU, WAR_RULES_DE);
