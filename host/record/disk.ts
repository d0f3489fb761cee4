import { open, type FileHandle } from 'node:fs/promises';

/** What the writer needs of an open file; a `FileHandle` is one. Faults are simulated by passing another. */
export type DiskFile = Pick<FileHandle, 'truncate' | 'datasync' | 'close'> & {
  write(bytes: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>;
};

export interface Disk {
  /** `wx` makes a new file and refuses an existing one; `r+` opens an existing one for writing. */
  open(path: string, flags: 'wx' | 'r+'): Promise<DiskFile>;
  /** Makes the names of new and renamed files in the folder durable. */
  syncFolder(folder: string): Promise<void>;
}

export const systemDisk: Disk = { open: (path, flags) => open(path, flags, 0o600), syncFolder };

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there NTFS journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
