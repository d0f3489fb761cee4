import type { TransformCallback } from 'node:stream';
import { ReadlineParser } from '@serialport/parser-readline';
import { MAX_FRAME } from '../../firmware-protocol/codec/frame.ts';

const NEWLINE = 0x0a;
const DOLLAR = 0x24;
const NOTHING = Buffer.alloc(0);

/** A carriage return before the newline is no part of the frame. */
const LONGEST = MAX_FRAME + 1;

/**
 * The line parser of `serialport`, given only lines that begin with `$`; everything else is dropped before it, so that
 * nothing can grow: boot logs, half lines, floods without a newline. `$` restarts a line. Bytes in, lines out; the line
 * that has begun and not ended (`buffer`, the parser's own) begins with `$` and is no longer than a frame.
 */
export class BoundedReadline extends ReadlineParser {
  #dropped = 0;

  /** Bytes that were no part of a line, since the connection began. */
  get dropped(): number {
    return this.#dropped;
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    if (isClean(chunk, this.buffer.length)) return super._transform(chunk, encoding, done);
    const received = Buffer.concat([this.buffer, chunk]);
    const kept = Buffer.concat(linesIn(received));
    this.#dropped += received.length - kept.length;
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

/** Whether `chunk`, after `held` bytes of a line, is nothing but lines that begin with their only `$` and fit. */
function isClean(chunk: Buffer, held: number): boolean {
  let length = held;
  for (const byte of chunk) {
    if ((byte === DOLLAR) !== (length === 0) || length === LONGEST) return false;
    length = byte === NEWLINE ? 0 : length + 1;
  }
  return true;
}

/** The lines in what was received, each from its last `$`, the last one perhaps not ended; without what is too long. */
function linesIn(received: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let at = 0;
  while (at < received.length) {
    const newline = received.indexOf(NEWLINE, at);
    const end = newline < 0 ? received.length : newline + 1;
    const piece = received.subarray(at, end);
    const dollar = piece.lastIndexOf(DOLLAR);
    if (dollar >= 0 && piece.length - dollar <= LONGEST) lines.push(piece.subarray(dollar));
    at = end;
  }
  return lines;
}
