import type { RawLine } from './lines.ts';

/** A line to its last sign, and then more. */
const WHOLE_AND_MORE = /,"hash":"[0-9a-f]{64}"\}[^\0]/;

/**
 * Whether an append that was cut short can have left this last line: its beginning without its end, or a stretch of it
 * that never reached the disk and reads as zeros. A line that is there from its first sign to its last and is wrong was
 * written whole, flushed and then changed, and so was one that has run into the next.
 */
export function isTorn({ bytes, ended }: RawLine): boolean {
  const text = bytes.toString('latin1');
  // One zero alone may be a space with one bit changed.
  if (text.startsWith('\0') || text.includes('\0\0')) return true;
  return !ended && !WHOLE_AND_MORE.test(text);
}
