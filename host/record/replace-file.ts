import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { writeAll } from './write-all.ts';

/** The file of this name with this content, flushed: whenever the power goes there is the one before or this one, whole. */
export async function replaceFile(disk: Disk, folder: string, name: string, content: Buffer): Promise<void> {
  const fresh = join(folder, `${name}.new`);
  const file = await disk.open(fresh, 'w');
  try {
    await writeAll(file, content, 0);
    await file.datasync();
    await file.close();
  } catch (error) {
    // The error that names the cause is the first one.
    await file.close().catch(() => undefined);
    await disk.remove(fresh).catch(() => undefined);
    throw error;
  }
  await disk.rename(fresh, join(folder, name));
  await disk.syncFolder(folder);
}
