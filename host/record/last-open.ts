import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, readSmall } from './disk.ts';
import { isNightName } from './file-name.ts';
import { readHeader } from './reader.ts';
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

/** The night begun last, found by its header; files that the system refuses to read are passed over. */
export async function newestNight(folder: string): Promise<string | undefined> {
  let newest: { readonly file: string; readonly startedAt: number } | undefined;
  for (const file of (await readdir(folder)).filter(isNightName)) {
    const startedAt = await startOf(join(folder, file));
    if (startedAt >= (newest?.startedAt ?? 0)) newest = { file, startedAt };
  }
  return newest?.file;
}

/** ms since 1970; before any other start if the file does not say. */
async function startOf(path: string): Promise<number> {
  try {
    const { header } = await readHeader(path);
    return header === undefined ? -Infinity : Date.parse(header.startedAt);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return -Infinity;
  }
}
