import { systemDisk, type Disk, type DiskFile } from '../../record/disk.ts';

/** For tests: the real disk, which is full whenever the test says so. A full disk takes half of what it is given, then nothing. */
export class FillableDisk implements Disk {
  isFull = false;
  readonly rename = systemDisk.rename;
  readonly remove = systemDisk.remove;
  readonly identity = systemDisk.identity;
  readonly isThere = systemDisk.isThere;
  readonly syncFolder = systemDisk.syncFolder;
  readonly held = systemDisk.held;
  readonly now = systemDisk.now;

  async open(path: string, flags: 'wx' | 'r+'): Promise<DiskFile> {
    const file = await systemDisk.open(path, flags);
    return {
      write: (bytes, offset, length, position) => {
        if (!this.isFull) return file.write(bytes, offset, length, position);
        if (offset > 0 || length < 2) return Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
        return file.write(bytes, offset, Math.floor(length / 2), position);
      },
      truncate: (length) => file.truncate(length),
      datasync: () => file.datasync(),
      close: () => file.close(),
    };
  }
}
