import { foldGood } from '../record/fold.ts';
import type { ReadRecord } from '../record/reader.ts';
import { playedRounds, type PlayedRound } from '../record/rounds.ts';
import { roundsCsv } from './export-csv.ts';
import { roundsText } from './export-text.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

export const EXPORT_FORMATS = ['csv', 'json', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `referee export FILE`: the rounds that count, as far as the record is good; what is not good is said and exits with 1. */
export async function exportFile(io: Io, path: string, options: { readonly format: string }): Promise<ExitCode> {
  const format = EXPORT_FORMATS.find((known) => known === options.format);
  if (format === undefined) throw new Unusable(`--format: ${options.format} is none of ${EXPORT_FORMATS.join(', ')}`);
  const record = await readFileArgument(path);
  const { night, fault } = foldGood(record.lines);
  const problem = fault?.message ?? problemOf(record);
  await io.out(inFormat(format, playedRounds(night, record.lines), record));
  if (problem === undefined) return 0;
  io.say(`${path}: ${problem}; what stands before it was exported`);
  return 1;
}

function inFormat(format: ExportFormat, rounds: readonly PlayedRound[], { header }: ReadRecord): string {
  switch (format) {
    case 'csv':
      return roundsCsv(rounds);
    case 'json':
      return JSON.stringify({ startedAt: header?.startedAt ?? null, rounds });
    case 'text':
      return roundsText(rounds);
    default:
      return format satisfies never;
  }
}

/** A torn last line was never accepted. */
function problemOf({ end }: ReadRecord): string | undefined {
  if (end.end === 'newer') return `written by a newer version, in format ${end.format}`;
  return end.end === 'damaged' ? `line ${end.line} is damaged (${end.problem})` : undefined;
}
