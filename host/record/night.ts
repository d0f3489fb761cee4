import { join } from 'node:path';
import PQueue from 'p-queue';
import { makeLine } from './chain.ts';
import type { Contents } from './contents.ts';
import type { Disk, DiskFile } from './disk.ts';
import type { Lock } from './lock.ts';
import type { Entry } from './line.ts';
import type { NightRecord } from './night-folder.ts';
import { openPlaced } from './placed-file.ts';
import type { ReadTo } from './reader.ts';
import { makeWriter } from './writer.ts';

/** The state from which an open night continues. */
export interface NightSoFar extends Pick<ReadTo, 'count' | 'good' | 'hash'> {
  readonly file: string;
  /** The format in the header; every further line keeps to it. */
  readonly format: number;
  readonly startedAt: string;
  readonly contents: Contents;
}

/** Where the files of open nights lie; `now` is a monotonic clock in ms. */
interface Place {
  readonly disk: Disk;
  readonly folder: string;
  readonly held: Lock['held'];
  readonly now: () => number;
}

/** A night that this host writes to, with what it contains so far, so that a list need not read a file being written. */
export interface OpenNight extends NightRecord {
  readonly contents: Contents;
  /** Resolves when nothing is being written, so that the file ends with a whole line. */
  atRest(): Promise<void>;
}

/** `isFirstClose` is called with every close. */
export async function continueNight(
  place: Place,
  { file, format, startedAt, contents, ...soFar }: NightSoFar,
  isFirstClose: () => boolean,
): Promise<OpenNight> {
  const writer = makeWriter(await openFlushed(place, file), soFar.good, place.now);
  let { count, hash } = soFar;
  const queue = new PQueue({ concurrency: 1 });

  async function append(entry: Entry, at: number) {
    const { text, line } = makeLine<Entry>(inFormat(format, entry), count + 1, at, hash);
    const flushMs = await writer.append(`${text}\n`);
    count += 1;
    contents.note(line);
    hash = line.hash;
    return { line, flushMs };
  }

  return {
    file,
    startedAt,
    contents,
    append: (entry, at) => queue.add(() => append(entry, at)),
    atRest: () => queue.onIdle(),
    async close() {
      if (!isFirstClose()) return;
      await queue.onIdle();
      await writer.close();
    },
  };
}

/** Flushes what was read, because a host that was killed may have left unflushed lines. */
async function openFlushed({ disk, folder, held }: Place, name: string): Promise<DiskFile> {
  const file = await openPlaced(disk, join(folder, name), held);
  try {
    await file.datasync();
    await disk.syncFolder(folder);
    return file;
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
}

/** Drops what the format of the file does not know: hosts of an older format refuse the fields of a newer one. */
function inFormat(format: number, { played, ...entry }: Entry): Entry {
  if (format > 2) return { ...entry, ...(played !== undefined && { played }) };
  if (format > 1 || entry.kind !== 'commitments') return entry;
  return { ...entry, seals: entry.seals.map(({ answered: _, ...seal }) => seal) };
}
