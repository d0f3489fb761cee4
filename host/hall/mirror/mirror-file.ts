import { join } from 'node:path';
import { GENESIS, parseLine } from '../../record/chain.ts';
import { chunksOf, makeFolder, onCode, openPlain, readPlain, thenClose, type Disk } from '../../record/disk.ts';
import { NIGHT_SUFFIX } from '../../record/file-name.ts';
import type { Chained } from '../../record/line.ts';
import { batchesOfLines } from '../../record/batches-of-lines.ts';
import { writeNew } from '../../record/replace-file.ts';
import { makeWriter, type Writer } from '../../record/writer.ts';

/** How far a mirror goes. */
export interface MirrorMark {
  /** Lines, the header included. */
  readonly lines: number;
  readonly bytes: number;
  /** The hash of the last line, or the one before the first. */
  readonly hash: string;
}

const NO_LINES: MirrorMark = { lines: 0, bytes: 0, hash: GENESIS };

/** Where mirrors lie: the folder is that of one table. */
export interface MirrorPlace {
  readonly disk: Disk;
  readonly folder: string;
}

/** Is given what `parseLine` has made of each line. */
type TakeValue = (value: object, n: number) => void;

/** The file of one mirror: lines are appended and flushed. It is open only between `open` and `close`. */
export class MirrorFile {
  readonly #place: MirrorPlace;
  readonly #night: string;
  /** How far it has been read and appended to, flushed. */
  mark = NO_LINES;
  #writer: Writer | undefined;

  constructor(place: MirrorPlace, night: string) {
    this.#place = place;
    this.#night = night;
  }

  /** Whether the first lines of the file are those of this place, as far as the hash of the last tells. Rejects with the system's code. */
  async reaches({ bytes, hash }: MirrorMark): Promise<boolean> {
    return thenClose(await openPlain(this.#path), async (file) => {
      const end = `"hash":"${hash}"}\n`;
      const { buffer } = await file.read(Buffer.alloc(end.length), 0, end.length, bytes - end.length);
      return buffer.toString('latin1') === end;
    }).catch(onCode(['ENOENT'], false));
  }

  /**
   * Reads the mirror from a place on as far as its chain is good. What an interrupted append has left is cut off; a file that is damaged
   * before its end is kept beside. Rejects with the system's error code.
   */
  async read(take: TakeValue, from = NO_LINES): Promise<void> {
    const none = { mark: from, rest: 'none' } as const;
    const { mark, rest } = await readGood(this.#path, take, from).catch(onCode(['ENOENT'], none));
    this.mark = mark;
    if (rest === 'none') return;
    if (rest === 'damaged') await this.#keepBeside();
    await thenClose(await this.#place.disk.open(this.#path, 'r+'), async (file) => {
      await file.truncate(mark.bytes);
      await file.datasync();
    });
  }

  /** Appends whole lines, which lead to `mark`, and flushes them. Rejects with the system's error code; then nothing of them stays. */
  async append(lines: readonly Buffer[], mark: MirrorMark): Promise<void> {
    this.#writer ??= await this.#open(this.mark);
    await this.#writer.append(Buffer.concat(lines));
    this.mark = mark;
  }

  /** Keeps the file beside, so that a new one can begin. */
  async setAside(): Promise<void> {
    await this.close();
    await this.#keepBeside();
    await this.#place.disk.remove(this.#path);
    this.mark = NO_LINES;
  }

  async close(): Promise<void> {
    const writer = this.#writer;
    this.#writer = undefined;
    await writer?.close();
  }

  get #path(): string {
    return join(this.#place.folder, `${this.#night}${NIGHT_SUFFIX}`);
  }

  async #open({ lines, bytes }: MirrorMark): Promise<Writer> {
    const { disk, folder } = this.#place;
    if (lines === 0) await makeFolder(disk, folder);
    const isThere = lines > 0 || (await disk.identity(this.#path)) !== undefined;
    const file = await disk.open(this.#path, isThere ? 'r+' : 'wx');
    if (!isThere) await disk.syncFolder(folder);
    return makeWriter(file, bytes, () => performance.now());
  }

  async #keepBeside(): Promise<void> {
    const { disk, folder } = this.#place;
    await writeNew(disk, folder, (nth) => `${this.#night}${NIGHT_SUFFIX}.was-${nth}`, await readPlain(this.#path));
  }
}

async function readGood(
  path: string,
  take: TakeValue,
  from: MirrorMark,
): Promise<{ readonly mark: MirrorMark; readonly rest: 'none' | 'torn' | 'damaged' }> {
  let mark = from;
  let rest: 'none' | 'torn' | 'damaged' = 'none';
  return thenClose(await openPlain(path), async (file) => {
    for await (const batch of batchesOfLines(chunksOf(file, Infinity, from.bytes))) {
      for (const { bytes, ended } of batch) {
        const parsed = rest === 'none' && ended ? parseLine(bytes, mark.lines, mark.hash) : undefined;
        if (parsed?.ok === true) {
          take(parsed.value, mark.lines);
          mark = { lines: mark.lines + 1, bytes: mark.bytes + bytes.length + 1, hash: parsed.value.hash };
        } else rest = rest === 'none' && !ended ? 'torn' : 'damaged';
      }
    }
    return { mark, rest };
  });
}

/**
 * As many of these lines, each with its newline, as follow from a place by the chain. `take` is given each that does, and refuses it
 * with false.
 */
export function following(
  from: MirrorMark,
  lines: readonly Buffer[],
  take: (value: Chained<object>, n: number) => boolean = () => true,
): { readonly mark: MirrorMark; readonly good: readonly Buffer[] } {
  let mark = from;
  for (const [i, bytes] of lines.entries()) {
    const parsed = parseLine(bytes.subarray(0, -1), mark.lines, mark.hash);
    if (!parsed.ok || !take(parsed.value, mark.lines)) return { mark, good: lines.slice(0, i) };
    mark = { lines: mark.lines + 1, bytes: mark.bytes + bytes.length, hash: parsed.value.hash };
  }
  return { mark, good: lines };
}

/** Lines with their newlines; undefined for what is not whole lines. */
export function linesOf(text: string): readonly Buffer[] | undefined {
  return text.endsWith('\n') ? text.split(/(?<=\n)/).map((line) => Buffer.from(line)) : undefined;
}
