import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';

/** Neither is there on Windows, where links need rights of their own. */
const { O_RDONLY, O_RDWR, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants> & typeof constants;
const PLAIN = O_NOFOLLOW | O_NONBLOCK;
export const READ_PLAIN = O_RDONLY | PLAIN;
const LINK = 'ELOOP';
/** The small files beside the nights hold a line or two. */
const MOST_BYTES = 4096;

/**
 * Opens a file of the folder of nights, which others may write to: a link is not followed (`ELOOP`), and what is no plain
 * file, a pipe for one, is not waited for (`EFTYPE`). Rejects with the system's error code.
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

/** All of such a file. */
export async function readPlain(path: string): Promise<Buffer> {
  const handle = await openPlain(path);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** The beginning of such a file as text: whoever made it longer did not mean us. */
export async function readSmall(path: string): Promise<string> {
  const handle = await openPlain(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_BYTES), 0, MOST_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether the system, or we, refused to follow a link. */
export function isLinkRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === LINK;
}

function refusal(code: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${path} is no plain file`), { code, path });
}
