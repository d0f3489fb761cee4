import { writeAll, type DiskFile } from './disk.ts';

/** Appends to one file so that a content is either flushed whole or not there at all. */
export interface Writer {
  /** Resolves after the flush with the milliseconds it took. Rejects with the system's error code. */
  append(content: string | Buffer): Promise<number>;
  close(): Promise<void>;
}

/** `size` is the file's length in bytes; `now` a monotonic clock in ms. */
export function makeWriter(file: DiskFile, size: number, now: () => number): Writer {
  let length = size;
  /** Something of a failed line may lie beyond `length`. */
  let littered = false;

  /** Flushed too: a line that was refused must not be there again after a power cut. */
  async function sweep(): Promise<void> {
    await file.truncate(length);
    await file.datasync();
    littered = false;
  }

  return {
    async append(content) {
      if (littered) await sweep();
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      try {
        littered = true;
        await writeAll(file, bytes, length);
        const before = now();
        await file.datasync();
        littered = false;
        length += bytes.length;
        return now() - before;
      } catch (error) {
        // A disk that refuses this too is asked again before the next line; half a line that stays is cut by the reader.
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
