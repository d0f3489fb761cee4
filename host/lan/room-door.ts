import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { readKept, writeKept } from '../web/kept.ts';

/** No letter that looks like another one: on a television the address is typed. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 5 bits each: nobody guesses 80. */
const KEY_LENGTH = 16;

const roomDoorSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/)),
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
});
/** Where the room enters: kept with the nights, so that a screen that looks on comes back by itself after a restart. */
export type RoomDoor = v.InferOutput<typeof roomDoorSchema>;

const fileIn = (folder: string) => join(folder, 'room.json');

export async function findRoomDoor(folder: string): Promise<RoomDoor> {
  return (await readKept(fileIn(folder), roomDoorSchema)) ?? { key: makeKey() };
}

/** Rejects with the system's error where the folder cannot be written. */
export function keepRoomDoor(folder: string, door: RoomDoor): Promise<void> {
  return writeKept(fileIn(folder), door);
}

export function makeKey(): string {
  return Array.from(randomBytes(KEY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
