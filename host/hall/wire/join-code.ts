import { createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { drawTyped, parseTyped } from '../../../firmware-protocol/phone/secret.ts';

/** 5 bits each; with the stretching below, 50 bits are out of reach of whoever has heard a proof. */
const LETTERS = 10;
/** 50 ms on a slow computer: RFC 7914 with N = 2^14, r = 8, p = 1. */
const STRETCH = { N: 16_384, r: 8, p: 1 } as const;
const stretch = promisify<string, string, number, typeof STRETCH, Buffer>(scrypt);

/** What the card of a table prints, and its dealer types once. */
export interface JoinCode {
  readonly table: number;
  readonly secret: string;
}

/** A code that nobody can guess: `7-k3mq9-tdhvx`. */
export function makeJoinCode(table: number, random: (bytes: number) => Uint8Array = randomBytes): string {
  const secret = drawTyped(random, LETTERS);
  return `${table}-${secret.slice(0, 5)}-${secret.slice(5)}`;
}

/** Parses a code however it is typed, with hyphens, blanks or neither; undefined for anything else. */
export function parseJoinCode(text: string): JoinCode | undefined {
  const typed = text.replaceAll(/[\s-]/g, '');
  const number = typed.slice(0, -LETTERS);
  const secret = parseTyped(typed.slice(-LETTERS), LETTERS);
  return secret === undefined || !/^[1-9]\d{0,4}$/.test(number) ? undefined : { table: Number(number), secret };
}

/** What table and hall know of each other before they have met, 32 bytes: the code, made slow to guess. */
export function codeKey(hall: string, { table, secret }: JoinCode): Promise<Buffer> {
  return stretch(secret, `hungarian-war-referee hall ${hall} ${table}`, 32, STRETCH);
}

/** What a table shows the broker as its password; the broker cannot join with it. Its user name is `brokerUser`. */
export function brokerPassword(key: Buffer): string {
  return createHmac('sha256', key).update('broker').digest('base64url');
}

export function brokerUser(hall: string, table: number): string {
  return `${hall}-${table}`;
}
