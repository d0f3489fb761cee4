import { dirname } from 'node:path';
import PQueue from 'p-queue';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { makeLine, type ChainMark } from './chain.ts';
import { tooLarge, writeAll, type Disk, type DiskFile } from './disk.ts';
import type { Chained } from './line.ts';

/**
 * A file of chained lines, open for appending. A line is either flushed whole or not in the file at all, and counts as flushed
 * only if it will be found again: at its own path, in a folder that is still ours.
 */
export class ChainedFile {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #file: DiskFile;
  readonly #identity: string | undefined;
  readonly #queue = new PQueue({ concurrency: 1 });
  #mark: ChainMark;
  /** Something of a failed line may lie beyond the mark. */
  #littered = false;

  private constructor(disk: Disk, path: string, file: DiskFile, mark: ChainMark, identity: string | undefined) {
    [this.#disk, this.#path, this.#file, this.#mark, this.#identity] = [disk, path, file, mark, identity];
  }

  /**
   * Opens what was read up to `mark`, or creates it with `wx`. Flushes it, because a host that was killed may have left lines that
   * are not. Rejects with the system's error code.
   */
  static async open(disk: Disk, path: string, mark: ChainMark, flags: 'r+' | 'wx' = 'r+'): Promise<ChainedFile> {
    const file = await disk.open(path, flags);
    try {
      const identity = await disk.identity(path);
      await file.datasync();
      await disk.syncFolder(dirname(path));
      return new ChainedFile(disk, path, file, mark, identity);
    } catch (error) {
      await file.close().catch(() => undefined);
      throw error;
    }
  }

  /** How far the file goes, flushed. */
  get mark(): ChainMark {
    return this.#mark;
  }

  /**
   * Makes a line of this and appends it, in call order. `at` in ms since 1970; `check` is given the line before it is written, and
   * may throw. Resolves after the flush with the line and the milliseconds the flush took. Rejects as `append`.
   */
  add<Content extends object>(
    content: Content,
    at: number,
    check?: (line: Chained<Content>) => void,
  ): Promise<{ readonly line: Chained<Content>; readonly flushMs: number }> {
    return this.#queue.add(async () => {
      const { lines, bytes, hash } = this.#mark;
      const { text, line } = makeLine(content, lines, at, hash);
      check?.(line);
      const whole = Buffer.from(`${text}\n`);
      const flushMs = await this.append(whole, { lines: lines + 1, bytes: bytes + whole.length, hash: line.hash });
      return { line, flushMs };
    });
  }

  /**
   * Appends whole lines that lead from the mark to another one, while nothing else is appended. Resolves after the flush with the
   * milliseconds it took. Rejects with the system's error code, with `EFBIG` if the file would become larger than what is read, and
   * with `ESTALE` if it was removed or replaced; then nothing of the lines stays.
   */
  async append(lines: Buffer, to: ChainMark): Promise<number> {
    await this.#sweep();
    if (to.bytes > MOST_NIGHT_BYTES) throw tooLarge();
    try {
      await this.#disk.held();
      this.#littered = true;
      await writeAll(this.#file, lines, this.#mark.bytes);
      const before = this.#disk.now();
      await this.#file.datasync();
      // In parallel, because every line waits for both.
      const [there] = await Promise.all([this.#disk.identity(this.#path), this.#disk.held()]);
      if (there !== this.#identity) throw Object.assign(new Error('removed or replaced'), { code: 'ESTALE' });
      this.#littered = false;
      this.#mark = to;
      return this.#disk.now() - before;
    } catch (error) {
      // If this fails too, it is repeated before the next line; a reader cuts off half a line that stays.
      await this.#sweep().catch(() => undefined);
      throw error;
    }
  }

  /** Resolves when nothing is being added, so that the file ends with a whole line. */
  atRest(): Promise<void> {
    return this.#queue.onIdle();
  }

  async close(): Promise<void> {
    await this.atRest();
    await this.#sweep().catch(() => undefined);
    await this.#file.close();
  }

  /**
   * Cuts off what a failed line has left, and flushes, because a refused line must not return after a power cut. Touches nothing
   * that another host has taken over.
   */
  async #sweep(): Promise<void> {
    if (!this.#littered) return;
    await this.#disk.held();
    await this.#file.truncate(this.#mark.bytes);
    await this.#file.datasync();
    this.#littered = false;
  }
}
