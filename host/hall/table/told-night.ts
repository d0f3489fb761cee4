import { join } from 'node:path';
import type { Have, ToldLines, ToldUpTo } from '../wire/messages.ts';
import { NightFile } from './night-file.ts';

/** Why the hall takes no more of a night, and its first line that it does not take, counted from 0. */
export interface Refused {
  readonly from: number;
  readonly why: Extract<Have, { readonly refused: true }>['why'];
}

/** One night that this table tells its hall, and how far the hall has it. */
export class ToldNight {
  readonly name: string;
  readonly #file: NightFile;
  #id: string | undefined;
  /** Lines that are flushed; undefined until the file has been looked at in this run. */
  #lines: number | undefined;
  /** Lines that the hall has confirmed in this connection; undefined until it is known whether it has any. */
  #confirmed: number | undefined = 0;
  /** Lines that were sent, and those at which each message ends that the hall has not confirmed yet. */
  #sent = 0;
  #flying: readonly number[] = [];
  #refused: Refused | undefined;
  /** A single line that is sent although the hall has it, or has refused it: its answer tells whether both are the same. */
  #probe: number | undefined;
  #probed = false;
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

  get refused(): Refused | undefined {
    return this.#refused;
  }

  /** So many lines are flushed. */
  flushed(lines: number): void {
    this.#lines = lines;
  }

  /** It is not known yet whether the hall has lines of it. */
  get unknown(): boolean {
    return this.#confirmed === undefined && this.#refused === undefined;
  }

  /** Something is to be sent, or the hall is to confirm something. */
  get due(): boolean {
    if (this.#untold) return false;
    if (this.#refused !== undefined && this.#refused.why !== 'disk') return this.#probe !== undefined;
    return (this.#confirmed ?? 0) < this.lines;
  }

  /** Something can be sent while so many messages may be under way. */
  maySend(window: number): boolean {
    if (this.#probe !== undefined) return true;
    return this.#refused === undefined && this.#sent < this.lines && this.#flying.length < window;
  }

  get isUnderWay(): boolean {
    return this.#flying.length > 0;
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#untold ? 0 : Math.max(0, this.lines - (this.#confirmed ?? 0));
  }

  /** How far the table has it; undefined if its file cannot be told. */
  async upTo(): Promise<ToldUpTo | undefined> {
    return this.#orUntold(async () => {
      // Nothing is written to a night of an earlier run; what a kill left of a last line is no line.
      const counted = this.#lines ?? (await this.#file.count());
      // More may have been flushed meanwhile.
      this.#lines ??= counted;
      this.#id ??= (await this.#file.hashAfter(1))?.slice(0, 32);
      const lines = this.#lines;
      const hash = await this.#file.hashAfter(lines);
      return this.#id === undefined || hash === undefined ? undefined : { night: this.#id, lines, hash };
    });
  }

  /** The next message; undefined if the file cannot be told. */
  async next(): Promise<ToldLines | undefined> {
    const probe = this.#probe;
    this.#probe = undefined;
    const from = probe ?? this.#sent;
    const most = probe === undefined ? this.lines - from : 1;
    const text = await this.#orUntold(() => this.#file.linesFrom(from, most));
    if (text === undefined) return undefined;
    if (probe === undefined) {
      this.#sent = from + text.split('\n').length - 1;
      this.#flying = [...this.#flying, this.#sent];
    }
    return { from, text };
  }

  /** Closes its file until more of it is told. Never rejects. */
  close(): Promise<void> {
    return this.#file.close();
  }

  /** The hall says how far it has the night. Returns whether it should be told how far the table has it. */
  async hear(have: Have): Promise<boolean> {
    if ('refused' in have) {
      this.#stop(have);
      return false;
    }
    const { lines, hash } = have;
    if (lines > this.lines) {
      this.#refused = { from: this.lines, why: 'differs' };
      return true;
    }
    if ((await this.#orUntold(() => this.#file.hashAfter(lines))) !== hash) {
      this.#probed = false;
      this.#stop({ from: lines - 1, why: 'differs' });
      return false;
    }
    return this.#confirm(lines);
  }

  /** Nothing is known of the hall: the connection is another one. */
  forget(): void {
    this.#confirmed = undefined;
    this.#probed = false;
    this.#untold = false;
    this.#again(0);
  }

  /** The hall has had time to say how far it has the night. */
  assume(): void {
    if (this.unknown) this.#confirmed = 0;
  }

  /** What is under way has not arrived. */
  sendAgain(): void {
    if (this.#refused === undefined || this.#refused.why === 'disk') this.#again(this.#confirmed ?? 0);
  }

  #again(from: number): void {
    this.#sent = from;
    this.#flying = [];
    this.#refused = undefined;
    this.#probe = undefined;
  }

  #confirm(lines: number): boolean {
    const isOld = lines === this.#confirmed && this.#refused === undefined && !this.isUnderWay;
    // It has lost lines, or follows this table anew.
    if (lines < (this.#confirmed ?? 0) || this.#refused !== undefined) this.#again(lines);
    this.#confirmed = lines;
    this.#sent = Math.max(this.#sent, lines);
    this.#flying = this.#flying.filter((end) => end > lines);
    return isOld;
  }

  /** The line is shown to the hall once: what it has refused may be of an earlier run, and it may not know of what differs. */
  #stop({ from, why }: Refused): void {
    this.#again(this.#confirmed ?? 0);
    this.#refused = { from, why };
    if (this.#probed || why === 'disk' || from >= this.lines) return;
    this.#probed = true;
    this.#probe = from;
  }

  async #orUntold<Told>(work: () => Promise<Told | undefined>): Promise<Told | undefined> {
    const told = await work().catch(() => undefined);
    this.#untold = told === undefined;
    return told;
  }
}
