import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';

/** Windows has neither flag; there, links need special rights. */
const { O_RDONLY, O_RDWR, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants> & typeof constants;
const PLAIN = O_NOFOLLOW | O_NONBLOCK;
export const READ_PLAIN = O_RDONLY | PLAIN;
const LINK = 'ELOOP';
/** The small files beside the nights hold only a line or two. */
const MOST_BYTES = 4096;

/**
 * Opens a file in a folder that other users may write to: does not follow a link (`ELOOP`) and does not wait for anything but
 * a plain file, such as a pipe (`EFTYPE`). Rejects with the system's error code.
 */
export async function openPlain(path: string, access: 'read' | 'write' = 'read'): Promise<FileHandle> {
  if (O_NOFOLLOW === 0 && (await lstat(path)).isSymbolicLink()) throw refusal(LINK, path);
  const handle = await open(path, access === 'read' ? READ_PLAIN : O_RDWR | PLAIN);
  try {
    if (!(await handle.stat()).isFile()) throw refusal('EFTYPE', path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads a whole file, opened by `openPlain`. */
export async function readPlain(path: string): Promise<Buffer> {
  const handle = await openPlain(path);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Reads the beginning of a small file as text, opened by `openPlain`. */
export async function readSmall(path: string): Promise<string> {
  const handle = await openPlain(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a link was refused, by the system or by `openPlain`. */
export function isLinkRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === LINK;
}

function refusal(code: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${path} is no plain file`), { code, path });
}
