import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { readPrivate, writePrivate } from '../record/private-file.ts';

/** No letter that looks like another one: on a television the address is typed. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 5 bits each: nobody guesses 80. */
const KEY_LENGTH = 16;

const roomDoorSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/)),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
  /** When the room was last shared or looked on, ms since 1970; unknown in older files. */
  used: v.optional(v.number(), 0),
});
/** Where the room enters: kept with the nights, so that a screen that looks on comes back by itself after a restart. */
export type RoomDoor = v.InferOutput<typeof roomDoorSchema>;

/** A key that nobody used for so long is of another evening, ms. */
const KEY_LIFE_MS = 12 * 3_600_000;

const fileIn = (folder: string) => join(folder, 'room.json');

/** The door of this folder, with a new key where the old one is of another evening. `now`: ms since 1970. */
export async function findRoomDoor(folder: string, now: number): Promise<RoomDoor> {
  const kept = await readPrivate(fileIn(folder), roomDoorSchema);
  if (kept === undefined) return { key: makeKey(), used: now };
  return isStale(kept, now) ? { ...kept, key: makeKey(), used: now } : kept;
}

/** Whether the room was ever shared from this folder. */
export async function wasShared(folder: string): Promise<boolean> {
  return (await readPrivate(fileIn(folder), roomDoorSchema)) !== undefined;
}

export function isStale({ used }: RoomDoor, now: number): boolean {
  return now - used > KEY_LIFE_MS;
}

/** Rejects with the system's error where the folder cannot be written. */
export function keepRoomDoor(folder: string, door: RoomDoor): Promise<void> {
  return writePrivate(fileIn(folder), door);
}

export function makeKey(): string {
  return Array.from(randomBytes(KEY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
