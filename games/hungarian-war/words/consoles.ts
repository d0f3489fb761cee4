import type { Language } from '../../../words/language.ts';
import type { HungarianWarConsoleWords, HungarianWarRules } from './console.ts';
import { HUNGARIAN_WAR_CONSOLE_DE } from './de/console.ts';
import { HUNGARIAN_WAR_RULES_DE } from './de/rules.ts';
import { HUNGARIAN_WAR_CONSOLE_EN } from './en/console.ts';
import { HUNGARIAN_WAR_RULES_EN } from './en/rules.ts';
import { HUNGARIAN_WAR_CONSOLE_HU } from './hu/console.ts';
import { HUNGARIAN_WAR_RULES_HU } from './hu/rules.ts';

/** The dealer's words of this game in every language. */
export const HUNGARIAN_WAR_CONSOLE_WORDS: Readonly<Record<Language, HungarianWarConsoleWords>> = {
  en: HUNGARIAN_WAR_CONSOLE_EN,
  hu: HUNGARIAN_WAR_CONSOLE_HU,
  de: HUNGARIAN_WAR_CONSOLE_DE,
};

/** The rules of Hungarian War in every language. */
export const HUNGARIAN_WAR_RULES: Readonly<Record<Language, HungarianWarRules>> = {
  en: HUNGARIAN_WAR_RULES_EN,
  hu: HUNGARIAN_WAR_RULES_HU,
  de: HUNGARIAN_WAR_RULES_DE,
};
