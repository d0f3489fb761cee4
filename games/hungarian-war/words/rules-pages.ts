import type { Language } from '../../../words/language.ts';
import { HUNGARIAN_WAR_RULES_DE } from './de/rules.ts';
import { HUNGARIAN_WAR_RULES_EN } from './en/rules.ts';
import { HUNGARIAN_WAR_RULES_HU } from './hu/rules.ts';
import type { HungarianWarRules } from './rules.ts';

/** The rules of Hungarian War in every language. */
export const HUNGARIAN_WAR_RULES: Readonly<Record<Language, HungarianWarRules>> = {
  en: HUNGARIAN_WAR_RULES_EN,
  hu: HUNGARIAN_WAR_RULES_HU,
  de: HUNGARIAN_WAR_RULES_DE,
};
