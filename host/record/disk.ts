import { close, constants, open as openDescriptor } from 'node:fs';
import { lstat, mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MOST_NIGHT_BYTES } from '../contract/night.ts';

/** Windows has neither flag; there, links need special rights. */
const { O_RDONLY, O_RDWR, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants> & typeof constants;
const PLAIN = O_NOFOLLOW | O_NONBLOCK;
const READ_PLAIN = O_RDONLY | PLAIN;
/** The small files beside the nights hold only a line or two. */
const MOST_SMALL = 4096;
const CHUNK = 1 << 20;

/** What the writer needs of an open file, such as a `FileHandle`; tests pass one that fails. */
export type DiskFile = Pick<FileHandle, 'truncate' | 'datasync' | 'close'> & {
  write(bytes: Buffer, offset: number, length: number, position: number): Promise<{ readonly bytesWritten: number }>;
};

/** Everything that is written goes through here. Every call rejects with the system's error code. */
export interface Disk {
  /** `wx` creates a file and refuses an existing one; `r+` opens an existing one. Neither follows a link. */
  open(path: string, flags: 'wx' | 'r+'): Promise<DiskFile>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Identifies the file at this path, and a link rather than its target; undefined if there is none. */
  identity(path: string): Promise<string | undefined>;
  /** Whether a file can be opened at this path now, as anyone on any computer would find it. */
  isThere(path: string): Promise<boolean>;
  /** Makes the names of new and renamed files in the folder durable. */
  syncFolder(folder: string): Promise<void>;
  /** Rejects with `ETAKENOVER` once the folder belongs to another host. */
  held(): Promise<void>;
  /** A monotonic clock in ms, for the measured flush. */
  now(): number;
}

export const systemDisk: Disk = {
  open: (path, flags) => (flags === 'wx' ? open(path, flags, 0o600) : openPlain(path, 'write')),
  rename,
  remove: (path) => rm(path, { force: true }),
  identity,
  isThere,
  syncFolder,
  held: () => Promise.resolve(),
  now: () => performance.now(),
};

/**
 * Creates the folder and its parents if needed and makes their names durable. Rejects with the system's code: `EEXIST` if
 * something else is in the way, `ENOENT` if no folder can be created there, as in /proc.
 */
export async function makeFolder(disk: Disk, folder: string): Promise<void> {
  // Node's recursive `mkdir` never returns if the system reports an existing folder as missing.
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && (await isFolder(folder))) return;
    if (code !== 'ENOENT' || dirname(folder) === folder || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(disk, dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
  await disk.syncFolder(dirname(folder));
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

async function identity(path: string): Promise<string | undefined> {
  const found = await lstat(path, { bigint: true }).catch(onCode(['ENOENT'], undefined));
  return found && `${found.dev}:${found.ino}`;
}

/**
 * Opens the file instead of looking up its name, because a network drive may remember a name after the file has gone. Every
 * line of a record waits for this, so it takes a single system call and closes the file in the background.
 */
function isThere(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    openDescriptor(path, READ_PLAIN, (error, descriptor) => {
      if (error === null) close(descriptor, () => undefined);
      if (error === null || error.code === 'ENOENT') resolve(error === null);
      else reject(error);
    });
  });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; NTFS journals names itself.
  if (process.platform === 'win32') return;
  await thenClose(await open(folder, 'r'), (handle) => handle.sync());
}

/**
 * Opens a file in a folder that other users may write to: does not follow a link (`ELOOP`) and does not open anything but a
 * plain file (`EFTYPE`): a pipe keeps one waiting, a serial port resets what hangs on it. Rejects with the system's error code.
 */
export async function openPlain(path: string, access: 'read' | 'write' = 'read'): Promise<FileHandle> {
  const there = await lstat(path);
  if (there.isSymbolicLink()) throw refusal('ELOOP', path);
  if (!there.isFile()) throw refusal('EFTYPE', path);
  const handle = await open(path, access === 'read' ? READ_PLAIN : O_RDWR | PLAIN);
  try {
    if (!(await handle.stat()).isFile()) throw refusal('EFTYPE', path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The bytes of an open file from `start` on, or those before `size`. Rejects with `EFBIG` if it is larger than any night; no more than that is
 * read of a file that grows meanwhile, or of which the system tells another size.
 */
export async function* chunksOf(file: FileHandle, size = Infinity, start = 0): AsyncGenerator<Buffer> {
  let left = MOST_NIGHT_BYTES;
  if (Math.min((await file.stat()).size, size) > left) throw tooLarge();
  const end = Math.max(start, Math.min(size, left + 1) - 1);
  for await (const chunk of file.createReadStream({ highWaterMark: CHUNK, start, end, autoClose: false })) {
    left -= (chunk as Buffer).length;
    if (left < 0) throw tooLarge();
    yield chunk as Buffer;
  }
}

/** Reads a whole file, opened by `openPlain`, of no more bytes than a night. */
export async function readPlain(path: string): Promise<Buffer> {
  return thenClose(await openPlain(path), (file) => buffer(chunksOf(file)));
}

/** Reads the beginning of a small file as text, opened by `openPlain`. */
export async function readSmall(path: string): Promise<string> {
  return thenClose(await openPlain(path), async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_SMALL), 0, MOST_SMALL, 0);
    return buffer.toString('utf8', 0, bytesRead);
  });
}

/** Works with what was opened, and closes it, also if the work fails. */
export async function thenClose<Opened extends { close(): Promise<void> }, Result>(
  opened: Opened,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** For `catch`: the value in place of an error with one of the system's codes; any other error is thrown again. */
export function onCode<Value>(codes: readonly string[], value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (codes.includes(error.code ?? '')) return value;
    throw error;
  };
}

function refusal(code: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${path} is no plain file`), { code, path });
}

/** As the system says it of a file beyond its own limit. */
export function tooLarge(): NodeJS.ErrnoException {
  return Object.assign(new Error('larger than any night'), { code: 'EFBIG' });
}

/** A nearly full disk writes a part, and reports why only on the next call. */
export async function writeAll(file: DiskFile, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    if (bytesWritten <= 0) throw Object.assign(new Error('the disk wrote nothing'), { code: 'EIO' });
    done += bytesWritten;
  }
}
