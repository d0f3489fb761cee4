import { NIGHT_REPORT_DE } from './de.ts';
import { NIGHT_REPORT_EN, type NightReportWords } from './en.ts';
import { NIGHT_REPORT_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const NIGHT_REPORT_WORDS = inEach<NightReportWords>(NIGHT_REPORT_EN, NIGHT_REPORT_HU, NIGHT_REPORT_DE);
