import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { targetOf } from './target.ts';

/** The longest name that is shown. */
const LONGEST = 24;

/**
 * The name of another program that has this port open, as Linux tells it of the user's own programs; undefined where it
 * does not: those of other users stay unseen, and other systems have no `/proc`.
 */
export async function holderOf(path: string, proc = '/proc'): Promise<string | undefined> {
  const target = targetOf(path);
  for (const pid of await namesIn(proc)) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    const files = join(proc, pid, 'fd');
    for (const file of await namesIn(files)) {
      if ((await orUndefined(readlink(join(files, file)))) !== target) continue;
      const name = await orUndefined(readFile(join(proc, pid, 'comm'), 'utf8'));
      if (name !== undefined) return name.trim().slice(0, LONGEST);
    }
  }
  return undefined;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await orUndefined(readdir(folder))) ?? [];
}

/** Programs end while they are looked at, and others may not be looked at. */
function orUndefined<Of>(asked: Promise<Of>): Promise<Of | undefined> {
  return asked.catch(() => undefined);
}
