import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { readKept, writeKept } from '../web/kept.ts';

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
  return (await readKept(fileIn(folder), doorwaySchema)) ?? { key: randomBytes(24).toString('base64url') };
}

/** The same port with a key nobody has met: consoles that are open stay outside. */
export async function changeKey(folder: string): Promise<Doorway> {
  return { ...(await findDoorway(folder)), key: randomBytes(24).toString('base64url') };
}

export function keepDoorway(folder: string, doorway: Doorway): Promise<void> {
  return writeKept(fileIn(folder), doorway);
}
