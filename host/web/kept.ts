import { open, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';

/** What only this user may read, kept as JSON; undefined where there is none, it is damaged, or others could read it. */
export async function readKept<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const file = await open(path, 'r');
    try {
      const { mode } = await file.stat();
      // On Windows the mode says nothing; the folder is the user's own there.
      if (process.platform !== 'win32' && (mode & 0o077) !== 0) return undefined;
      const parsed = v.safeParse(schema, JSON.parse(await file.readFile('utf8')));
      return parsed.success ? parsed.output : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

/** Written beside and then renamed: whoever is killed meanwhile leaves the one before. */
export async function writeKept(path: string, value: object): Promise<void> {
  const beside = `${path}.new`;
  await writeFile(beside, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  await rename(beside, path);
}
