import { join } from 'node:path';
import { freePort } from '../../../host/web/testing/free-port.ts';
import { median, ms, times, type Measure } from '../measure.ts';
import { BEHAVIOUR_NAMES } from './bad-broker.ts';
import type { ToBadBroker } from './bad-broker-process.ts';
import { BenchChild } from './child.ts';
import type { ToRound } from './round-process.ts';

/** A round may cost this many times as much and still count as equal. */
const SAME = 1.1;
const ROUNDS = 200;
/** Programs are compiled in the first rounds. */
const WARM = 20;

const ROUND = join(import.meta.dirname, 'round-process.ts');
const BROKER = join(import.meta.dirname, 'bad-broker-process.ts');

/** A table in a process of its own, and what its rounds took, ms. */
class Played {
  readonly broker: string;
  readonly #took: number[] = [];
  readonly #table = new BenchChild<ToRound>(ROUND);

  private constructor(broker: string) {
    this.broker = broker;
  }

  static async open(broker: string, port?: number): Promise<Played> {
    const played = new Played(broker);
    await played.#table.ask({ type: 'open', port });
    return played;
  }

  async round(): Promise<void> {
    this.#took.push(await this.#table.ask<number>({ type: 'round' }));
  }

  /** Without the first ones. */
  get rounds(): readonly number[] {
    return this.#took.slice(WARM);
  }

  /** Resolves with the lines that it could not tell. */
  async close(): Promise<number> {
    const untold = await this.#table.ask<number>({ type: 'close' });
    await this.#table.kill();
    return untold;
  }
}

/** Rounds at two tables without a hall, and at one for each kind of bad broker: in turn, so that all meet the same load. */
async function played(): Promise<readonly Played[]> {
  const brokers = new BenchChild<ToBadBroker>(BROKER);
  const bad = BEHAVIOUR_NAMES.map(async (behaviour) => {
    return Played.open(behaviour, await brokers.ask<number>({ type: 'open', behaviour }));
  });
  const dead = Played.open('dead', await freePort());
  const tables = await Promise.all([Played.open('none'), Played.open('none'), dead, ...bad]);
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    for (let turn = 0; turn < tables.length; turn += 1) await tables[(round + turn) % tables.length]?.round();
  }
  for (const table of tables) {
    const untold = await table.close();
    if (table.broker !== 'none' && untold === 0) throw new Error(`the ${table.broker} broker took the lines`);
  }
  await brokers.kill();
  return tables;
}

export const playingWithBadBrokers: Measure = {
  name: 'round with a dead or hostile broker',
  promise: 'as without, 1.1 times',
  by: 'test/bench/hall/bad-brokers.ts',
  async run() {
    const [alone, again, ...bad] = await played();
    if (alone === undefined || again === undefined) throw new Error('no table without a hall');
    const bare = median([...alone.rounds, ...again.rounds]);
    const worst = bad
      .map((table) => ({ broker: table.broker, times: median(table.rounds) / bare }))
      .reduce((one, other) => (other.times > one.times ? other : one));
    return {
      figure: times(worst.times),
      detail: `${worst.broker}; ${ms(bare)} without`,
      ratio: worst.times / SAME,
      beside: `two without: ${times(median(again.rounds) / median(alone.rounds))}`,
    };
  },
};
