import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { MirrorTrouble } from '../../contract/hall.ts';
import { MOST_NIGHT_BYTES } from '../../contract/night.ts';
import { onCode } from '../../record/disk.ts';
import { NIGHT_SUFFIX } from '../../record/file-name.ts';
import type { Have } from '../wire/messages.ts';
import type { MirrorPlace } from './mirror-file.ts';
import type { MirrorIndex } from './mirror-index.ts';
import { NOTHING_SHOWN, type GameResult, type Shown } from './night-fold.ts';
import { NightMirror } from './night-mirror.ts';

/** More nights than a table plays in one hall. */
const MOST_NIGHTS = 64;
const NAME = /^([0-9a-f]{32})\.jsonl$/;

interface MirrorsParts extends MirrorPlace {
  readonly table: number;
  readonly index?: Pick<MirrorIndex, 'of' | 'keep'>;
  /** What folds one night after the other in the background, of all tables: others are heard in between. */
  readonly folds?: PQueue;
  changed(): void;
}

/** The mirrors of all nights of one table. Only the one that took lines last is kept in memory. */
export class TableMirrors {
  readonly #parts: MirrorsParts;
  readonly #folds: PQueue;
  /** What is done with them, one after the other. */
  readonly #work = new PQueue({ concurrency: 1 });
  /** In the order in which they came. */
  readonly #nights = new Map<string, NightMirror>();
  #open: NightMirror | undefined;
  /** The night that is shown: the one that was played last, by the arrival of its lines and not by the table's clock. */
  #present: NightMirror | undefined;

  constructor(parts: MirrorsParts) {
    this.#parts = parts;
    this.#folds = parts.folds ?? new PQueue({ concurrency: 1 });
  }

  /** Reads what earlier runs have left. Rejects with the system's error code. */
  read(): Promise<void> {
    return this.#work.add(() => this.#readAll());
  }

  /** Of the night that is shown. */
  get shown(): Shown {
    return this.#present?.shown ?? NOTHING_SHOWN;
  }

  /** Of games that some hall has seated at this table, in the order in which their nights came. */
  get results(): readonly GameResult[] {
    return [...this.#nights.values()].flatMap(({ shown }) => shown.results.filter(({ table }) => table === this.#parts.table));
  }

  get trouble(): MirrorTrouble | undefined {
    return this.#present?.trouble ?? [...this.#nights.values()].find(({ trouble }) => trouble !== undefined)?.trouble;
  }

  /** How many messages wait to be taken. */
  get waiting(): number {
    return this.#work.size;
  }

  /** The ids of all nights of which there is a mirror. */
  get nights(): Iterable<string> {
    return this.#nights.keys();
  }

  has(night: string): boolean {
    return this.#nights.has(night);
  }

  /** How far the hall has a night. */
  have(night: string): Have {
    return this.#nights.get(night)?.have ?? { lines: 0, hash: '' };
  }

  /** The table says how far it has a night itself. Returns whether that is not what the hall has, as nobody knew before. */
  compare(night: string, lines: number, hash: string): boolean {
    return this.#nights.get(night)?.compare(lines, hash) === true;
  }

  /** Takes lines of a night. A night beyond the most that are kept is refused like one for which the disk has no room. */
  take(night: string, from: number, text: string): Promise<Have> {
    return this.#work.add(async () => {
      const known = this.#nights.get(night);
      if (known === undefined && this.#nights.size >= MOST_NIGHTS) this.#dropEmpty();
      if (known === undefined && this.#nights.size >= MOST_NIGHTS) return { refused: true, from, why: 'disk' };
      const mirror = known ?? this.#make(night);
      await this.#turnTo(mirror);
      // Of all nights together: a table that sends without end must not fill the disk of the hall.
      const held = [...this.#nights.values()].reduce((sum, { mark }) => sum + mark.bytes, 0);
      return mirror.take(from, text, MOST_NIGHT_BYTES - held);
    });
  }

  /** Keeps the mirror of a night beside, and begins it anew. False if there is none. Rejects with the system's error code. */
  follow(night: string): Promise<boolean> {
    return this.#work.add(async () => {
      const mirror = this.#nights.get(night);
      await mirror?.follow();
      return mirror !== undefined;
    });
  }

  /** Notes in the index where the mirrors stand, unless something is being done with them. */
  note(): void {
    if (this.#work.pending > 0) return;
    const { index, table } = this.#parts;
    for (const [night, { indexed }] of this.#nights) if (indexed !== undefined) index?.keep(table, night, indexed);
  }

  /** Resolves when nothing is being written. */
  async close(): Promise<void> {
    await this.#work.add(async () => {
      for (const mirror of this.#nights.values()) await mirror.close();
    });
    await this.#work.onIdle();
    this.note();
  }

  async #readAll(): Promise<void> {
    const { folder, index, table } = this.#parts;
    const names = await readdir(folder).catch(onCode(['ENOENT'], []));
    const found: { readonly name: string; readonly begun: number }[] = [];
    for (const name of names.filter((one) => NAME.test(one))) {
      found.push({ name, begun: (await lstat(join(folder, name))).birthtimeMs });
    }
    for (const { name } of found.sort((one, other) => one.begun - other.begun)) {
      const night = name.slice(0, -NIGHT_SUFFIX.length);
      const mirror = this.#make(night);
      await mirror.read(index?.of(table, night));
      this.#present ??= mirror;
      if (this.#present === mirror) await this.#turnTo(mirror);
      else await mirror.rest();
    }
    this.#parts.changed();
  }

  /** Nights of which no line was good: somebody else who had the code of the table may have sent any number. */
  #dropEmpty(): void {
    for (const [night, mirror] of this.#nights) {
      if (mirror.mark.lines === 0 && mirror !== this.#present) this.#nights.delete(night);
    }
  }

  #make(night: string): NightMirror {
    const mirror: NightMirror = new NightMirror({
      ...this.#parts,
      night,
      later: (work) => void this.#folds.add(() => this.#work.add(work)),
      changed: () => {
        this.#present ??= mirror;
        this.#parts.changed();
      },
      played: () => (this.#present = mirror),
    });
    this.#nights.set(night, mirror);
    return mirror;
  }

  async #turnTo(mirror: NightMirror): Promise<void> {
    const before = this.#open;
    this.#open = mirror;
    if (before !== mirror) await before?.rest();
  }
}
