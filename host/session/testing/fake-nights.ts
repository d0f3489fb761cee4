import { GENESIS, makeLine } from '../../record/chain.ts';
import { type Entry, type Line } from '../../record/line.ts';
import type { NightFolder, NightRecord, NightSummary } from '../../record/night-folder.ts';
import type { ReadRecord, TakeLine } from '../../record/reader.ts';
import { RecordRefused } from '../../record/refused.ts';
import { summaryOf } from '../../record/catalogue.ts';
import { Contents } from '../../record/contents.ts';

type Shelf = Map<string, { readonly startedAt: number; readonly lines: Line[] }>;

/** A folder of nights in memory, on a disk that a test controls. */
export class FakeNights implements NightFolder {
  readonly folder = '/nights';
  readonly nights: Shelf = new Map();
  readonly deleted: Shelf = new Map();
  readonly exports = new Map<string, string>();
  /** Every flush waits for this. */
  flushed: Promise<unknown> = Promise.resolve();
  /** The code with which the disk fails; undefined while it works. */
  refuses: string | undefined;
  #attempt = 0;
  #lastOpen: string | undefined;
  #open = new Set<string>();

  readonly attempts = {
    next: async (above = 0) => {
      await this.#disk();
      this.#attempt = Math.max(this.#attempt, above) + 1;
      return this.#attempt;
    },
  };

  /** All lines of all nights as they would stand in files. */
  get written(): string {
    return JSON.stringify([...this.nights.values()]);
  }

  /** The lines of the newest night. */
  get lines(): readonly Line[] {
    return [...this.nights.values()].at(-1)?.lines ?? [];
  }

  async create(at: number): Promise<NightRecord> {
    await this.#disk();
    const file = `night ${this.nights.size + 1}.jsonl`;
    this.nights.set(file, { startedAt: at, lines: [] });
    return this.#record(file);
  }

  async open(file: string, take: TakeLine = () => undefined) {
    await this.flushed;
    const night = this.nights.get(file);
    if (night === undefined) throw new RecordRefused({ code: 'no such night', params: { file } });
    if (this.#open.has(file)) throw new RecordRefused({ code: 'night in use', params: { file } });
    for (const line of night.lines) take(line, Buffer.from(JSON.stringify(line)));
    return this.#record(file);
  }

  salvage(file: string): Promise<string> {
    const name = `salvaged ${file}`;
    this.nights.set(name, { startedAt: 0, lines: [] });
    return Promise.resolve(name);
  }

  probe(): Promise<void> {
    return this.#disk();
  }

  async keepOpen(file: string) {
    await this.#disk();
    this.#lastOpen = file;
  }

  async lastOpen() {
    return this.#lastOpen ?? [...this.nights.keys()].at(-1);
  }

  async list() {
    return { nights: summaries(this.nights), deleted: summaries(this.deleted) };
  }

  async read(file: string): Promise<ReadRecord> {
    const lines = this.nights.get(file)?.lines;
    if (lines === undefined) throw new RecordRefused({ code: 'no such night', params: { file } });
    const hash = lines.at(-1)?.hash ?? GENESIS;
    return { header: undefined, lines: [...lines], mark: { lines: lines.length, bytes: 0, hash }, end: { end: 'clean' } };
  }

  async remove(file: string): Promise<string> {
    if (this.#open.has(file)) throw new RecordRefused({ code: 'night open', params: { file } });
    return this.#move(this.nights, this.deleted, file);
  }

  restore(file: string): Promise<string> {
    return this.#move(this.deleted, this.nights, file);
  }

  async exportAs(name: string, content: string): Promise<string> {
    await this.#disk();
    this.exports.set(name, content);
    return name;
  }

  async #move(from: Shelf, to: Shelf, file: string): Promise<string> {
    await this.#disk();
    const night = from.get(file);
    if (night === undefined) throw new RecordRefused({ code: 'no such night', params: { file } });
    from.delete(file);
    to.set(file, night);
    return file;
  }

  async close(): Promise<void> {
    this.#open.clear();
  }

  #record(file: string): NightRecord {
    const lines = this.nights.get(file)?.lines ?? [];
    this.#open.add(file);
    return {
      file,
      startedAt: new Date(this.nights.get(file)?.startedAt ?? 0).toISOString(),
      append: async (entry: Entry, at: number) => {
        await this.#disk();
        const { line } = makeLine(entry, lines.length + 1, at, lines.at(-1)?.hash ?? GENESIS);
        lines.push(line);
        return { line, flushMs: 1 };
      },
      close: async () => {
        this.#open.delete(file);
      },
    };
  }

  async #disk(): Promise<void> {
    await this.flushed;
    if (this.refuses !== undefined) throw Object.assign(new Error('refused'), { code: this.refuses });
  }
}

function summaries(shelf: Shelf): NightSummary[] {
  return [...shelf].map(([file, { startedAt, lines }]) => {
    const contents = new Contents();
    for (const line of lines) contents.note(line);
    return summaryOf(file, { startedAt: new Date(startedAt).toISOString() }, contents);
  });
}
