import { join } from 'node:path';
import { LinesFile } from '../lines-file.ts';
import type { Have, ToldLines, ToldUpTo } from '../wire/messages.ts';

/** Why the hall takes no more of a night, and its first line that it does not take, counted from 0. */
export type RefusedLines = Omit<Extract<Have, { readonly refused: true }>, 'refused'>;

/** One night that this table publishes, and how far the hall has it. */
export class PublishedNight {
  readonly name: string;
  readonly #file: LinesFile;
  id: string | undefined;
  /** Lines that are flushed; undefined until the file has been looked at in this run. */
  #lines: number | undefined;
  /** Lines that the hall has confirmed in this connection; undefined until it is known whether it has any. */
  #confirmed: number | undefined = 0;
  /** The line at which each message ends that was sent and is not confirmed. */
  #window: readonly number[] = [];
  refused: RefusedLines | undefined;
  /** A single line to be sent although the hall has it, or has refused it: its answer tells whether both are the same. */
  #probe: number | undefined;
  #probed = false;
  /** The file has gone. */
  #unreadable = false;

  constructor(folder: string, name: string) {
    this.name = name;
    this.#file = new LinesFile(join(folder, name));
  }

  get lines(): number {
    return this.#lines ?? 0;
  }

  /** Something is to be sent, or the hall is to confirm something. */
  get due(): boolean {
    if (this.#unreadable) return false;
    if (this.refused !== undefined && this.refused.why !== 'disk') return this.#probe !== undefined;
    return this.#confirmed !== undefined && this.#confirmed < this.lines;
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#unreadable ? 0 : Math.max(0, this.lines - (this.#confirmed ?? 0));
  }

  /** So many lines are flushed. */
  flushed(lines: number): void {
    this.#lines = Math.max(lines, this.lines);
  }

  /** Something can be sent while so many messages may wait to be confirmed. */
  maySend(window: number): boolean {
    if (this.#probe !== undefined) return true;
    return this.refused === undefined && this.#sent < this.lines && this.#window.length < window;
  }

  /** How far the table has it; undefined if its file cannot be read. */
  async upTo(): Promise<ToldUpTo | undefined> {
    return this.#orUnreadable(async () => {
      // Nothing is written to a night of an earlier run; what a kill left of a last line is no line.
      this.flushed(this.#lines ?? (await this.#file.count()));
      this.id ??= (await this.#file.hashAfter(1))?.slice(0, 32);
      const { lines } = this;
      const hash = await this.#file.hashAfter(lines);
      return this.id === undefined || hash === undefined ? undefined : { night: this.id, lines, hash };
    });
  }

  /** The next message; undefined if the file cannot be read. */
  async next(): Promise<ToldLines | undefined> {
    const probe = this.#probe;
    this.#probe = undefined;
    const from = probe ?? this.#sent;
    const most = probe === undefined ? this.lines - from : 1;
    const text = await this.#orUnreadable(() => this.#file.linesFrom(from, most));
    if (text === undefined) return undefined;
    if (probe === undefined) this.#window = [...this.#window, from + text.split('\n').length - 1];
    return { from, text };
  }

  /** The hall says how far it has the night. Returns whether it should be told how far the table has it. */
  async hear(have: Have): Promise<boolean> {
    if ('refused' in have) return this.#stop(have);
    const { lines, hash } = have;
    if (lines > this.lines) {
      this.refused = { from: this.lines, why: 'differs' };
      return true;
    }
    if ((await this.#orUnreadable(() => this.#file.hashAfter(lines))) === hash) return this.#confirm(lines);
    this.#probed = false;
    return this.#stop({ from: lines - 1, why: 'differs' });
  }

  /** Nothing is known of the hall: the connection is another one. */
  forget(): void {
    this.#confirmed = undefined;
    this.#probed = false;
    this.#unreadable = false;
    this.#again();
  }

  /** The hall has had time to say how far it has the night. */
  assume(): void {
    if (this.refused === undefined) this.#confirmed ??= 0;
  }

  /** What was sent has not arrived. */
  sendAgain(): void {
    if (this.refused === undefined || this.refused.why === 'disk') this.#again();
  }

  get #sent(): number {
    return this.#window.at(-1) ?? this.#confirmed ?? 0;
  }

  #again(): void {
    this.#window = [];
    this.refused = undefined;
    this.#probe = undefined;
  }

  #confirm(lines: number): boolean {
    const isNews = lines !== this.#confirmed || this.refused !== undefined || this.#window.length > 0;
    // It has lost lines, or follows this table anew.
    if (lines < (this.#confirmed ?? 0) || this.refused !== undefined) this.#again();
    this.#confirmed = lines;
    this.#window = this.#window.filter((end) => end > lines);
    return !isNews;
  }

  /** The line is shown to the hall once: what it has refused may be of an earlier run, and it may not know of what differs. */
  #stop({ from, why }: RefusedLines): false {
    this.#again();
    this.refused = { from, why };
    if (!this.#probed && why !== 'disk' && from < this.lines) {
      this.#probed = true;
      this.#probe = from;
    }
    return false;
  }

  async #orUnreadable<Read>(work: () => Promise<Read | undefined>): Promise<Read | undefined> {
    const read = await work().catch(() => undefined);
    this.#unreadable = read === undefined;
    return read;
  }
}
