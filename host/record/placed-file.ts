import { dirname } from 'node:path';
import { writeAll, type Disk, type DiskFile } from './disk.ts';
import type { Lock } from './lock.ts';

const PIECE = 1 << 20;

/**
 * An open file that counts as flushed only if it will be found again: at its own path, in a folder that is still ours. A file
 * that was deleted meanwhile is put back whole; if the folder has gone or another file has taken its place, the flush is
 * refused (`ENOENT`, `ESTALE`). Nothing is changed without the claim on the folder (`ETAKENOVER`).
 */
export async function openPlaced(disk: Disk, path: string, held: Lock['held']): Promise<DiskFile> {
  let file = await disk.open(path, 'r+');
  let own = await disk.identity(path);

  async function putBack(): Promise<void> {
    const fresh = await disk.open(path, 'wx');
    try {
      await copy(file, fresh);
      await fresh.datasync();
      await disk.syncFolder(dirname(path));
      own = await disk.identity(path);
    } catch (error) {
      await fresh.close().catch(() => undefined);
      await disk.remove(path).catch(() => undefined);
      throw error;
    }
    const deleted = file;
    file = fresh;
    // The new file holds all of it.
    await deleted.close().catch(() => undefined);
  }

  return {
    read: (...from) => file.read(...from),
    async write(...to) {
      await held();
      return file.write(...to);
    },
    async truncate(length) {
      await held();
      await file.truncate(length);
    },
    close: () => file.close(),
    async datasync() {
      await file.datasync();
      // In parallel, because every line waits for both; nothing is put back before the claim is known to stand.
      const [there] = await Promise.all([disk.identity(path), held()]);
      if (there === own) return;
      if (there !== undefined) throw Object.assign(new Error('another file lies in its place'), { code: 'ESTALE' });
      await putBack();
    },
  };
}

async function copy(from: DiskFile, to: DiskFile): Promise<void> {
  const piece = Buffer.allocUnsafe(PIECE);
  for (let at = 0; ;) {
    const { bytesRead } = await from.read(piece, 0, PIECE, at);
    if (bytesRead === 0) return;
    await writeAll(to, piece.subarray(0, bytesRead), at);
    at += bytesRead;
  }
}
