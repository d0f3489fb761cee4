import { Contents } from './contents.ts';
import type { Disk } from './disk.ts';
import { nightName } from './file-name.ts';
import { RECORD, RECORD_FORMAT, type Entry, type Header } from './line.ts';
import type { NightRecord } from './night-folder.ts';
import { firstLine, openChained } from './open.ts';
import { NIGHT, type TakeLine } from './reader.ts';
import { writeNew } from './replace-file.ts';

/** A night that this host writes to, with what it contains so far, so that a list need not read a file being written. */
export interface OpenNight extends NightRecord {
  readonly contents: Contents;
  /** Resolves when nothing is being written, so that the file ends with a whole line. */
  atRest(): Promise<void>;
}

/** Begins a night with its header, flushed, and returns the name of its file. `at` in ms since 1970. */
export function beginNight(disk: Disk, folder: string, app: string, at: number): Promise<string> {
  const startedAt = new Date(at).toISOString();
  const header: Header = { record: RECORD, format: RECORD_FORMAT, app, startedAt };
  return writeNew(disk, folder, (nth) => nightName(at, nth), firstLine(header, at));
}

/** Opens a night to continue it, as `openChained`; `take` is given its lines. */
export async function openNight(disk: Disk, folder: string, file: string, take: TakeLine = () => undefined): Promise<OpenNight> {
  const contents = new Contents();
  const { header, chain } = await openChained(disk, folder, file, NIGHT, (line, bytes) => {
    contents.note(line);
    take(line, bytes);
  });
  return {
    file,
    startedAt: header.startedAt,
    contents,
    async append(entry, at) {
      const appended = await chain.add(inFormat(header.format, entry), at);
      contents.note(appended.line);
      return appended;
    },
    atRest: () => chain.atRest(),
    close: () => chain.close(),
  };
}

/** Drops what the format of the file does not know: hosts of an older format refuse the fields of a newer one. */
function inFormat(format: number, { played, ...entry }: Entry): Entry {
  if (format > 2) return { ...entry, ...(played !== undefined && { played }) };
  if (format > 1 || entry.kind !== 'commitments') return entry;
  return { ...entry, seals: entry.seals.map(({ answered: _, ...seal }) => seal) };
}
