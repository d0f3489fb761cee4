import { join } from 'node:path';
import { NO_LINES, type ChainMark } from '../../record/chain.ts';
import { ChainedFile } from '../../record/chained-file.ts';
import { makeFolder, onCode, openPlain, thenClose, type Disk } from '../../record/disk.ts';
import { NIGHT_SUFFIX } from '../../record/file-name.ts';
import type { Chained } from '../../record/line.ts';
import { cutTail } from '../../record/open.ts';
import { readChained, readChunks, type Grammar } from '../../record/reader.ts';
import { freeName } from '../../record/replace-file.ts';

/** Where mirrors lie: the folder is that of one table. */
export interface MirrorPlace {
  readonly disk: Disk;
  readonly folder: string;
}

/** Is given each line that the chain holds, whatever it says. */
export type TakeValue = (value: Chained<object>) => void;

/** What some lines that came amount to. */
interface Following {
  /** Those that are new and follow. */
  readonly good: Buffer;
  /** How far the mirror goes with them. */
  readonly to: ChainMark;
  /** Whether all of them follow. */
  readonly isWhole: boolean;
}

/** The file of one mirror: lines that were chained elsewhere are appended and flushed. It is open only between `append` and `close`. */
export class MirrorFile {
  readonly #place: MirrorPlace;
  readonly #name: string;
  /** Of the first line; the first line of a night names it. */
  readonly #hash: string;
  /** How far it has been read and appended to, flushed. */
  mark = NO_LINES;
  #open: ChainedFile | undefined;

  constructor(place: MirrorPlace, name: string, hash = '') {
    this.#place = place;
    this.#name = `${name}${NIGHT_SUFFIX}`;
    this.#hash = hash;
  }

  /** Whether the first lines of the file are those of this place, as far as the hash of the last tells. Rejects with the system's code. */
  async reaches({ bytes, hash }: ChainMark): Promise<boolean> {
    return thenClose(await openPlain(this.#path), async (file) => {
      const end = `"hash":"${hash}"}\n`;
      const { buffer } = await file.read(Buffer.alloc(end.length), 0, end.length, bytes - end.length);
      return buffer.toString('latin1') === end;
    }).catch(onCode(['ENOENT'], false));
  }

  /**
   * Reads the mirror from a place on as far as its chain is good. What lies beyond is kept beside and cut off. Rejects with the
   * system's error code.
   */
  async read(take?: TakeValue, from = NO_LINES): Promise<void> {
    const { disk, folder } = this.#place;
    const none = { mark: from, end: { end: 'clean' } } as const;
    const { mark, end } = await readChained(this.#path, this.#grammar(take), undefined, { from }).catch(onCode(['ENOENT'], none));
    if (end.end !== 'clean') await cutTail(disk, folder, this.#name, mark.bytes);
    this.mark = mark;
  }

  /** Which of these whole lines, from number `from` on, are new and follow. `take` is given each that does. */
  async following(from: number, lines: readonly string[], take?: TakeValue): Promise<Following> {
    const news = Buffer.from(lines.slice(this.mark.lines - from).join(''));
    const { mark: to } = await readChunks([news], this.#grammar(take), undefined, this.mark);
    const length = to.bytes - this.mark.bytes;
    return { good: news.subarray(0, length), to, isWhole: length === news.length };
  }

  /** Appends lines that follow, and flushes them. Rejects with the system's error code; then nothing of them stays. */
  async append({ good, to }: Following): Promise<void> {
    if (good.length === 0) return;
    this.#open ??= await this.#opened();
    await this.#open.append(good, to);
    this.mark = to;
  }

  /** Keeps the file beside, so that a new one can begin. */
  async setAside(): Promise<void> {
    const { disk, folder } = this.#place;
    await this.close();
    const beside = await freeName(disk, folder, (nth) => `${this.#name}.was-${nth}`);
    await disk.rename(this.#path, join(folder, beside));
    await disk.syncFolder(folder);
    this.mark = NO_LINES;
  }

  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.close();
  }

  get #path(): string {
    return join(this.#place.folder, this.#name);
  }

  async #opened(): Promise<ChainedFile> {
    const { disk, folder } = this.#place;
    if (this.mark.lines === 0) await makeFolder(disk, folder);
    const isThere = this.mark.lines > 0 || (await disk.identity(this.#path)) !== undefined;
    return ChainedFile.open(disk, this.#path, this.mark, isThere ? 'r+' : 'wx');
  }

  #grammar(take: TakeValue = () => undefined): Grammar<object, object> {
    const taken = (value: Chained<object>) => {
      take(value);
      return value;
    };
    const header = (value: Chained<object>) => (value.hash.startsWith(this.#hash) ? taken(value) : undefined);
    return { record: '', newest: Infinity, header, line: taken };
  }
}

/** Lines with their newlines; undefined for what is not whole lines. */
export function linesOf(text: string): readonly string[] | undefined {
  return text.endsWith('\n') ? text.split(/(?<=\n)/) : undefined;
}
