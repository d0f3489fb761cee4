import { openPlain, thenClose } from '../record/disk.ts';
import { MOST_LINES_BYTES } from './wire/messages.ts';

const NEWLINE = 0x0a;
/** Read at a time to find the ends of lines, bytes. */
const CHUNK = 64 * 1024;
/** Of a line, hex digits. */
const HASH_LENGTH = 64;
/** A line ends in its hash, `"}` and a newline. */
const TAIL_LENGTH = HASH_LENGTH + 3;

/** The lines of a record as they stand in its file. It keeps where each of them ends, and no line. */
export class LinesFile {
  readonly #path: string;
  /** Bytes before the end of each line that was looked for so far. */
  readonly #ends: number[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  /** How many whole lines the file has. Rejects with the system's error code. */
  async count(): Promise<number> {
    await this.#find(Infinity);
    return this.#ends.length;
  }

  /** The hash of the last of so many lines, empty for none; undefined if the file has fewer. Rejects with the system's error code. */
  async hashAfter(lines: number): Promise<string | undefined> {
    await this.#find(lines);
    if (lines === 0) return '';
    const end = this.#ends[lines - 1];
    if (end === undefined) return undefined;
    return (await this.#read(Math.max(0, end - TAIL_LENGTH), HASH_LENGTH)).toString('latin1');
  }

  /** Whole lines from number `from` on, `most` of them and one batch at most; undefined if there is none. */
  async linesFrom(from: number, most: number): Promise<string | undefined> {
    await this.#find(from + most);
    const start = from === 0 ? 0 : this.#ends[from - 1];
    if (start === undefined) return undefined;
    const ends = this.#ends.slice(from, from + most);
    const end = ends.findLast((one) => one - start <= MOST_LINES_BYTES) ?? ends[0];
    if (end === undefined) return undefined;
    return (await this.#read(start, end - start)).toString();
  }

  /** Finds where the first so many lines end, and no more: the others may not be flushed. */
  async #find(lines: number): Promise<void> {
    let [at, read] = [this.#end, CHUNK];
    for (; this.#ends.length < lines && read === CHUNK; at += read) {
      const chunk = await this.#read(at, CHUNK);
      read = chunk.length;
      // From the last end that is known now: a connection that has just ended may have found some meanwhile.
      const next = () => chunk.indexOf(NEWLINE, Math.max(0, this.#end - at));
      for (let end = next(); end >= 0 && this.#ends.length < lines; end = next()) this.#ends.push(at + end + 1);
    }
  }

  /** Where the last line that was found ends. */
  get #end(): number {
    return this.#ends.at(-1) ?? 0;
  }

  async #read(at: number, most: number): Promise<Buffer> {
    const { buffer, bytesRead } = await thenClose(await openPlain(this.#path), (file) =>
      file.read(Buffer.allocUnsafe(most), 0, most, at),
    );
    return buffer.subarray(0, bytesRead);
  }
}
