import { randomBytes } from 'node:crypto';
import { drawTyped, parseTyped } from '../../../firmware-protocol/phone/secret.ts';

/** 5 bits each: a broker that is asked is guessed at no faster than it answers. */
const LETTERS = 10;
/** Of the hash of a certificate, 5 bits each. */
const MARK_LETTERS = 4;

/** What the card of a table prints, and its dealer types once. */
export interface JoinCode {
  readonly table: number;
  /** The password of the table at the broker. */
  readonly secret: string;
  /** `markOf` the certificate of the hall; undefined where an authority has signed that of the broker. */
  readonly mark?: string;
}

/** A code that nobody can guess: `7-k3mq9-tdhvx`. */
export function makeJoinCode(table: number, random: (bytes: number) => Uint8Array = randomBytes): string {
  const secret = drawTyped(random, LETTERS);
  return `${table}-${secret.slice(0, 5)}-${secret.slice(5)}`;
}

/** The code as it stands on a card: `7-k3mq9-tdhvx-4f2a`. @param certificate its hash as in `Broker`, which may be empty */
export function codeOnCard(code: string, certificate: string): string {
  return certificate === '' ? code : `${code}-${markOf(certificate)}`;
}

/** Four characters by which a dealer's card tells the certificate. @param certificate its SHA-256, hex */
export function markOf(certificate: string): string {
  return drawTyped((bytes) => Buffer.from(certificate, 'hex').subarray(0, bytes), MARK_LETTERS);
}

/** Parses a code however it is typed, with hyphens, blanks or neither; undefined for anything else. */
export function parseJoinCode(text: string): JoinCode | undefined {
  const typed = text.replaceAll(/[\s-]/g, '');
  return parseWith(typed, 0) ?? parseWith(typed, MARK_LETTERS);
}

/** What a dealer has typed of a card: the code, or the whole line with the address before it, `192.168.1.5:8883/k7q2/7-k3mq9-…`. */
export function parseCardLine(text: string): { readonly address?: string; readonly code: string } {
  const [, address, code] = /^(.+)\/([^/]+)$/.exec(text.trim()) ?? [];
  return address === undefined || code === undefined ? { code: text } : { address, code };
}

/** The name of a table at the broker, as user and as client. */
export function brokerUser(hall: string, table: number): string {
  return `${hall}-${table}`;
}

/** A hall has 1,000 tables at most: four digits and ten letters cannot be taken for one digit and fourteen. */
function parseWith(typed: string, more: number): JoinCode | undefined {
  const letters = LETTERS + more;
  const number = typed.slice(0, -letters);
  const secret = parseTyped(typed.slice(-letters), letters);
  if (secret === undefined || !/^[1-9]\d{0,3}$/.test(number)) return undefined;
  const [table, mark] = [Number(number), secret.slice(LETTERS)];
  return { table, secret: secret.slice(0, LETTERS), ...(mark !== '' && { mark }) };
}
