import type { FileHandle } from 'node:fs/promises';
import { openPlain, thenClose } from '../../record/disk.ts';
import { MOST_LINES_BYTES, MOST_MESSAGE } from '../wire/messages.ts';

const NEWLINE = 0x0a;
/** Hardly any line is longer, bytes. */
const USUAL_LINE = 4 * 1024;
/** Of a line, hex digits. */
const HASH_LENGTH = 64;
/** A line ends in its hash, `"}` and a newline. */
const TAIL_LENGTH = HASH_LENGTH + 3;
/** JSON may double what a line has. */
const LONGEST_LINE = MOST_MESSAGE / 2 - 1024;

/** A place between two lines of a file. */
interface Mark {
  /** How many lines stand before it, the header included. */
  readonly lines: number;
  /** Their length in bytes. */
  readonly at: number;
  /** The hash of the last of them; empty for none. */
  readonly hash: string;
}

const START: Mark = { lines: 0, at: 0, hash: '' };

/** The lines of one night as they stand in its file. It keeps two places, and no line. */
export class NightFile {
  readonly #path: string;
  #mark = START;
  /** The end of the lines that were read last: the hall will have them next. */
  #next = START;
  /** While lines are told: each of them is a batch of its own. */
  #opened: Promise<FileHandle> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The place after so many lines; undefined if the file has fewer. Rejects with the system's error code. */
  async markAfter(lines: number): Promise<Mark | undefined> {
    const from = nearest([this.#mark, this.#next], lines);
    const mark = lines === from.lines ? from : await scan(this.#path, from, lines);
    if (mark?.lines !== lines) return undefined;
    this.#mark = mark;
    return mark;
  }

  /** How many whole lines the file has. Rejects with the system's error code. */
  async count(): Promise<number> {
    return (await scan(this.#path, this.#mark, Infinity)).lines;
  }

  /** Lines from a place on, whole, `most` of them and one batch at most; undefined if the next one is longer than any line. */
  async linesFrom({ lines, at }: Mark, most: number): Promise<string | undefined> {
    // Most often the hall lacks a single line.
    const usual = await this.#read(at, Math.min(MOST_LINES_BYTES, most * USUAL_LINE));
    const bytes = usual.includes(NEWLINE) ? usual : await this.#read(at, LONGEST_LINE);
    let [end, count] = [0, 0];
    for (; count < most; count += 1) {
      const next = bytes.indexOf(NEWLINE, end) + 1;
      if (next === 0) break;
      end = next;
    }
    if (end === 0) return undefined;
    this.#next = { lines: lines + count, at: at + end, hash: hashIn(bytes, end) };
    return bytes.toString('utf8', 0, end);
  }

  /** Closes the file until lines are read again. Never rejects. */
  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.then((file) => file.close()).catch(() => undefined);
  }

  async #read(at: number, most: number): Promise<Buffer> {
    const opened = (this.#opened ??= openPlain(this.#path));
    try {
      return await readFrom(await opened, at, most);
    } catch {
      // It may have been closed meanwhile; if something else is wrong, this finds it, too.
      if (this.#opened === opened) await this.close();
      return thenClose(await openPlain(this.#path), (file) => readFrom(file, at, most));
    }
  }
}

async function readFrom(file: FileHandle, at: number, most: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(most), 0, most, at);
  return buffer.subarray(0, bytesRead);
}

/** The last of these places that is not beyond so many lines; or else the beginning. */
function nearest(places: readonly Mark[], lines: number): Mark {
  return places.reduce((best, place) => (place.lines <= lines && place.lines > best.lines ? place : best), START);
}

/** The place after `lines` lines, or after the last whole one. */
async function scan(path: string, from: Mark, lines: number): Promise<Mark> {
  return thenClose(await openPlain(path), async (file) => {
    const { count, at } = await skip(file, from, lines);
    return { lines: count, at, hash: await hashBefore(file, at) };
  });
}

async function skip(file: FileHandle, from: Mark, lines: number): Promise<{ readonly count: number; readonly at: number }> {
  let { lines: count, at } = from;
  let position = from.at;
  for await (const chunk of file.createReadStream({ start: from.at, autoClose: false }) as AsyncIterable<Buffer>) {
    for (let end = chunk.indexOf(NEWLINE); end >= 0 && count < lines; end = chunk.indexOf(NEWLINE, end + 1)) {
      count += 1;
      at = position + end + 1;
    }
    position += chunk.length;
    if (count >= lines) break;
  }
  return { count, at };
}

async function hashBefore(file: FileHandle, at: number): Promise<string> {
  if (at === 0) return '';
  const { buffer } = await file.read(Buffer.alloc(TAIL_LENGTH), 0, TAIL_LENGTH, Math.max(0, at - TAIL_LENGTH));
  return hashIn(buffer, TAIL_LENGTH);
}

/** Of the line that ends there. */
function hashIn(bytes: Buffer, end: number): string {
  return bytes.toString('latin1', end - TAIL_LENGTH, end - TAIL_LENGTH + HASH_LENGTH);
}
