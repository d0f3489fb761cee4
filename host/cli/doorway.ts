import { randomBytes } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * Where the browser shell is entered: the key of the console, and the port. Both are kept in the folder of the nights,
 * so that pages which are open when the referee is started again come back by themselves.
 */
const doorwaySchema = v.strictObject({
  /** 24 random bytes, base64url. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
});
export type Doorway = v.InferOutput<typeof doorwaySchema>;

const fileIn = (folder: string) => join(folder, 'doorway.json');

/** The doorway of this folder; a key nobody has met where there is none, or where others of this computer could read it. */
export async function findDoorway(folder: string): Promise<Doorway> {
  return (await read(fileIn(folder))) ?? { key: randomBytes(24).toString('base64url') };
}

/** The same port with a key nobody has met: consoles that are open stay outside. */
export async function changeKey(folder: string): Promise<Doorway> {
  return { ...(await findDoorway(folder)), key: randomBytes(24).toString('base64url') };
}

/** Written beside and then renamed: whoever is killed meanwhile leaves the one before. */
export async function keepDoorway(folder: string, doorway: Doorway): Promise<void> {
  const beside = `${fileIn(folder)}.new`;
  await writeFile(beside, `${JSON.stringify(doorway)}\n`, { mode: 0o600 });
  await rename(beside, fileIn(folder));
}

async function read(path: string): Promise<Doorway | undefined> {
  try {
    const file = await open(path, 'r');
    try {
      const { mode } = await file.stat();
      // On Windows the mode says nothing; the folder is the user's own there.
      if (process.platform !== 'win32' && (mode & 0o077) !== 0) return undefined;
      const parsed = v.safeParse(doorwaySchema, JSON.parse(await file.readFile('utf8')));
      return parsed.success ? parsed.output : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
