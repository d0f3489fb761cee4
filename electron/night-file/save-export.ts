import { realpath, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { NightInFile, SavedExport } from '../../host/contract/night-file.ts';
import type { ExportFormat } from '../../host/contract/night.ts';
import { exportedFile } from '../../host/export/night.ts';
import { nightReport } from '../../host/export/night-report.ts';
import { readStart } from '../../host/record/catalogue.ts';
import { systemDisk } from '../../host/record/disk.ts';
import { replaceFile } from '../../host/record/replace-file.ts';
import type { Language } from '../../words/language.ts';
import { readNightFile, unreadable } from './find-night.ts';

interface ExportJob {
  /** The night, which is only read. */
  readonly path: string;
  /** Where the export goes. A file that is there is replaced, unless it is a night. */
  readonly target: string;
  readonly format: ExportFormat;
  readonly language: Language;
}

/** What came of an export; `found` if the night is none any more. */
export type ExportEnd = SavedExport | { readonly found: NightInFile };

/** Exports a night as `referee export` does, to a file that is there whole or not at all. Never rejects for the system's errors. */
export async function saveExport({ path, target, format, language }: ExportJob): Promise<ExportEnd> {
  try {
    if (await isNight(target)) return { kind: 'is a night', path: target };
    const read = await readNightFile(path).catch((error: unknown) => ({ found: unreadable(error) }));
    if ('found' in read) return read;
    const report = nightReport(read.record);
    const content = Buffer.from(exportedFile(format, report, language));
    await replaceFile(systemDisk, dirname(target), basename(target), content);
    const from = report.fault === undefined ? {} : { from: report.fault.line };
    return { kind: 'saved', path: target, rounds: report.rounds.length, ...from };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { kind: 'failed', code };
  }
}

/** Whether there is a night at this path, however damaged or new, also behind a link. */
async function isNight(target: string): Promise<boolean> {
  const there = await realpath(target).catch(() => undefined);
  if (there === undefined || !(await stat(there)).isFile()) return false;
  const start = await readStart(there);
  return 'header' in start || start.trouble.kind === 'damaged' || start.trouble.kind === 'newer';
}
