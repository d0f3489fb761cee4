import { join } from 'node:path';
import type { FromTable } from '../wire/messages.ts';
import { FirstDifference } from './first-difference.ts';
import { NightFile } from './night-file.ts';

type Lines = Extract<FromTable, { readonly type: 'lines' }>;
type UpTo = Extract<FromTable, { readonly type: 'hello' }>['at'];

/** One night that this table tells its hall, and how far the hall has it. */
export class ToldNight {
  readonly name: string;
  readonly #file: NightFile;
  #id: string | undefined;
  /** Lines that are flushed; undefined until the file has been looked at in this run. */
  #lines: number | undefined;
  /** Lines that the hall has confirmed in this connection. */
  #confirmed: number | undefined;
  /** The hall has other lines from this one on, counted from 0. */
  #differsFrom: number | undefined;
  /** The hall has lines that are not ours: from which one on is being found out. */
  #search: FirstDifference | undefined;
  /** How often all of this was forgotten. */
  #forgotten = 0;
  /** The file has gone, or has a line that no message holds. */
  #untold = false;

  constructor(folder: string, name: string) {
    this.name = name;
    this.#file = new NightFile(join(folder, name));
  }

  get id(): string | undefined {
    return this.#id;
  }

  get lines(): number {
    return this.#lines ?? 0;
  }

  get differsFrom(): number | undefined {
    return this.#differsFrom;
  }

  /** So many lines are flushed. */
  flushed(lines: number): void {
    this.#lines = lines;
  }

  /** The hall may lack lines of it, or it is not known yet. */
  get due(): boolean {
    if (this.#untold || this.#differsFrom !== undefined) return false;
    return this.#search !== undefined || this.#confirmed === undefined || this.#confirmed < this.lines;
  }

  get confirmed(): number {
    return this.#confirmed ?? 0;
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#untold ? 0 : Math.max(0, this.lines - this.confirmed);
  }

  /** How far the table has it, for `hello`; undefined if its file cannot be told. */
  async upTo(): Promise<UpTo | undefined> {
    return this.#orUntold(async () => {
      // Nothing is written to a night of an earlier run; what a kill left of a last line is no line.
      this.#lines ??= await this.#file.count();
      this.#id ??= (await this.#file.markAfter(1))?.hash.slice(0, 32);
      const end = await this.#file.markAfter(this.#lines);
      return this.#id === undefined || end === undefined ? undefined : { night: this.#id, lines: end.lines, hash: end.hash };
    });
  }

  /** The next lines that the hall lacks, or that tell where its lines differ; undefined if the file cannot be told. */
  async nextLines(): Promise<Lines | undefined> {
    const { from, most } = this.#search?.next ?? { from: this.confirmed, most: Infinity };
    return this.#orUntold(async () => {
      const mark = await this.#file.markAfter(from);
      const text = mark && (await this.#file.linesFrom(mark, Math.min(most, this.lines - from)));
      return text === undefined || this.#id === undefined ? undefined : { type: 'lines', night: this.#id, from, text };
    });
  }

  /** Closes its file until more of it is told. Never rejects. */
  close(): Promise<void> {
    return this.#file.close();
  }

  /** The hall takes no more of it: it has another line than ours there, or cannot take ours. */
  refuse(from: number, why: 'differs' | 'damaged'): void {
    if (why === 'damaged') {
      this.#differsFrom = from;
      return;
    }
    this.#search ??= new FirstDifference(from, this.lines, this.confirmed);
    this.#search.differs(from);
    this.#conclude(this.#search);
  }

  /**
   * The hall has so many lines of it, the last with this hash. What the hall has refused is sent again only if it has gone back
   * to lines of ours.
   */
  async confirm(lines: number, hash: string): Promise<void> {
    const before = this.#forgotten;
    const isOurs = lines <= this.lines && (await this.#hashAfter(lines)) === hash;
    if (before !== this.#forgotten) return;
    if (!isOurs) return this.#doubt(lines);
    if (this.#differsFrom !== undefined && lines === this.#confirmed) return;
    this.#differsFrom = undefined;
    this.#search = undefined;
    this.#confirmed = lines;
  }

  /** The hall may be another process from now on, or the connection another one. */
  forget(): void {
    this.#forgotten += 1;
    this.#confirmed = undefined;
    this.#differsFrom = undefined;
    this.#search = undefined;
  }

  /** The hall has other lines than ours among so many, or more. */
  #doubt(lines: number): void {
    if (this.#differsFrom !== undefined) return;
    if (this.#search === undefined) this.#search = new FirstDifference(Math.min(lines - 1, this.lines), this.lines);
    else this.#search.same();
    this.#conclude(this.#search);
  }

  #conclude({ line }: FirstDifference): void {
    if (line === undefined) return;
    this.#search = undefined;
    this.#differsFrom = line;
    this.#confirmed = line;
  }

  async #hashAfter(lines: number): Promise<string | undefined> {
    return (await this.#orUntold(async () => this.#file.markAfter(lines)))?.hash;
  }

  async #orUntold<Told>(work: () => Promise<Told | undefined>): Promise<Told | undefined> {
    const told = await work().catch(() => undefined);
    this.#untold = told === undefined;
    return told;
  }
}
