import type { TransformCallback } from 'node:stream';
import { ReadlineParser } from '@serialport/parser-readline';
import { MAX_FRAME } from '../../firmware-protocol/codec/frame.ts';

const NEWLINE = 0x0a;
const DOLLAR = 0x24;

/** A carriage return before the newline is no part of the frame. */
const LONGEST = MAX_FRAME + 1;

/**
 * The line parser of `serialport`, given only whole lines that begin with `$`; everything else is dropped before it, so
 * that nothing can grow: boot logs, half lines, floods without a newline. `$` restarts a line. Bytes in, lines out; at
 * most one frame is held.
 */
export class BoundedReadline extends ReadlineParser {
  /** A line that has begun and not ended: begins with `$`, `#length` bytes long. */
  readonly #held = Buffer.alloc(LONGEST);
  #length = 0;
  #dropped = 0;

  /** Bytes that were no part of a line, since the connection began. */
  get dropped(): number {
    return this.#dropped;
  }

  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    const lines = this.#linesIn(chunk);
    const [first] = lines;
    if (first === undefined) return done();
    super._transform(lines.length === 1 ? first : Buffer.concat(lines), encoding, done);
  }

  /** What is held when the port closes is half a line: the bare parser would give it out as a whole one. */
  override _flush(done: TransformCallback): void {
    this.#drop(0);
    done();
  }

  /** Whole lines of this chunk, those that stand side by side as one slice. */
  #linesIn(chunk: Buffer): Buffer[] {
    const lines: Buffer[] = [];
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, at);
      const end = newline < 0 ? chunk.length : newline + 1;
      const isWhole = newline >= 0 && chunk[at] === DOLLAR && end - at <= LONGEST && this.#length === 0;
      if (!isWhole) {
        if (from < at) lines.push(chunk.subarray(from, at));
        const line = this.#extend(chunk.subarray(at, end));
        if (line !== undefined) lines.push(line);
        from = end;
      }
      at = end;
    }
    if (from < at) lines.push(chunk.subarray(from));
    return lines;
  }

  /** Takes a piece that ends with its newline or with the chunk; gives the line that it completes. */
  #extend(piece: Buffer): Buffer | undefined {
    const dollar = piece.lastIndexOf(DOLLAR);
    if (dollar >= 0) this.#drop(dollar);
    const start = Math.max(0, dollar);
    const fits = (dollar >= 0 || this.#length > 0) && this.#length + piece.length - start <= LONGEST;
    if (!fits) {
      this.#drop(piece.length - start);
      return undefined;
    }
    this.#length += piece.copy(this.#held, this.#length, start);
    if (piece.at(-1) !== NEWLINE) return undefined;
    const line = Buffer.from(this.#held.subarray(0, this.#length));
    this.#length = 0;
    return line;
  }

  /** So many bytes and what is held before them. */
  #drop(bytes: number): void {
    this.#dropped += this.#length + bytes;
    this.#length = 0;
  }
}
