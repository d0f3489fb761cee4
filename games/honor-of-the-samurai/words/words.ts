import { inEach } from '../../../words/language.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { SAMURAI_CONSOLE_DE } from './console/de.ts';
import { SAMURAI_CONSOLE_EN, type SamuraiConsoleWords } from './console/en.ts';
import { SAMURAI_CONSOLE_HU } from './console/hu.ts';
import { SAMURAI_RULES_DE } from './rules/de.ts';
import { SAMURAI_RULES_EN } from './rules/en.ts';
import { SAMURAI_RULES_HU } from './rules/hu.ts';
import { SAMURAI_DE } from './table/de.ts';
import { SAMURAI_EN, type SamuraiWords } from './table/en.ts';
import { SAMURAI_HU } from './table/hu.ts';

/** At the table, on the dealer's console, and on paper. */
export const SAMURAI_WORDS = inEach<SamuraiWords>(SAMURAI_EN, SAMURAI_HU, SAMURAI_DE);
export const SAMURAI_CONSOLE = inEach<SamuraiConsoleWords>(SAMURAI_CONSOLE_EN, SAMURAI_CONSOLE_HU, SAMURAI_CONSOLE_DE);
export const SAMURAI_RULES = inEach<RulesText>(SAMURAI_RULES_EN, SAMURAI_RULES_HU, SAMURAI_RULES_DE);
