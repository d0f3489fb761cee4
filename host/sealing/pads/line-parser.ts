import { FRAME_START, MAX_FRAME } from '../../../firmware-protocol/codec/frame.ts';

const NEWLINE = 0x0a;
const START = FRAME_START.charCodeAt(0);
/** Without its newline, whose place a carriage return may take. */
const MAX_LINE = MAX_FRAME;

/**
 * Makes lines of bytes: each begins with `|`, which also restarts a line, and is no longer than a frame. Everything else (boot
 * logs, partial lines, floods without a newline) is dropped before it is copied, so that what is kept cannot grow.
 */
export class LineParser {
  /** The line so far; empty while there is none. */
  #begun = '';

  /** The lines that these bytes complete, without their newlines. */
  parse(bytes: Buffer): string[] {
    const lines: string[] = [];
    let at = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, at)) {
      const line = this.#with(bytes.subarray(at, end));
      if (line !== '') lines.push(line);
      this.#begun = '';
      at = end + 1;
    }
    this.#begun = this.#with(bytes.subarray(at));
    return lines;
  }

  /** The line so far with these bytes, in which no newline is; empty if that is no line, or too long a one. */
  #with(bytes: Buffer): string {
    const start = bytes.lastIndexOf(START);
    if (start < 0 && this.#begun === '') return '';
    const length = start < 0 ? this.#begun.length + bytes.length : bytes.length - start;
    if (length > MAX_LINE) return '';
    return start < 0 ? this.#begun + bytes.toString('latin1') : bytes.toString('latin1', start);
  }
}
