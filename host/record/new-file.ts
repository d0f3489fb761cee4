import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { nightName } from './file-name.ts';
import { replaceFile } from './replace-file.ts';

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
