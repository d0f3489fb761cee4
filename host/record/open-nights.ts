import type { Line, NightRecord } from './line.ts';

interface Kept {
  readonly record: NightRecord;
  readonly lines: Line[];
  /** Settles when nothing is being appended. */
  busy: Promise<unknown>;
}

/** The nights this host writes to, each with its lines so far, so that a list need not read a file being written. */
export class OpenNights {
  readonly #kept = new Map<string, Kept>();

  has(file: string): boolean {
    return this.#kept.has(file);
  }

  /** The start and the lines of an open night. */
  of(file: string): { readonly startedAt: string; readonly lines: readonly Line[] } | undefined {
    const kept = this.#kept.get(file);
    return kept && { startedAt: kept.record.startedAt, lines: kept.lines };
  }

  /** The same record, tracked here until it is closed. */
  keep(record: NightRecord): NightRecord {
    const kept: Kept = { record, lines: [...record.read], busy: Promise.resolve() };
    this.#kept.set(record.file, kept);
    return {
      ...record,
      append: (entry, at) => {
        const appending = record.append(entry, at).then((appended) => {
          kept.lines.push(appended.line);
          return appended;
        });
        kept.busy = Promise.allSettled([kept.busy, appending]);
        return appending;
      },
      close: async () => {
        if (this.#kept.delete(record.file)) await record.close();
      },
    };
  }

  /** Resolves when nothing is being written, so that the file ends with a whole line. */
  async atRest(file: string): Promise<void> {
    for (let busy = this.#kept.get(file)?.busy; busy !== undefined;) {
      await busy;
      const since = this.#kept.get(file)?.busy;
      busy = since === busy ? undefined : since;
    }
  }

  async close(): Promise<void> {
    const all = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(all.map(({ record }) => record.close()));
  }
}
