import { hash as digest } from 'node:crypto';
import type { Chained } from './line.ts';

/** The hash before the first line. */
export const GENESIS = '0'.repeat(64);

const HASH_KEY = ',"hash":"';
/** `,"hash":"…64 hex digits…"}` */
const TAIL_LENGTH = HASH_KEY.length + 64 + 2;
const CLOSING_BRACE = 0x7d;
/** Reused for every line that fits: opening a night hashes tens of thousands. */
const SCRATCH = Buffer.alloc(16_384);

/**
 * A line's text without its newline, and the line as a reader of that text will see it. `at` in ms since 1970.
 *
 * The hash of a line is SHA-256 over the hash before and the line's text as it would stand without its `hash`, which is
 * always the last key. The text itself is hashed, not its meaning, so that a reader needs no second serialiser and not a
 * byte can change unseen.
 */
export function makeLine<Content extends object>(
  content: Content,
  n: number,
  at: number,
  before: string,
): { readonly text: string; readonly line: Chained<Content> } {
  const body = JSON.stringify({ n, at: new Date(at).toISOString(), ...content });
  const hash = digest('sha256', before + body);
  const text = `${body.slice(0, -1)}${tail(hash)}`;
  return { text, line: JSON.parse(text) as Chained<Content> };
}

type Unchained =
  | { readonly ok: true; readonly value: Chained<object> }
  | { readonly ok: false; readonly problem: 'hash' | 'number' | 'content' };

/**
 * Reverses `makeLine`, from the bytes of a line without its newline. Checks that the content is what was written as line `n`,
 * not what it holds.
 */
export function parseLine(bytes: Buffer, n: number, before: string): Unchained {
  const end = bytes.length - TAIL_LENGTH;
  const text = bytes.toString();
  if (end < 0 || !endsWithTail(text, hashOf(before, bytes, end))) return { ok: false, problem: 'hash' };
  const value = chained(text);
  if (value === undefined) return { ok: false, problem: 'content' };
  return value.n === n ? { ok: true, value } : { ok: false, problem: 'number' };
}

/** The hash of a line whose text, without the closing brace, ends at `end`. */
function hashOf(before: string, line: Buffer, end: number): string {
  const length = before.length + end + 1;
  const hashed = length <= SCRATCH.length ? SCRATCH : Buffer.allocUnsafe(length);
  hashed.write(before, 'latin1');
  hashed.set(line.subarray(0, end), before.length);
  hashed[length - 1] = CLOSING_BRACE;
  return digest('sha256', hashed.subarray(0, length));
}

/** As `endsWith(tail(hash))`, without a string for it. */
function endsWithTail(text: string, hash: string): boolean {
  const from = text.length - TAIL_LENGTH;
  return text.startsWith(HASH_KEY, from) && text.startsWith(hash, from + HASH_KEY.length) && text.endsWith('"}');
}

function tail(hash: string): string {
  return `${HASH_KEY}${hash}"}`;
}

/** Undefined if the text is not JSON: anyone can chain anything. */
function chained(text: string): Chained<object> | undefined {
  try {
    return JSON.parse(text) as Chained<object>;
  } catch {
    return undefined;
  }
}
