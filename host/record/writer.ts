import { MOST_NIGHT_BYTES } from '../contract/night.ts';
import { tooLarge, writeAll, type DiskFile } from './disk.ts';

/** Appends to a file so that each content is either flushed whole or not in the file at all. */
export interface Writer {
  /**
   * Resolves after the flush with the milliseconds it took. Rejects with the system's error code; with `EFBIG` if the file would
   * become larger than what is read.
   */
  append(content: string | Buffer): Promise<number>;
  close(): Promise<void>;
}

/** `size` is the file's length in bytes; `now` a monotonic clock in ms. */
export function makeWriter(file: DiskFile, size: number, now: () => number): Writer {
  let length = size;
  /** Something of a failed line may lie beyond `length`. */
  let littered = false;

  /** Flushes too, because a refused line must not return after a power cut. */
  async function sweep(): Promise<void> {
    await file.truncate(length);
    await file.datasync();
    littered = false;
  }

  return {
    async append(content) {
      if (littered) await sweep();
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (length + bytes.length > MOST_NIGHT_BYTES) throw tooLarge();
      try {
        littered = true;
        await writeAll(file, bytes, length);
        const before = now();
        await file.datasync();
        littered = false;
        length += bytes.length;
        return now() - before;
      } catch (error) {
        // If this fails too, it is repeated before the next line; a reader cuts off half a line that stays.
        await sweep().catch(() => undefined);
        throw error;
      }
    },
    async close() {
      if (littered) await sweep().catch(() => undefined);
      await file.close();
    },
  };
}
