import type { DiskFile } from './disk.ts';

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

  async function sweep(): Promise<void> {
    await file.truncate(length);
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
        // A disk that refuses this too is asked again before the next line; the reader cuts what stays.
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

/** A disk that is nearly full writes a part and says why only when asked for the rest. */
async function writeAll(file: DiskFile, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten <= 0) throw Object.assign(new Error('the disk wrote nothing'), { code: 'EIO' });
    done += bytesWritten;
  }
}
