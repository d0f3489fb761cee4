import { hash as digest } from 'node:crypto';
import type { Chained } from './line.ts';

/** The hash before the first line. */
export const GENESIS = '0'.repeat(64);

/** How far a chain of lines goes. */
export interface ChainMark {
  /** The first one included. */
  readonly lines: number;
  readonly bytes: number;
  /** The hash of the last line, or the one before the first. */
  readonly hash: string;
}

export const NO_LINES: ChainMark = { lines: 0, bytes: 0, hash: GENESIS };

const CLOSING_BRACE = Buffer.from('}');
const TAIL_LENGTH = tail(GENESIS).length;

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
  const text = `${body.slice(0, -1)}${tail(digest('sha256', before + body))}`;
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
  const body = bytes.subarray(0, -TAIL_LENGTH);
  const hash = digest('sha256', Buffer.concat([Buffer.from(before), body, CLOSING_BRACE]));
  if (bytes.toString('latin1', body.length) !== tail(hash)) return { ok: false, problem: 'hash' };
  const value = chained(bytes.toString());
  if (value === undefined) return { ok: false, problem: 'content' };
  return value.n === n ? { ok: true, value } : { ok: false, problem: 'number' };
}

function tail(hash: string): string {
  return `,"hash":"${hash}"}`;
}

/** Undefined if the text is not JSON: anyone can chain anything. */
function chained(text: string): Chained<object> | undefined {
  try {
    return JSON.parse(text) as Chained<object>;
  } catch {
    return undefined;
  }
}
