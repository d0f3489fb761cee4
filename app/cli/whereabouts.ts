import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { systemDisk } from '../../host/record/disk.ts';
import { readSmall } from '../../host/record/plain-file.ts';
import { replaceFile } from '../../host/record/replace-file.ts';

const FILE = 'whereabouts.json';

/** Where the referee that holds a folder of nights is to be found. Nothing in it opens the console. */
const whereaboutsSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shell: v.picklist(['electron', 'browser']),
  /** Of this computer: anybody who may write to the folder could name another one. */
  url: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/$/))),
});
export type Whereabouts = v.InferOutput<typeof whereaboutsSchema>;

/** For whoever comes second. Resolves with the way to take it back. */
export async function leaveWord(folder: string, where: Whereabouts): Promise<() => Promise<void>> {
  await replaceFile(systemDisk, folder, FILE, Buffer.from(`${JSON.stringify(where)}\n`));
  return async () => {
    // The host that took over has left its own address.
    if ((await readWord(folder))?.pid === where.pid) await rm(join(folder, FILE), { force: true });
  };
}

/** Undefined where there is none, or nothing that can be made out. */
export async function readWord(folder: string): Promise<Whereabouts | undefined> {
  try {
    const parsed = v.safeParse(whereaboutsSchema, JSON.parse(await readSmall(join(folder, FILE))));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
