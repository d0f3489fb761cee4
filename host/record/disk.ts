import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the writer needs of an open file; a `FileHandle` is one. Faults are simulated by passing another. */
export type DiskFile = Pick<FileHandle, 'truncate' | 'datasync' | 'close'> & {
  write(bytes: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>;
  read(bytes: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
};

/** All that is ever written goes through here. Everything rejects with the system's error code. */
export interface Disk {
  /** `wx` makes a new file and refuses an existing one; `w` makes one or empties it; `r+` opens an existing one. */
  open(path: string, flags: 'wx' | 'w' | 'r+'): Promise<DiskFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** What tells the file at this path from any other; undefined where there is none. */
  identity(path: string): Promise<string | undefined>;
  /** Makes the names of new and renamed files in the folder durable. */
  syncFolder(folder: string): Promise<void>;
}

export const systemDisk: Disk = {
  open: (path, flags) => open(path, flags, 0o600),
  rename,
  remove: (path) => rm(path, { force: true }),
  identity,
  syncFolder,
};

/** The folder, made where it is not there, and its name durable in the folder above, as far up as one was made. */
export async function makeFolder(disk: Disk, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await disk.syncFolder(dirname(made));
}

async function identity(path: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

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
