import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, type Disk } from './disk.ts';
import { isNightName, nthName } from './file-name.ts';
import { writeNew } from './replace-file.ts';
import { RecordRefused } from './refused.ts';

/** Folders within the folder of nights: of what was deleted and can be brought back, and of what was exported. */
export const DELETED = 'deleted';
const EXPORTS = 'exports';

/** Where the deleted nights of a folder lie. */
export function deletedIn(folder: string): string {
  return join(folder, DELETED);
}

/** Moves a night into the folder of deleted ones. Answers the name it has there. */
export async function putAway(disk: Disk, folder: string, file: string): Promise<string> {
  return move(disk, folder, await folderWithin(disk, folder, DELETED), file);
}

/** Moves a deleted night back. Answers the name it has now. */
export async function bringBack(disk: Disk, folder: string, file: string): Promise<string> {
  return move(disk, await folderWithin(disk, folder, DELETED), folder, file);
}

/** The folder of this name within that of the nights. Rejects with `RecordRefused` where it is a link: it might lead anywhere. */
async function folderWithin(disk: Disk, folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  if (await isLink(path)) throw new RecordRefused({ code: 'is a link', params: { file: name } });
  await makeFolder(disk, path);
  return path;
}

/** Only a host that holds the folder may call this: nobody else takes the free name in between. */
async function move(disk: Disk, from: string, to: string, file: string): Promise<string> {
  if (!isNightName(file) || !(await isThere(join(from, file))))
    throw new RecordRefused({ code: 'no such night', params: { file } });
  let name = file;
  for (let nth = 2; await isThere(join(to, name)); nth += 1) name = nthName(file, nth);
  await disk.rename(join(from, file), join(to, name));
  // The new name first: a night in two places is less bad than one in none.
  await disk.syncFolder(to);
  await disk.syncFolder(from);
  return name;
}

export async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() === true;
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** Writes `content` under this name or the next free one; what was exported before stays. Answers the path. */
export async function writeExport(disk: Disk, folder: string, name: string, content: string): Promise<string> {
  const exports = await folderWithin(disk, folder, EXPORTS);
  for (let nth = 1; ; nth += 1) {
    const free = nthName(name, nth);
    if (await writeNew(disk, exports, free, Buffer.from(content))) return join(exports, free);
  }
}
