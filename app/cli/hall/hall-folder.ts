import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { onCode } from '../../../host/record/disk.ts';
import { dataFolder } from '../nights-folder.ts';
import type { HallOptions } from './options.ts';

/** As `newName` makes them; in the order of their names, halls are in the order in which they were begun. */
const NAME = /^\d{4}-\d\d-\d\d(-\d{2,})?$/;

/**
 * The folder that the options name, or else one in the user's data directory: the newest, or, if there is none or another
 * one is wanted, a new one, which is not made yet.
 */
export async function hallFolder(
  { folder, new: isNew }: Pick<HallOptions, 'folder' | 'new'>,
  now: Date = new Date(),
  halls = join(dataFolder(), 'halls'),
): Promise<string> {
  if (folder !== undefined) return resolve(folder);
  const all = await readdir(halls).catch(onCode(['ENOENT'], []));
  const names = all.filter((name) => NAME.test(name)).sort();
  const newest = names.at(-1);
  return join(halls, isNew || newest === undefined ? newName(names, now) : newest);
}

/** `2026-11-24`, and after it `2026-11-24-02`. */
function newName(names: readonly string[], now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const last = names.findLast((name) => name.startsWith(day));
  const number = Number(last?.slice(day.length + 1) || '1') + 1;
  return last === undefined ? day : `${day}-${String(number).padStart(2, '0')}`;
}
