import { join } from 'node:path';
import { readHeader } from '../../record/reader.ts';
import type { HallFile, KeptHall } from './kept-hall.ts';
import { ToldNight, type Refused } from './told-night.ts';

interface NightsParts {
  /** Of the nights. */
  readonly folder: string;
  readonly file: Pick<HallFile, 'addNight'>;
  /** There is something new to tell. */
  due(): void;
}

/** The nights that this table tells its hall: those that were begun since it joined, oldest first. */
export class ToldNights {
  readonly #parts: NightsParts;
  readonly #since: number;
  readonly #all: ToldNight[];
  /** Files of nights that were begun before this table joined: the hall is not told of them. */
  readonly #others = new Set<string>();

  constructor({ nights, since }: Pick<KeptHall, 'nights' | 'since'>, parts: NightsParts) {
    this.#parts = parts;
    this.#since = since;
    this.#all = nights.map((name) => new ToldNight(parts.folder, name));
  }

  get all(): readonly ToldNight[] {
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
    if (this.#others.has(name)) return;
    const night = this.#find(name);
    if (night === undefined && lines > 1) void this.#takeUp(name, lines);
    else this.#tell(night ?? this.#add(name), lines);
  }

  /** An unknown night was begun before this table joined, or it was killed before it had kept the name. */
  async #takeUp(name: string, lines: number): Promise<void> {
    const { header } = await readHeader(join(this.#parts.folder, name)).catch(() => ({ header: undefined }));
    if (header === undefined || Date.parse(header.startedAt) < this.#since) {
      this.#others.add(name);
      return;
    }
    const night = this.#find(name) ?? this.#add(name);
    // More may have been flushed meanwhile.
    this.#tell(night, Math.max(lines, night.lines));
  }

  #find(name: string): ToldNight | undefined {
    return this.#all.find((known) => known.name === name);
  }

  #add(name: string): ToldNight {
    const night = new ToldNight(this.#parts.folder, name);
    this.#all.push(night);
    void this.#parts.file.addNight(name);
    return night;
  }

  #tell(night: ToldNight, lines: number): void {
    night.flushed(lines);
    this.#parts.due();
  }
}
