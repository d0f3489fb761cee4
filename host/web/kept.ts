import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { systemDisk, type Disk } from '../record/disk.ts';
import { openPlain } from '../record/plain-file.ts';
import { replaceFile } from '../record/replace-file.ts';

/** What only this user may read, kept as JSON; undefined where there is none, it is damaged, or others could read it or have laid it there. */
export async function readKept<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const file = await openPlain(path);
    try {
      const { mode, uid } = await file.stat();
      // On Windows neither says anything; the folder is the user's own there.
      if (process.platform !== 'win32' && ((mode & 0o077) !== 0 || uid !== process.getuid?.())) return undefined;
      const parsed = v.safeParse(schema, JSON.parse(await file.readFile('utf8')));
      return parsed.success ? parsed.output : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

/** Flushed beside and then renamed: whoever is killed, or loses power, meanwhile leaves the one before. */
export function writeKept(path: string, value: object, disk: Disk = systemDisk): Promise<void> {
  return replaceFile(disk, dirname(path), basename(path), Buffer.from(`${JSON.stringify(value)}\n`));
}
