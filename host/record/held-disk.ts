import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';

/**
 * The disk of a host that may lose its folder at any moment. Nothing is begun without the claim, and no name counts as
 * flushed unless the claim still stood after the flush: a host that takes over reads only after it has removed the claim,
 * so it finds whatever was given out and needs nothing that was not. An open file is not guarded: see `openPlaced`.
 */
export function heldDisk(disk: Disk, { held }: Pick<Lock, 'held'>): Disk {
  return {
    async open(path, flags) {
      await held();
      return disk.open(path, flags);
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
