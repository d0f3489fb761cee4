import { seededRandom, type Random } from '../../../rulebook/random.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { EMPTY_NIGHT, foldLine, type FoldedNight } from '../../../host/record/fold.ts';
import type { Entry } from '../../../host/record/line.ts';
import type { NightFolder, NightRecord } from '../../../host/record/night-folder.ts';
import { openNightFolder } from '../../../host/record/nights.ts';
import { fastTime } from './fast-time.ts';
import { nextEntries } from './next-entries.ts';

export interface SoakTableStart {
  readonly folder: string;
  /** Of the hall. */
  readonly address: string;
  /** On its card. */
  readonly code: string;
  /** Another one at each start. */
  readonly seed: number;
}

/** Between two lines at least, and how much longer at most, ms. */
const PAUSE_MS = { least: 20, more: 100 } as const;
/** A new night is begun instead of one deed in so many: a hall keeps 64 of a table. */
const NIGHTS = 120;
const JOIN_AGAIN_MS = 300;

/** A table that plays by itself, writes its nights as every table does, and tells them to its hall. */
export class SoakTable {
  readonly link: TableHallLink;
  /** Written in this run. */
  lines = 0;
  readonly #nights: NightFolder;
  readonly #random: Random;
  #record: NightRecord | undefined;
  #night: FoldedNight = EMPTY_NIGHT;
  #rests = false;
  #done: Promise<void> = Promise.resolve();
  /** The number of the last line of the night. */
  #last = 0;

  private constructor(nights: NightFolder, link: TableHallLink, random: Random) {
    this.#nights = nights;
    this.link = link;
    this.#random = random;
  }

  /** Goes on in the night that was open last. */
  static async open({ folder, address, code, seed }: SoakTableStart): Promise<SoakTable> {
    const nights = await openNightFolder(folder, { app: 'soak' });
    const link = new TableHallLink({ folder, clock: fastTime }, () => undefined);
    const table = new SoakTable(nights, link, seededRandom(seed));
    await table.#resume();
    table.#done = table.#live(address, code);
    return table;
  }

  /** Writes nothing more; resolves when nothing is being written. */
  rest(): Promise<void> {
    this.#rests = true;
    return this.#done;
  }

  async #resume(): Promise<void> {
    const file = await this.#nights.lastOpen();
    if (file === undefined || file === '') return;
    this.#record = await this.#nights.open(file, (line) => {
      this.#night = foldLine(this.#night, line);
      this.#last = line.n;
    });
    this.link.flushed(file, this.#last + 1);
  }

  async #live(address: string, code: string): Promise<void> {
    while (!this.#rests) {
      await pause(PAUSE_MS.least + this.#random(PAUSE_MS.more));
      if (this.link.view.joined !== undefined) await this.#act();
      else {
        this.link.join(address, code);
        await pause(JOIN_AGAIN_MS);
      }
    }
  }

  async #act(): Promise<void> {
    const record = this.#record === undefined || this.#random(NIGHTS) === 0 ? await this.#begin() : this.#record;
    for (const entry of nextEntries(this.#night, this.link.view.joined?.offer, this.#random)) await this.#write(record, entry);
  }

  async #begin(): Promise<NightRecord> {
    await this.#record?.close();
    const record = await this.#nights.create(fastTime.now());
    await this.#nights.keepOpen(record.file);
    [this.#record, this.#night, this.#last] = [record, EMPTY_NIGHT, 0];
    this.link.flushed(record.file, 1);
    return record;
  }

  async #write(record: NightRecord, entry: Entry): Promise<void> {
    const { line } = await record.append(entry, fastTime.now());
    this.#night = foldLine(this.#night, line);
    this.#last = line.n;
    this.lines += 1;
    this.link.flushed(record.file, line.n + 1);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
