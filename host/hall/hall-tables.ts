import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { every, Timers, type Clock } from '../clock/clock.ts';
import { onCode, type Disk } from '../record/disk.ts';
import type { Publications } from './broker/publications.ts';
import type { GuestCommand } from '../contract/guest.ts';
import type { HallCommand } from '../contract/hall.ts';
import type { HallKeys } from './hall-keys.ts';
import { MirrorIndex } from './mirror/mirror-index.ts';
import { HallTable } from './hall-table.ts';
import { hasEnded, offersOf } from './tournament/evolve.ts';
import type { TournamentRecord } from './tournament/record/tournament-record.ts';
import type { PlayedResult } from './tournament/tournament.ts';
import { MOST_TOLD, type ToldMessages } from './wire/messages.ts';
import { tableTopic, topicOf } from './wire/topics.ts';

/** The folder of all mirrors, in that of the hall. */
export const MIRRORS = 'mirrors';
/** Tables whose mirrors are read at a time. */
const AT_A_TIME = 16;
/** How often the index is written while lines come, ms. */
const NOTE_MS = 30_000;

interface HallTablesParts {
  readonly folder: string;
  readonly disk: Disk;
  readonly keys: HallKeys;
  readonly clock: Clock;
  /** The version of the app. */
  readonly app: string;
  readonly publications: Publications;
  readonly tournament: Pick<TournamentRecord, 'state'>;
  /** Where tables find the hall if it is gone. */
  standby(): string | undefined;
  /** What is shown of some table has changed. */
  changed(): void;
}

/** All tables that have a code, and the results that their records tell. */
export class HallTables {
  readonly #parts: HallTablesParts;
  readonly #tables: HallTable[] = [];
  readonly #timers: Timers;
  readonly #index: MirrorIndex;
  readonly #folds = new PQueue({ concurrency: 1, autoStart: false });
  #played: readonly PlayedResult[] = [];

  constructor(parts: HallTablesParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.clock);
    this.#index = new MirrorIndex(parts.folder, parts.disk, parts.app);
    every(this.#timers, NOTE_MS, () => void this.#note());
    this.grow();
  }

  /** Reads the mirrors that earlier runs have left. Rejects with the system's error code. */
  async read(): Promise<void> {
    await this.#index.read();
    const folders = await readdir(join(this.#parts.folder, MIRRORS)).catch(onCode(['ENOENT'], []));
    const reading = new PQueue({ concurrency: AT_A_TIME });
    await reading.addAll(folders.map((name) => async () => this.of(Number(name))?.mirrors.read()));
  }

  /** Folds what the index did not know: called once the hall is open, which need not wait for it. */
  catchUp(): void {
    this.#folds.start();
  }

  /** Every table that has a code from now on. */
  grow(): void {
    for (let table = this.#tables.length + 1; table <= this.#parts.keys.count; table += 1) this.#tables.push(this.#make(table));
  }

  of(table: number): HallTable | undefined {
    return this.#tables[table - 1];
  }

  /** Of games that this hall has seated. The same list for as long as no result changes. */
  get played(): readonly PlayedResult[] {
    const { hall } = this.#parts.keys;
    const now = this.#tables.flatMap(({ shown }) => shown.told.results.filter((one) => one.hall === hall));
    const isSame = now.length === this.#played.length && now.every((one, i) => one === this.#played[i]);
    if (!isSame) this.#played = now;
    return this.#played;
  }

  /** The results by which a command is decided. The end of a round freezes them, so it also counts what tables still present. */
  resultsFor(command: (HallCommand | GuestCommand)['type']): readonly PlayedResult[] {
    if (command !== 'endRound' && command !== 'seat') return this.played;
    const { hall } = this.#parts.keys;
    return this.#tables.flatMap(({ mirrors }) => mirrors.results.filter((one) => one.hall === hall));
  }

  /** A message on some topic, unchecked. @param kept as in `BrokerListener` */
  heard(topic: string, message: Buffer, kept: boolean): void {
    const at = tableTopic(topic, this.#parts.keys.hall);
    if (at !== undefined) this.of(at.table)?.heard(at, message, kept);
  }

  /** Tells each table whom the hall would like to see there now, and how far the hall has its nights. */
  tellAll(): void {
    this.tellNews();
    for (const table of this.#tables) table.tellAll();
  }

  /** Tells each table whom the hall would like to see there, and its dealer what the organiser says, where that is new. */
  tellNews(): void {
    const { publications, keys, standby, tournament } = this.#parts;
    const { settings, messages } = tournament.state;
    const offers = offersOf(tournament.state, keys.hall);
    for (let table = 1; table <= this.#tables.length; table += 1) {
      const told = JSON.stringify({
        hall: settings.name,
        standby: standby(),
        offer: offers.get(table) ?? null,
        ...(hasEnded(tournament.state) && { over: true }),
      });
      publications.keep(topicOf(keys.hall, { table, kind: 'offer' }), told);
      const mine = messages.filter((sent) => sent.table === undefined || sent.table === table);
      const said: ToldMessages = {
        messages: mine.slice(-MOST_TOLD).map(({ n, text }) => ({ n, text })),
        answered: this.of(table)?.answered ?? 0,
      };
      publications.keep(topicOf(keys.hall, { table, kind: 'message' }), JSON.stringify(said));
    }
  }

  /** No table can be reached. */
  loseAll(): void {
    for (const table of this.#tables) table.lose();
  }

  async close(): Promise<void> {
    this.#timers.stop();
    for (const { mirrors } of this.#tables) await mirrors.close();
    await this.#index.save();
  }

  async #note(): Promise<void> {
    for (const { mirrors } of this.#tables) mirrors.note();
    await this.#index.save();
  }

  #make(table: number): HallTable {
    const { folder, disk, keys, publications, changed } = this.#parts;
    return new HallTable({
      ...{ table, keys, index: this.#index, folds: this.#folds, clock: this.#timers, changed },
      place: { disk, folder: join(folder, MIRRORS, String(table)) },
      tell: (night, have) => publications.say(topicOf(keys.hall, { table, kind: 'have', night }), JSON.stringify(have)),
    });
  }
}
