import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAll, type Disk } from './disk.ts';
import { nightName } from './file-name.ts';

/** What `replaceFile` calls what is not whole yet; a claim on the folder may be somebody else's, who is just coming. */
const FRESH = /^(?!host-).+\.[0-9a-f]{12}\.new$/;

/** The file of this name with this content, flushed: whenever the power goes there is the one before or this one, whole. */
export async function replaceFile(disk: Disk, folder: string, name: string, content: Buffer): Promise<void> {
  // A name that nobody can have laid a link under, and that no host before us can give to what it holds.
  const fresh = join(folder, `${name}.${randomBytes(6).toString('hex')}.new`);
  const file = await disk.open(fresh, 'wx');
  try {
    await writeAll(file, content, 0);
    await file.datasync();
    await file.close();
    await disk.rename(fresh, join(folder, name));
  } catch (error) {
    // The error that names the cause is the first one.
    await file.close().catch(() => undefined);
    await disk.remove(fresh).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(folder);
}

/**
 * Takes away what hosts that were killed have left unfinished. A host that was taken over and does not know it yet finds
 * nothing more to give a name to.
 */
export async function sweepUnfinished(disk: Disk, folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (FRESH.test(name)) await disk.remove(join(folder, name));
}

/** A night's file with this content, flushed with its name. Answers the name, the first free one for a start at `at`. */
export async function writeNewNight(disk: Disk, folder: string, at: number, content: Buffer): Promise<string> {
  for (let nth = 1; ; nth += 1) {
    const name = nightName(at, nth);
    if (await writeNew(disk, folder, name, content)) return name;
  }
}

/**
 * False where a file of this name is there already. The name is given only to what is whole: a host that is killed
 * leaves no half of it, and what could not be written is taken away again. The folder must be this host's alone.
 */
export async function writeNew(disk: Disk, folder: string, name: string, content: Buffer): Promise<boolean> {
  if ((await disk.identity(join(folder, name))) !== undefined) return false;
  await replaceFile(disk, folder, name, content);
  return true;
}
