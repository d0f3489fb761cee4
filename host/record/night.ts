import { join } from 'node:path';
import { makeLine } from './chain.ts';
import type { Contents } from './contents.ts';
import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';
import type { Entry, Line, NightRecord } from './line.ts';
import { openPlaced } from './placed-file.ts';
import { makeWriter, type Writer } from './writer.ts';

/** The state from which an open night continues. */
export interface NightSoFar {
  readonly file: string;
  /** The format in the header; every further line keeps to it. */
  readonly format: number;
  readonly startedAt: string;
  /** How many lines follow the header. */
  readonly count: number;
  readonly contents: Contents;
  /** Length of the file in bytes. */
  readonly good: number;
  /** The hash of the last line, which may be the header. */
  readonly hash: string;
}

/** Where the files of open nights lie; `now` is a monotonic clock in ms. */
export interface Place {
  readonly disk: Disk;
  readonly folder: string;
  readonly held: Lock['held'];
  readonly now: () => number;
}

/** A night that this host writes to, with what it contains so far, so that a list need not read a file being written. */
export class OpenNight implements NightRecord {
  readonly file: string;
  readonly startedAt: string;
  readonly contents: Contents;
  readonly #format: number;
  readonly #writer: Writer;
  #count: number;
  #hash: string;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #isFirstClose: () => boolean;

  /**
   * Flushes what was read first, because a host that was killed may have left unflushed lines. `isFirstClose` is called with
   * every close.
   */
  static async continue({ disk, folder, held, now }: Place, soFar: NightSoFar, isFirstClose: () => boolean): Promise<OpenNight> {
    const file = await openPlaced(disk, join(folder, soFar.file), held);
    try {
      await file.datasync();
      await disk.syncFolder(folder);
    } catch (error) {
      await file.close().catch(() => undefined);
      throw error;
    }
    return new OpenNight(soFar, makeWriter(file, soFar.good, now), isFirstClose);
  }

  private constructor(
    { file, format, startedAt, count, contents, hash }: NightSoFar,
    writer: Writer,
    isFirstClose: () => boolean,
  ) {
    this.file = file;
    this.startedAt = startedAt;
    this.contents = contents;
    this.#count = count;
    this.#format = format;
    this.#hash = hash;
    this.#writer = writer;
    this.#isFirstClose = isFirstClose;
  }

  append(entry: Entry, at: number): Promise<{ readonly line: Line; readonly flushMs: number }> {
    const result = this.#queue.then(() => this.#append(entry, at));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Resolves when nothing is being written, so that the file ends with a whole line. */
  async atRest(): Promise<void> {
    for (let waited: unknown; waited !== this.#queue;) {
      waited = this.#queue;
      await waited;
    }
  }

  async close(): Promise<void> {
    if (!this.#isFirstClose()) return;
    await this.#queue;
    await this.#writer.close();
  }

  async #append(entry: Entry, at: number): Promise<{ line: Line; flushMs: number }> {
    const { text, line } = makeLine<Entry>(inFormat(this.#format, entry), this.#count + 1, at, this.#hash);
    const flushMs = await this.#writer.append(`${text}\n`);
    this.#count += 1;
    this.contents.note(line);
    this.#hash = line.hash;
    return { line, flushMs };
  }
}

/** Drops what the format of the file does not know: hosts of format 1 refuse the fields of format 2. */
function inFormat(format: number, entry: Entry): Entry {
  if (format > 1 || entry.kind !== 'commitments') return entry;
  return { ...entry, seals: entry.seals.map(({ answered: _, ...seal }) => seal) };
}
