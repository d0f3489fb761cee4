import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Draws so many bytes that nobody can guess. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** No letter that looks like another character: on a phone or a television people may have to type it. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 5 bits each: 130 bits. */
const LENGTH = 26;

/** A new secret of the room: 26 characters, which a phone reads from behind the `#` of a scanned address. */
export function makeSecret(random: RandomBytes): string {
  return drawTyped(random, LENGTH);
}

/** So many letters and digits that nobody can guess, 5 bits each. */
export function drawTyped(random: RandomBytes, letters: number): string {
  return Array.from(random(letters), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The secret in what somebody has typed or scanned, with or without spaces; undefined if there is none. */
export function parseSecret(text: string): string | undefined {
  return parseTyped(text, LENGTH);
}

/** So many letters of `drawTyped` in what somebody has typed, with or without spaces and hyphens; undefined for anything else. */
export function parseTyped(text: string, letters: number): string | undefined {
  const typed = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return typed.length === letters && [...typed].every((letter) => ALPHABET.includes(letter)) ? typed : undefined;
}

/** The key that phone and host share while they join: 32 bytes. */
export function joinKey(secret: string): Uint8Array {
  return sha256(utf8ToBytes(`hungarian-war-referee room ${secret}`));
}
