import type { Language } from '../../words/language.ts';
import type { ExportFormat } from '../contract/night.ts';
import { escapeUnseen } from '../../rulebook/text.ts';
import { roundsCsv, SPREADSHEETS_MARK } from './csv.ts';
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

/** The night as a file of its own. */
export function exportedFile(format: ExportFormat, report: NightReport, language: Language): string {
  return `${format === 'csv' ? SPREADSHEETS_MARK : ''}${exportNight(format, report, language)}\n`;
}
