import type { Language } from '../../words/language.ts';
import type { ExportFormat } from '../contract/night.ts';
import { escapeUnseen } from '../contract/text.ts';
import { roundsCsv } from './csv.ts';
import { nightText } from './text.ts';
import type { NightReport } from './night-report.ts';

export const SUFFIX: Readonly<Record<ExportFormat, string>> = { csv: '.csv', json: '.json', text: '.txt' };

/** The night in a format of docs/NIGHTS.md, without a final newline or control characters: somebody will print it with `cat`. */
export function exportNight(format: ExportFormat, report: NightReport, language: Language): string {
  switch (format) {
    case 'csv':
      return roundsCsv(report.rounds);
    case 'json': {
      const { startedAt = null, name = null, head = null, rounds, series } = report;
      return escapeUnseen(JSON.stringify({ startedAt, name, head, rounds, series }));
    }
    case 'text':
      return nightText(report, language);
  }
}

/** Spreadsheets recognise UTF-8 in a CSV file only by this mark. */
const BEFORE: Readonly<Record<ExportFormat, string>> = { csv: '\uFEFF', json: '', text: '' };

/** The night as a file of its own. */
export function exportedFile(format: ExportFormat, report: NightReport, language: Language): string {
  return `${BEFORE[format]}${exportNight(format, report, language)}\n`;
}
