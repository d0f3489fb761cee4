import type { TransformCallback } from 'node:stream';
import { ReadlineParser } from '@serialport/parser-readline';
import { FRAME_START, MAX_FRAME } from '../../../firmware-protocol/codec/frame.ts';

const NEWLINE = 0x0a;
const START = FRAME_START.charCodeAt(0);
const NOTHING = Buffer.alloc(0);

/** A carriage return before the newline is no part of the frame. */
const LONGEST = MAX_FRAME + 1;

/**
 * The line parser of `serialport`, given only lines that begin with `|`; everything else is dropped before it, so that
 * nothing can grow: boot logs, half lines, floods without a newline. `|` restarts a line. Bytes in, lines out; the line
 * that has begun and not ended (`buffer`, the parser's own) begins with `|` and is no longer than a frame.
 */
export class BoundedReadline extends ReadlineParser {
  #dropped = 0;

  /** Bytes that were no part of a line, since the connection began. */
  get dropped(): number {
    return this.#dropped;
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    if (isClean(chunk, this.buffer.length)) return super._transform(chunk, encoding, done);
    const kept = Buffer.concat(linesIn(this.buffer, chunk));
    this.#dropped += this.buffer.length + chunk.length - kept.length;
    this.buffer = NOTHING;
    super._transform(kept, encoding, done);
  }

  /** What is held when the port closes is half a line: the bare parser would give it out as a whole one. */
  override _flush(done: TransformCallback): void {
    this.#dropped += this.buffer.length;
    this.buffer = NOTHING;
    done();
  }
}

/** Whether `chunk`, after `held` bytes of a line, is nothing but lines that begin with their only `|` and fit. */
function isClean(chunk: Buffer, held: number): boolean {
  let length = held;
  for (const byte of chunk) {
    if ((byte === START) !== (length === 0) || length === LONGEST) return false;
    length = byte === NEWLINE ? 0 : length + 1;
  }
  return true;
}

/**
 * The lines in `held` and then `chunk`, each from its last `|`, the last one perhaps not ended; without what is too long.
 * Never joins the two whole: a flood would be copied only to be dropped.
 */
function linesIn(held: Buffer, chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let begun = held;
  let at = 0;
  while (at < chunk.length) {
    const newline = chunk.indexOf(NEWLINE, at);
    const end = newline < 0 ? chunk.length : newline + 1;
    const start = chunk.subarray(at, end).lastIndexOf(START);
    if (start >= 0) begun = NOTHING;
    const rest = chunk.subarray(at + Math.max(0, start), end);
    const isLine = start >= 0 || begun.length > 0;
    if (isLine && begun.length + rest.length <= LONGEST) lines.push(begun, rest);
    begun = NOTHING;
    at = end;
  }
  return lines;
}
