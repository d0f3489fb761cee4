import { dirname } from 'node:path';
import { makeLine } from './chain.ts';
import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';
import type { Entry, Line, NightRecord } from './line.ts';
import { openPlaced } from './placed-file.ts';
import { makeWriter } from './writer.ts';

/** The state from which an open night continues. */
export interface NightSoFar {
  readonly file: string;
  /** The format in the header; every further line keeps to it. */
  readonly format: number;
  readonly startedAt: string;
  readonly lines: readonly Line[];
  /** Length of the file in bytes. */
  readonly good: number;
  /** The hash of the last line, which may be the header. */
  readonly hash: string;
}

/**
 * Opens the file at `path` for appending; `now` is a monotonic clock in ms. Flushes what was read first, because a host that
 * was killed may have left unflushed lines.
 */
export async function continueNight(
  disk: Disk,
  path: string,
  soFar: NightSoFar,
  { held, now }: { readonly held: Lock['held']; readonly now: () => number },
): Promise<NightRecord> {
  const open = await openPlaced(disk, path, held);
  try {
    await open.datasync();
    await disk.syncFolder(dirname(path));
  } catch (error) {
    await open.close().catch(() => undefined);
    throw error;
  }
  const writer = makeWriter(open, soFar.good, now);
  let n = soFar.lines.length;
  let hash = soFar.hash;
  let queue: Promise<unknown> = Promise.resolve();

  async function appendNow(entry: Entry, at: number): Promise<{ line: Line; flushMs: number }> {
    const { text, line } = makeLine<Entry>(inFormat(soFar.format, entry), n + 1, at, hash);
    const flushMs = await writer.append(`${text}\n`);
    n = line.n;
    hash = line.hash;
    return { line, flushMs };
  }

  return {
    file: soFar.file,
    startedAt: soFar.startedAt,
    read: soFar.lines,
    append(entry, at) {
      const result = queue.then(() => appendNow(entry, at));
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      await queue;
      await writer.close();
    },
  };
}

/** Drops what the format of the file does not know: hosts of format 1 refuse the fields of format 2. */
function inFormat(format: number, entry: Entry): Entry {
  if (format > 1 || entry.kind !== 'commitments') return entry;
  return { ...entry, seals: entry.seals.map(({ answered: _, ...seal }) => seal) };
}
