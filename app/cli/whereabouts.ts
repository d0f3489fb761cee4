import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { systemDisk } from '../../host/record/disk.ts';
import { readSmall } from '../../host/record/plain-file.ts';
import { replaceFile } from '../../host/record/replace-file.ts';

const FILE = 'whereabouts.json';

/** Where the referee that has a folder of nights open is running. Nothing in it opens the console. */
const whereaboutsSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shell: v.picklist(['electron', 'browser']),
  /** On this computer only: anybody who can write to the folder could name another one. */
  url: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/$/))),
});
export type Whereabouts = v.InferOutput<typeof whereaboutsSchema>;

/** Leaves word for a second referee. Resolves with a function that removes it. */
export async function leaveWord(folder: string, where: Whereabouts): Promise<() => Promise<void>> {
  await replaceFile(systemDisk, folder, FILE, Buffer.from(`${JSON.stringify(where)}\n`));
  return async () => {
    // A host that took over has left its own word.
    if ((await readWord(folder))?.pid === where.pid) await rm(join(folder, FILE), { force: true });
  };
}

/** Undefined if there is none, or if it cannot be read. */
export async function readWord(folder: string): Promise<Whereabouts | undefined> {
  try {
    const parsed = v.safeParse(whereaboutsSchema, JSON.parse(await readSmall(join(folder, FILE))));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
