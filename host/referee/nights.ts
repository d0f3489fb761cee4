import { basename, extname, join } from 'node:path';
import type { NightView } from '../contract/view.ts';
import { FoldError } from '../record/fold.ts';
import type { NightRecord } from '../record/line.ts';
import type { NightFolder, NightSummary } from '../record/night-folder.ts';
import { RecordRefused } from '../record/refused.ts';
import type { Scribe } from './scribe.ts';
import type { Table } from './table.ts';

/** Which night is open, of all that the folder holds. A new one gets its file with its first game. */
export class Nights {
  readonly #folder: NightFolder;
  readonly #scribe: Scribe;
  readonly #table: Table;
  #record: NightRecord | undefined;
  #known: readonly NightSummary[] = [];

  constructor(folder: NightFolder, scribe: Scribe, table: Table) {
    this.#folder = folder;
    this.#scribe = scribe;
    this.#table = table;
  }

  /** The name of the night for the screens; empty until it has a file. */
  get name(): string {
    const { file } = this;
    return basename(file, extname(file));
  }

  get file(): string {
    return this.#record?.file ?? '';
  }

  get path(): string {
    return this.#record === undefined ? '' : join(this.#folder.folder, this.#record.file);
  }

  get views(): readonly NightView[] {
    return this.#known.map((night) => {
      const current = night.file === this.file;
      return { ...night, current, games: current ? (this.#table.game?.number ?? 0) : night.games };
    });
  }

  /** Takes up the newest night if its game is under way; a damaged or finished one is left where it is. */
  async resume(): Promise<void> {
    const newest = await this.#folder.newest();
    if (newest !== undefined) {
      await this.#load(newest).catch((error: unknown) => {
        if (!(error instanceof RecordRefused)) throw error;
      });
    }
    this.#known = await this.#folder.list();
    if (this.#table.game === undefined || this.#table.over()) await this.fresh();
    else this.#table.takeUp();
  }

  /** A night without a file yet. */
  async fresh(): Promise<void> {
    this.#known = this.views;
    this.#table.restore([]);
    await this.#goOnIn(undefined);
  }

  /** Rejects with `RecordRefused`, and then the night before goes on. */
  async open(file: string): Promise<void> {
    await this.#load(file);
    this.#table.takeUp();
  }

  /** The good part of a damaged night, as a night of its own. */
  async salvage(file: string): Promise<void> {
    const salvaged = await this.#folder.salvage(file);
    this.#known = await this.#folder.list();
    await this.open(salvaged);
  }

  /** The file of a night that has none yet. Rejects with `RecordFailing`. */
  async openRecord(): Promise<void> {
    if (this.#record !== undefined || this.#scribe.lamp.lamp === 'unrecorded') return;
    const night = await this.#scribe.try(this.#folder.create(this.#table.clock.now()));
    await this.#goOnIn(night);
    this.#known = [...this.#known, { file: night.file, startedAt: Date.parse(night.startedAt), games: 0 }];
  }

  async close(): Promise<void> {
    await this.#folder.close();
  }

  async #load(file: string): Promise<void> {
    const { night } = await this.#folder.open(file);
    const known = this.views;
    try {
      this.#table.restore(night.read);
    } catch (error) {
      await night.close();
      if (!(error instanceof FoldError)) throw error;
      throw new RecordRefused({ code: 'night damaged', params: { file, line: error.line, problem: error.problem } });
    }
    this.#known = known;
    await this.#goOnIn(night);
  }

  async #goOnIn(night: NightRecord | undefined): Promise<void> {
    const left = this.#record;
    this.#record = night;
    this.#scribe.use(night, night === undefined ? 0 : this.#table.now.last);
    // All of it has been flushed: a disk that cannot even close it takes nothing away.
    await left?.close().catch(() => undefined);
  }
}
