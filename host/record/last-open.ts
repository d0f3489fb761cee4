import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { isNightName } from './file-name.ts';
import { readSmall } from './plain-file.ts';
import { replaceFile } from './replace-file.ts';

const NAME = 'open-night';

/** Remembers which night is open, by its file name; empty for a night without a file. */
export function keepBookmark(disk: Disk, folder: string, file: string): Promise<void> {
  return replaceFile(disk, folder, NAME, Buffer.from(`${file}\n`));
}

/** The night remembered last; undefined if there is none or its file has gone. */
export async function readBookmark(disk: Disk, folder: string): Promise<string | undefined> {
  const text = await readSmall(join(folder, NAME)).catch(() => undefined);
  const file = text?.endsWith('\n') === true ? text.slice(0, -1) : undefined;
  if (file === undefined || file === '') return file;
  return isNightName(file) && (await disk.identity(join(folder, file))) !== undefined ? file : undefined;
}
