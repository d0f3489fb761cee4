import { hash as digest } from 'node:crypto';
import type { Chained } from './line.ts';

/** What stands before the first line. */
export const GENESIS = '0'.repeat(64);

const HASH_KEY = ',"hash":"';
/** `,"hash":"…64 hex digits…"}` */
const TAIL_LENGTH = HASH_KEY.length + 64 + 2;
const TAIL = /,"hash":"([0-9a-f]{64})"\}$/;

/**
 * The hash of a line: SHA-256 over the hash before and the line's text as it would stand without its `hash`, which is
 * always the last key. The text itself is hashed, not its meaning, so that a reader needs no second serialiser and
 * not a byte can change unseen.
 */
function hashOf(before: string, body: string): string {
  return digest('sha256', before + body);
}

/** A line's text without its newline, and the line as a reader of that text will see it. `at` in ms since 1970. */
export function makeLine<Content extends object>(
  content: Content,
  n: number,
  at: number,
  before: string,
): { readonly text: string; readonly line: Chained<Content> } {
  const body = JSON.stringify({ n, at: new Date(at).toISOString(), ...content });
  const hash = hashOf(before, body);
  const text = `${body.slice(0, -1)}${HASH_KEY}${hash}"}`;
  return { text, line: JSON.parse(text) as Chained<Content> };
}

export type Unchained =
  | { readonly ok: true; readonly value: Chained<object> }
  | { readonly ok: false; readonly problem: 'hash' | 'number' | 'content' };

/** The twin of `makeLine`. What the content holds is not checked here, only that it is what was written as line `n`. */
export function parseLine(text: string, n: number, before: string): Unchained {
  const hash = TAIL.exec(text.slice(-TAIL_LENGTH))?.[1];
  if (hash === undefined || hashOf(before, `${text.slice(0, -TAIL_LENGTH)}}`) !== hash) return { ok: false, problem: 'hash' };
  const value = chained(text);
  if (value === undefined) return { ok: false, problem: 'content' };
  return value.n === n ? { ok: true, value } : { ok: false, problem: 'number' };
}

/** Undefined where it is no JSON: anybody can chain anything. */
function chained(text: string): Chained<object> | undefined {
  try {
    return JSON.parse(text) as Chained<object>;
  } catch {
    return undefined;
  }
}
