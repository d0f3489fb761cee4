import type { TransformCallback } from 'node:stream';
import { ReadlineParser } from '@serialport/parser-readline';
import { FRAME_START, MAX_FRAME } from '../../../firmware-protocol/codec/frame.ts';

const NEWLINE = 0x0a;
const START = FRAME_START.charCodeAt(0);
const EMPTY = Buffer.alloc(0);

/** A carriage return may precede the newline. */
const MAX_LINE = MAX_FRAME + 1;

/**
 * The `ReadlineParser` of serialport, which sees only lines that begin with `|` and are no longer than a frame. Everything else
 * (boot logs, partial lines, floods without a newline) is dropped before it, so that its buffer cannot grow. `|` restarts a
 * line. Bytes in, lines out.
 */
export class LineParser extends ReadlineParser {
  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    if (isClean(chunk, this.buffer.length)) return super._transform(chunk, encoding, done);
    const lines = Buffer.concat(linesIn(this.buffer, chunk));
    this.buffer = EMPTY;
    super._transform(lines, encoding, done);
  }

  /** Drops a partial line when the port closes; `ReadlineParser` would emit it as a whole one. */
  override _flush(done: TransformCallback): void {
    this.buffer = EMPTY;
    done();
  }
}

/** Whether `chunk`, after `buffered` bytes of a line, holds only lines that begin with their only `|` and are short enough. */
function isClean(chunk: Buffer, buffered: number): boolean {
  let length = buffered;
  for (const byte of chunk) {
    if ((byte === START) !== (length === 0) || length === MAX_LINE) return false;
    length = byte === NEWLINE ? 0 : length + 1;
  }
  return true;
}

/**
 * The lines in `buffered` followed by `chunk`, each from its last `|`, the last one possibly partial; lines that are too long
 * are left out. Does not concatenate its arguments, since a flood would be copied only to be dropped.
 */
function linesIn(buffered: Buffer, chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let begun = buffered;
  let at = 0;
  while (at < chunk.length) {
    const newline = chunk.indexOf(NEWLINE, at);
    const end = newline < 0 ? chunk.length : newline + 1;
    const start = chunk.subarray(at, end).lastIndexOf(START);
    if (start >= 0) begun = EMPTY;
    const rest = chunk.subarray(at + Math.max(0, start), end);
    const isLine = start >= 0 || begun.length > 0;
    if (isLine && begun.length + rest.length <= MAX_LINE) lines.push(begun, rest);
    begun = EMPTY;
    at = end;
  }
  return lines;
}
