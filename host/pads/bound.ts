import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

const NEWLINE = 0x0a;
const DOLLAR = 0x24;
const NOTHING = Buffer.alloc(0);

/** A frame is at most 64 bytes with its newline (PROTOCOL.md, framing); a carriage return before it is no part of it. */
const LONGEST = 65;

/**
 * Passes whole lines that begin with `$` and drops everything else, so that nothing behind it can grow: boot logs,
 * half lines, floods without a newline. `$` always restarts a line. Bytes in, bytes out; at most 65 are held.
 */
export class LineBound extends Transform {
  #held: Buffer = NOTHING;
  #inLine = false;
  #dropped = 0;

  /** Bytes that were no part of a line, since the connection began. */
  get dropped(): number {
    return this.#dropped;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const whole: Buffer[] = [];
    for (let at = 0; at < chunk.length;) {
      const newline = chunk.indexOf(NEWLINE, at);
      const end = newline < 0 ? chunk.length : newline + 1;
      const line = this.#extend(chunk.subarray(at, end));
      if (line !== undefined) whole.push(line);
      at = end;
    }
    const [first] = whole;
    if (first === undefined) done();
    else done(null, whole.length === 1 ? first : Buffer.concat(whole));
  }

  /** What is held when the port closes is half a line: it ends here instead of leaving the parser as a whole one. */
  override _flush(done: TransformCallback): void {
    this.#drop(this.#held.length);
    done();
  }

  #extend(piece: Buffer): Buffer | undefined {
    const start = piece.lastIndexOf(DOLLAR);
    if (start >= 0) {
      this.#drop(this.#held.length + start);
      this.#inLine = true;
      piece = piece.subarray(start);
    } else if (!this.#inLine) {
      this.#drop(piece.length);
      return undefined;
    }
    const length = this.#held.length + piece.length;
    if (length > LONGEST) {
      this.#drop(length);
      return undefined;
    }
    // A copy: a slice would keep the port's whole read buffer alive.
    const line = Buffer.concat([this.#held, piece]);
    if (line.at(-1) !== NEWLINE) {
      this.#held = line;
      return undefined;
    }
    this.#held = NOTHING;
    this.#inLine = false;
    return line;
  }

  #drop(bytes: number): void {
    this.#dropped += bytes;
    this.#held = NOTHING;
    this.#inLine = false;
  }
}
