import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Where the referee that holds a folder of nights is to be found. The console's key is not in it. */
const whereaboutsSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shell: v.picklist(['electron', 'browser']),
  url: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type Whereabouts = v.InferOutput<typeof whereaboutsSchema>;

const fileIn = (folder: string) => join(folder, 'whereabouts.json');

/** For whoever comes second. Resolves with the way to take it back. */
export async function leaveWord(folder: string, where: Whereabouts): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileIn(folder), `${JSON.stringify(where)}\n`, { mode: 0o600 });
  return () => rm(fileIn(folder), { force: true });
}

/** Where the first one runs, as a sentence; without its word, what is known. */
export async function tellWhere(folder: string): Promise<string> {
  const where = await read(folder);
  if (where === undefined)
    return `Another referee has the nights in ${folder} open. Close it first; if none runs, delete the .lock file there.`;
  const place = where.url === undefined ? 'in windows of its own' : `in the browser at ${where.url}`;
  return `The referee already runs ${place} (process ${String(where.pid)}, nights in ${folder}).`;
}

async function read(folder: string): Promise<Whereabouts | undefined> {
  try {
    const parsed = v.safeParse(whereaboutsSchema, JSON.parse(await readFile(fileIn(folder), 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
