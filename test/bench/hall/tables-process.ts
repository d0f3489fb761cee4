/** Hundreds of tables in one process, which takes no time of the hall's. */
import '../../support/games.ts';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../../rulebook/random.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { systemClock } from '../../../host/clock/clock.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { HallFile, type KeptHall } from '../../../host/hall/table/kept-hall.ts';
import { GENESIS, makeLine } from '../../../host/record/chain.ts';
import { RECORD_FORMAT, type Entry, type Header } from '../../../host/record/line.ts';
import { answer, heldBytes } from '../../support/child.ts';
import { botNight, type BotLine } from '../bot-night.ts';
import { NIGHT } from './truth.ts';

/** Dealers begin within a minute of the start, at the speed of people: so many rounds. */
export const BEGIN_WITHIN = 4;
/** One name of a card in so many is undone. */
const UNDONE = 40;
/** What passes before a line, of a whole round: where that takes 15 s, 0.4 s before the faces, and 1.5 s for each name. */
const PAUSE = { begun: 0, reveal: 0.4 / 15, named: 0.1, undone: 0.1 } as const;

/** So many ms a round, more or less; so many rounds are decided before the first, so that it takes no time later. */
export interface Play {
  readonly roundMs: number;
  readonly rounds: number;
  readonly seed: number;
}

/**
 * A table without people: it writes the lines of a night, and tells its hall. It flushes none of them: each real table has a
 * disk of its own, which takes no time of the hall's.
 */
class PlayedTable {
  readonly link: TableHallLink;
  /** When each reveal was recorded, ms since 1970. */
  readonly reveals: number[] = [];
  readonly #path: string;
  readonly #upcoming: BotLine[] = [];
  #night: Generator<BotLine, never> | undefined;
  #file: number | undefined;
  #lines = 0;
  #hash = GENESIS;

  constructor(folder: string, changed: () => void) {
    this.#path = join(folder, NIGHT);
    this.link = new TableHallLink({ folder, clock: systemClock }, changed);
  }

  decide(players: readonly Player[], rounds: number, seed: number): void {
    this.#night = botNight({ players, seed, undone: UNDONE });
    for (let reveals = 0; reveals < rounds;) {
      const line = this.#night.next().value;
      this.#upcoming.push(line);
      if (line.what === 'reveal') reveals += 1;
    }
  }

  /** Begins a night within the time of some rounds, and plays for as long as it is told to. */
  async play(roundMs: number, seed: number, isOn: () => boolean): Promise<void> {
    const random = seededRandom(seed);
    await pause(random(BEGIN_WITHIN * roundMs));
    this.#file = openSync(this.#path, 'wx');
    const startedAt = new Date().toISOString();
    this.#write({ record: 'hungarian-war-referee', format: RECORD_FORMAT, app: '0.1.0', startedAt });
    let roundEnds = performance.now() + random(roundMs);
    for (;;) {
      const line = this.#upcoming.shift() ?? this.#night?.next().value;
      if (line === undefined) return;
      const { what, entry } = line;
      if (what === 'commitments') {
        await pause(Math.max(1, roundEnds - performance.now()));
        roundEnds = performance.now() + roundMs * (0.67 + random(667) / 1_000);
      } else await pause(roundMs * PAUSE[what]);
      if (!isOn()) return;
      const at = this.#write(entry);
      if (what === 'reveal') this.reveals.push(at);
    }
  }

  async close(): Promise<void> {
    await this.link.close();
    if (this.#file !== undefined) closeSync(this.#file);
  }

  #write(content: Header | Entry): number {
    const at = systemClock.now();
    const { text, line } = makeLine(content, this.#lines, at, this.#hash);
    writeSync(this.#file ?? -1, `${text}\n`);
    this.#hash = line.hash;
    this.#lines += 1;
    this.link.flushed(NIGHT, this.#lines);
    return at;
  }
}

let tables: readonly PlayedTable[] = [];
let numbers: readonly number[] = [];
let playing: readonly Promise<void>[] = [];
let isOn = true;
let look: () => void = () => undefined;

/** Looks again whenever what some table knows of its hall has changed. */
async function all(holds: (table: PlayedTable) => boolean): Promise<void> {
  while (!tables.every(holds)) await new Promise<void>((resolve) => (look = resolve));
}

const program = {
  /** Tables that have joined these halls, each in the folder of its number below `folder`. */
  async open(folder: string, halls: readonly KeptHall[]) {
    numbers = halls.map(({ table }) => table);
    for (const hall of halls) {
      const own = join(folder, String(hall.table));
      mkdirSync(own);
      await new HallFile(own).keep(hall);
    }
    tables = numbers.map((number) => new PlayedTable(join(folder, String(number)), () => look()));
    await all(({ link }) => link.view.joined?.link === 'live');
  },
  /** Takes the people that the hall offers, and begins, not all at once. */
  async play({ roundMs, rounds, seed }: Play) {
    await all(({ link }) => link.view.joined?.offer !== undefined);
    const seeds = numbers.map((number) => seed * 1_000 + number);
    for (const [i, table] of tables.entries()) table.decide(table.link.view.joined?.offer?.players ?? [], rounds, seeds[i] ?? 0);
    playing = tables.map((table, i) => table.play(roundMs, seeds[i] ?? 0, () => isOn));
  },
  /** Stops playing, and waits until the hall has confirmed every line. Answers with the times of all reveals of each table. */
  async stop() {
    isOn = false;
    await Promise.all(playing);
    await all(({ link }) => link.view.joined?.behind === 0);
    return tables.map(({ reveals }) => reveals);
  },
  held: heldBytes,
  close: () => Promise.all(tables.map((table) => table.close())),
};
export type TablesProgram = typeof program;

answer(program);
