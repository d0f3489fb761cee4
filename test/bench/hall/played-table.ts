import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../../rulebook/random.ts';
import { systemClock } from '../../../host/clock/clock.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { GENESIS, makeLine } from '../../../host/record/chain.ts';
import { nightName } from '../../../host/record/file-name.ts';
import { RECORD_FORMAT, type Entry, type Header } from '../../../host/record/line.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { pause } from '../until.ts';
import { botNight, type BotLine } from '../bot-night.ts';

const APP = '0.1.0';
/** Dealers begin within a minute of the start, at the speed of people: so many rounds. */
export const BEGIN_WITHIN = 4;
/** One name of a card in so many is undone. */
const UNDONE = 40;
/** What passes before a line, of a whole round: where that takes 15 s, 0.4 s before the faces, and 1.5 s for each name. */
const PAUSE = { begun: 0, reveal: 0.4 / 15, named: 0.1, undone: 0.1 } as const;

/**
 * A table without people: it writes the lines of a night, and tells its hall. It flushes none of them: each real table has a
 * disk of its own, which takes no time of the hall's.
 */
export class PlayedTable {
  readonly path: string;
  readonly link: TableHallLink;
  /** When each reveal was recorded, ms since 1970. */
  readonly reveals: number[] = [];
  readonly #name: string;
  /** What comes next, as far as it is decided. */
  readonly #upcoming: BotLine[] = [];
  #night: Generator<BotLine, never> | undefined;
  #file: number | undefined;
  #lines = 0;
  #hash = GENESIS;

  constructor(folder: string, changed: () => void) {
    mkdirSync(folder, { recursive: true });
    this.#name = nightName(0, 1);
    this.path = join(folder, this.#name);
    this.link = new TableHallLink({ folder, clock: systemClock }, changed);
  }

  /** Decides what the first rounds will be, so that it takes no time later. */
  decide(players: readonly Player[], { seed, rounds }: { readonly seed: number; readonly rounds: number }): void {
    this.#night = botNight({ players, seed, undone: UNDONE });
    for (let reveals = 0; reveals < rounds;) {
      const line = this.#night.next().value;
      this.#upcoming.push(line);
      if (line.what === 'reveal') reveals += 1;
    }
  }

  /** Begins a night within the time of some rounds, and plays rounds of so many ms, more or less, for as long as it is told to. */
  async play(roundMs: number, seed: number, isOn: () => boolean): Promise<void> {
    const random = seededRandom(seed);
    await pause(random(BEGIN_WITHIN * roundMs));
    this.#file = openSync(this.path, 'wx');
    this.#write({ record: 'hungarian-war-referee', format: RECORD_FORMAT, app: APP, startedAt: new Date().toISOString() });
    let roundEnds = performance.now() + random(roundMs);
    for (let line = this.#next(); line !== undefined; line = this.#next()) {
      const { what, entry } = line;
      if (what === 'commitments') {
        await pause(roundEnds - performance.now());
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

  #next(): BotLine | undefined {
    return this.#upcoming.shift() ?? this.#night?.next().value;
  }

  #write(content: Header | Entry): number {
    const at = systemClock.now();
    const { text, line } = makeLine(content, this.#lines, at, this.#hash);
    writeSync(this.#file ?? -1, `${text}\n`);
    this.#hash = line.hash;
    this.#lines += 1;
    this.link.flushed(this.#name, this.#lines);
    return at;
  }
}
