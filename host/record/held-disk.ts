import type { Disk, DiskFile } from './disk.ts';
import type { Lock } from './lock.ts';

/**
 * The disk of a host that may be turned out of its folder at any moment. Nothing is begun without the claim, and nothing
 * counts as flushed that was not flushed while the claim still stood: whoever took over reads only after he has swept it
 * away, so that he finds whatever was given out and needs nothing that was not.
 */
export function heldDisk(disk: Disk, { held }: Pick<Lock, 'held'>): Disk {
  return {
    async open(path, flags) {
      await held();
      return heldFile(await disk.open(path, flags), held);
    },
    async rename(from, to) {
      await held();
      await disk.rename(from, to);
    },
    async remove(path) {
      await held();
      await disk.remove(path);
    },
    identity: (path) => disk.identity(path),
    isThere: (path) => disk.isThere(path),
    async syncFolder(folder) {
      await disk.syncFolder(folder);
      await held();
    },
  };
}

function heldFile(file: DiskFile, held: Lock['held']): DiskFile {
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
    async datasync() {
      await file.datasync();
      await held();
    },
    close: () => file.close(),
  };
}
