import { join } from 'node:path';
import { freePort } from '../../../host/web/testing/free-port.ts';
import { Child } from '../../support/child.ts';
import { median, ms, times, type Measured } from '../measure.ts';
import type { BadBrokerProgram } from './bad-broker-process.ts';
import type { RoundProgram } from './round-process.ts';

/** A round may cost this many times as much and still count as equal. */
const SAME = 1.1;
const ROUNDS = 200;
/** Programs are compiled in the first rounds. */
const WARM = 20;
/** The worst for a table: silent, slow, deaf, and three that send as fast as they are read. */
const HABITS = [
  ...['says nothing', 'never reads', 'takes nothing'],
  ...['sends bytes', 'sends thousands of messages', 'sends one large packet after the other'],
];

const at = (name: string) => join(import.meta.dirname, `${name}-process.ts`);

/** A table in a process of its own, and what its rounds took, ms. */
class Played {
  readonly broker: string;
  readonly table: Child<RoundProgram>;
  readonly took: number[] = [];

  constructor(broker: string, port?: number) {
    this.broker = broker;
    this.table = new Child(at('round'), { port });
  }

  /** Without the first ones. */
  get rounds(): readonly number[] {
    return this.took.slice(WARM);
  }
}

/** Rounds at two tables without a hall, and at one for each kind of bad broker: in turn, so that all meet the same load. */
async function played(): Promise<readonly Played[]> {
  const brokers = new Child<BadBrokerProgram>(at('bad-broker'));
  const tables = [new Played('none'), new Played('none'), new Played('dead', await freePort())];
  for (const habits of HABITS) tables.push(new Played(`that ${habits}`, await brokers.ask('open', habits)));
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    for (let turn = 0; turn < tables.length; turn += 1) {
      const one = tables[(round + turn) % tables.length];
      if (one !== undefined) one.took.push(await one.table.ask('round'));
    }
  }
  for (const { broker, table } of tables) {
    const untold = await table.ask('close');
    await table.kill();
    if (broker !== 'none' && untold === 0) throw new Error(`the broker ${broker} took the lines`);
  }
  await brokers.kill();
  return tables;
}

export async function playingWithBadBrokers(): Promise<Measured> {
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
}
