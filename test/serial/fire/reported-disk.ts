import { systemDisk, type Disk, type DiskFile } from '../../../host/record/disk.ts';

/** The system's disk, which reports each piece of work while it lasts. */
export function reportedDisk(during: <Done>(work: Promise<Done>) => Promise<Done>): Disk {
  const reportedFile = (file: DiskFile): DiskFile => ({
    write: (...given) => during(file.write(...given)),
    truncate: (length) => during(file.truncate(length)),
    datasync: () => during(file.datasync()),
    close: () => during(file.close()),
  });
  return {
    open: async (path, flags) => reportedFile(await during(systemDisk.open(path, flags))),
    rename: (from, to) => during(systemDisk.rename(from, to)),
    remove: (path) => during(systemDisk.remove(path)),
    identity: (path) => during(systemDisk.identity(path)),
    isThere: (path) => during(systemDisk.isThere(path)),
    syncFolder: (folder) => during(systemDisk.syncFolder(folder)),
    held: () => systemDisk.held(),
    now: () => systemDisk.now(),
  };
}
