import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAll, type Disk } from './disk.ts';

/** The temporary names of `replaceFile`, except for claims: another host may be writing one. */
const FRESH = /^(?!host-).+\.[0-9a-f]{12}\.new$/;

/** Replaces a file and flushes it: after a power cut there is the old file or the new one, whole. */
export async function replaceFile(disk: Disk, folder: string, name: string, content: Buffer): Promise<void> {
  // A random name, so that nobody can have put a link there and no earlier host can rename it.
  const fresh = join(folder, `${name}.${randomBytes(6).toString('hex')}.new`);
  const file = await disk.open(fresh, 'wx');
  try {
    await writeAll(file, content, 0);
    await file.datasync();
    await file.close();
    await disk.rename(fresh, join(folder, name));
  } catch (error) {
    // Only the first error names the cause.
    await file.close().catch(() => undefined);
    await disk.remove(fresh).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(folder);
}

/**
 * Removes the temporary files of hosts that were killed. A host that was taken over and does not know it yet finds nothing
 * left to rename.
 */
export async function sweepUnfinished(disk: Disk, folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (FRESH.test(name)) await disk.remove(join(folder, name));
}

/** The first of these names that is free. The folder must belong to this host alone. */
export async function freeName(disk: Disk, folder: string, nthName: (nth: number) => string): Promise<string> {
  let nth = 1;
  while ((await disk.identity(join(folder, nthName(nth)))) !== undefined) nth += 1;
  return nthName(nth);
}

/**
 * Writes a new file under the first of these names that is free, and flushes it. Returns its name. Only a complete file gets
 * the name, so a kill leaves no half of it.
 */
export async function writeNew(disk: Disk, folder: string, nthName: (nth: number) => string, content: Buffer): Promise<string> {
  const name = await freeName(disk, folder, nthName);
  await replaceFile(disk, folder, name, content);
  return name;
}
