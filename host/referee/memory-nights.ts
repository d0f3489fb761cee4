import type { Entry, Line, NightRecord } from '../record/line.ts';
import type { NightFolder } from '../record/night-folder.ts';
import { RecordRefused } from '../record/refused.ts';

/** A folder of nights that lives in memory, on a disk that does what a test tells it. */
export class MemoryNights implements NightFolder {
  readonly folder = '/nights';
  readonly nights = new Map<string, { readonly startedAt: number; readonly lines: Line[] }>();
  /** Every flush waits for this. */
  flushed: Promise<unknown> = Promise.resolve();
  /** The code with which the disk refuses, while it does. */
  refuses: string | undefined;
  #attempt = 0;
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

  async open(file: string) {
    if (!this.nights.has(file)) throw new RecordRefused({ code: 'no such night', params: { file } });
    if (this.#open.has(file)) throw new RecordRefused({ code: 'night in use', params: { file } });
    return { night: this.#record(file), torn: undefined };
  }

  salvage(file: string): Promise<string> {
    const name = `salvaged ${file}`;
    this.nights.set(name, { startedAt: 0, lines: [] });
    return Promise.resolve(name);
  }

  async newest() {
    return [...this.nights.keys()].at(-1);
  }

  async list() {
    return [...this.nights].map(([file, { startedAt, lines }]) => {
      const games = lines.filter((line) => line.kind === 'step' && (line.command as { type: string }).type === 'begin').length;
      return { file, startedAt, games };
    });
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
      read: [...lines],
      append: async (entry: Entry, at: number) => {
        await this.#disk();
        const line = JSON.parse(
          JSON.stringify({ ...entry, n: lines.length + 1, at: new Date(at).toISOString(), hash: '' }),
        ) as Line;
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
