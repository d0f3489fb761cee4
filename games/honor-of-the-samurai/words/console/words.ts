import { inEach } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { SAMURAI_CONSOLE_DE } from './de.ts';
import { SAMURAI_CONSOLE_EN, type SamuraiConsoleWords } from './en.ts';
import { SAMURAI_CONSOLE_HU } from './hu.ts';
import { SAMURAI_RULES_DE } from '../rules/de.ts';
import { SAMURAI_RULES_EN } from '../rules/en.ts';
import { SAMURAI_RULES_HU } from '../rules/hu.ts';

/** On the dealer's console, and on paper. */
export const SAMURAI_CONSOLE = inEach<SamuraiConsoleWords>(SAMURAI_CONSOLE_EN, SAMURAI_CONSOLE_HU, SAMURAI_CONSOLE_DE);
export const SAMURAI_RULES = inEach<RulesText>(SAMURAI_RULES_EN, SAMURAI_RULES_HU, SAMURAI_RULES_DE);
