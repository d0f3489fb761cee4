import { join } from 'node:path';
import { readHeader } from '../../record/reader.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { PublishedNight, type Refused } from './published-night.ts';

interface NightsParts {
  /** Of the nights. */
  readonly folder: string;
  readonly file: Pick<HallFile, 'addNight'>;
  /** There is something new to publish. */
  due(): void;
}

/** The nights that this table publishes: those that were begun since it joined, oldest first. */
export class PublishedNights {
  readonly #parts: NightsParts;
  readonly #since: number;
  readonly #all: PublishedNight[];
  /** Files of nights that were begun before this table joined: they are not published. */
  readonly #others = new Set<string>();

  constructor({ nights, since }: Pick<KeptHall, 'nights' | 'since'>, parts: NightsParts) {
    this.#parts = parts;
    this.#since = since;
    this.#all = nights.map((name) => new PublishedNight(parts.folder, name));
  }

  get all(): readonly PublishedNight[] {
    return this.#all;
  }

  /** Lines that the hall has not confirmed. */
  get behind(): number {
    return this.#all.reduce((sum, { behind }) => sum + behind, 0);
  }

  /** Why the hall takes no more of a night, for the last one of which it does not. */
  get refused(): Refused | undefined {
    return this.#all.findLast(({ refused }) => refused !== undefined)?.refused;
  }

  /** As `HallLink.flushed`. */
  flushed(name: string, lines: number): void {
    if (lines === 1 || this.#find(name) !== undefined) this.#publish(name, lines);
    else if (!this.#others.has(name)) void this.#takeUp(name, lines);
  }

  /** An unknown night was begun before this table joined, or it was killed before it had kept the name. */
  async #takeUp(name: string, lines: number): Promise<void> {
    const { header } = await readHeader(join(this.#parts.folder, name)).catch(() => ({ header: undefined }));
    if (header === undefined || Date.parse(header.startedAt) < this.#since) this.#others.add(name);
    else this.#publish(name, lines);
  }

  #find(name: string): PublishedNight | undefined {
    return this.#all.find((known) => known.name === name);
  }

  #publish(name: string, lines: number): void {
    const night = this.#find(name) ?? new PublishedNight(this.#parts.folder, name);
    night.flushed(lines);
    if (!this.#all.includes(night)) {
      this.#all.push(night);
      void this.#parts.file.addNight(name);
    }
    this.#parts.due();
  }
}
