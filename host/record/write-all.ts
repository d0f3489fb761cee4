import type { DiskFile } from './disk.ts';

/** A disk that is nearly full writes a part and says why only when asked for the rest. */
export async function writeAll(file: DiskFile, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten <= 0) throw Object.assign(new Error('the disk wrote nothing'), { code: 'EIO' });
    done += bytesWritten;
  }
}
