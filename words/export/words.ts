import { NIGHT_REPORT_DE } from './de.ts';
import { NIGHT_REPORT_EN, type NightReportWords } from './en.ts';
import { NIGHT_REPORT_HU } from './hu.ts';
import type { Language } from '../language.ts';

export const NIGHT_REPORT_WORDS: Readonly<Record<Language, NightReportWords>> = {
  en: NIGHT_REPORT_EN,
  hu: NIGHT_REPORT_HU,
  de: NIGHT_REPORT_DE,
};
