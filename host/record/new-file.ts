import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { nightName } from './file-name.ts';
import { makeWriter } from './writer.ts';

/** A night's file with this content, flushed with its name. Answers the name, the first free one for a start at `at`. */
export async function writeNewNight(disk: Disk, folder: string, at: number, content: Buffer): Promise<string> {
  for (let nth = 1; ; nth += 1) {
    const name = nightName(at, nth);
    if (await writeNew(disk, folder, name, content)) return name;
  }
}

/** False where a file of this name is there already. What could not be written whole is taken away again. */
export async function writeNew(disk: Disk, folder: string, name: string, content: Buffer): Promise<boolean> {
  const path = join(folder, name);
  const file = await disk.open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  const writer = makeWriter(file, 0, () => 0);
  try {
    await writer.append(content);
    await writer.close();
    await disk.syncFolder(folder);
  } catch (error) {
    await writer.close().catch(() => undefined);
    // The error that names the cause is the first one.
    await disk.remove(path).catch(() => undefined);
    throw error;
  }
  return true;
}
