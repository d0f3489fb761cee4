import { NIGHT_REPORT_DE } from './export/de.ts';
import { NIGHT_REPORT_EN } from './en/export.ts';
import type { NightReportWords } from './export.ts';
import { NIGHT_REPORT_HU } from './export/hu.ts';
import type { Language } from './language.ts';

/** The words of a night that is told, in every language. */
export const NIGHT_REPORT_WORDS: Readonly<Record<Language, NightReportWords>> = {
  en: NIGHT_REPORT_EN,
  hu: NIGHT_REPORT_HU,
  de: NIGHT_REPORT_DE,
};
