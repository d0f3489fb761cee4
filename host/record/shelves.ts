import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, type Disk } from './disk.ts';
import { isNightName, nthName } from './file-name.ts';
import { freeName, writeNew } from './replace-file.ts';
import { RecordRefused } from './refused.ts';

/** Subfolders of the folder of nights: for deleted nights, which can be restored, and for exports. */
export const DELETED = 'deleted';
const EXPORTS = 'exports';

/** Moves a night into the folder of deleted ones. Returns its name there. */
export async function putAway(disk: Disk, folder: string, file: string): Promise<string> {
  return move(disk, folder, await folderWithin(disk, folder, DELETED), file);
}

/** Moves a deleted night back. Returns its new name. */
export async function bringBack(disk: Disk, folder: string, file: string): Promise<string> {
  return move(disk, await folderWithin(disk, folder, DELETED), folder, file);
}

/** Opens a subfolder, creating it if needed. Rejects with `RecordRefused` if it is a link, which might lead anywhere. */
async function folderWithin(disk: Disk, folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  if (await isLink(path)) throw new RecordRefused({ code: 'is a link', params: { file: name } });
  await makeFolder(disk, path);
  return path;
}

/** Only for the host that holds the folder: otherwise somebody else might take the free name in between. */
async function move(disk: Disk, from: string, to: string, file: string): Promise<string> {
  if (!isNightName(file) || (await disk.identity(join(from, file))) === undefined)
    throw new RecordRefused({ code: 'no such night', params: { file } });
  const name = await freeName(disk, to, (nth) => nthName(file, nth));
  await disk.rename(join(from, file), join(to, name));
  // The new name first: after a power cut a night may be in two places, but never in none.
  await disk.syncFolder(to);
  await disk.syncFolder(from);
  return name;
}

export async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;
}

/** Writes `content` under this name or the next free one, and keeps earlier exports. Returns the path. */
export async function writeExport(disk: Disk, folder: string, name: string, content: string): Promise<string> {
  const exports = await folderWithin(disk, folder, EXPORTS);
  return join(exports, await writeNew(disk, exports, (nth) => nthName(name, nth), Buffer.from(content)));
}
