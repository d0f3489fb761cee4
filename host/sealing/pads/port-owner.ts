import { realpathSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_NAME = 24;

/** The port behind a path now: a link such as `/dev/serial/by-id/…` may point elsewhere after a replug. */
export function resolvePort(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Not plugged in, or no file at all (`COM3`).
    return path;
  }
}

/** The program that has this port open, if it is known: Linux tells only the same user, other systems have no `/proc`. */
export async function portOwner(path: string, proc = '/proc'): Promise<string | undefined> {
  const target = resolvePort(path);
  for (const pid of await namesIn(proc)) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    const files = join(proc, pid, 'fd');
    for (const file of await namesIn(files)) {
      if ((await orUndefined(readlink(join(files, file)))) !== target) continue;
      const name = await orUndefined(readFile(join(proc, pid, 'comm'), 'utf8'));
      if (name !== undefined) return name.trim().slice(0, MAX_NAME);
    }
  }
  return undefined;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await orUndefined(readdir(folder))) ?? [];
}

/** Programs may end while they are inspected, and others may not be inspected. */
function orUndefined<Of>(asked: Promise<Of>): Promise<Of | undefined> {
  return asked.catch(() => undefined);
}
