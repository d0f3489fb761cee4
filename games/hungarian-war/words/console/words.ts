import type { Language } from '../../../../words/language.ts';
import type { RulesText } from '../../../../words/rulebook.ts';
import { HUNGARIAN_WAR_CONSOLE_EN, type HungarianWarConsoleWords } from './en.ts';
import { HUNGARIAN_WAR_RULES_EN } from '../rules/en.ts';
import { HUNGARIAN_WAR_CONSOLE_DE } from './de.ts';
import { HUNGARIAN_WAR_RULES_DE } from '../rules/de.ts';
import { HUNGARIAN_WAR_CONSOLE_HU } from './hu.ts';
import { HUNGARIAN_WAR_RULES_HU } from '../rules/hu.ts';

export const HUNGARIAN_WAR_CONSOLE_WORDS: Readonly<Record<Language, HungarianWarConsoleWords>> = {
  en: HUNGARIAN_WAR_CONSOLE_EN,
  hu: HUNGARIAN_WAR_CONSOLE_HU,
  de: HUNGARIAN_WAR_CONSOLE_DE,
};

export const HUNGARIAN_WAR_RULES: Readonly<Record<Language, RulesText>> = {
  en: HUNGARIAN_WAR_RULES_EN,
  hu: HUNGARIAN_WAR_RULES_HU,
  de: HUNGARIAN_WAR_RULES_DE,
};
