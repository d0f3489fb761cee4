import { costsOfCommands, type Cost } from './commands.ts';
import { median, ms, TABLES, times, type Measure } from './measure.ts';
import { withNight } from './night-file.ts';

const BY = 'test/bench/commanding.ts';
const LONG = 10_000;
const SHORT = 10;
/** A command late in a night may cost this many times as much and still count as equal. */
const SAME = 1.5;
const PROMISED_BARE = 3;

interface Costs {
  /** At round 10,000. */
  readonly late: readonly Cost[];
  readonly early: readonly Cost[];
}

const measured = new Map<number, Promise<Costs>>();

/** Measured once with so many seats for both promises. */
function costs(seats: number): Promise<Costs> {
  const begun = measured.get(seats) ?? measureCosts(seats);
  measured.set(seats, begun);
  return begun;
}

function measureCosts(seats: number): Promise<Costs> {
  return withNight({ rounds: LONG, seats }, ({ folder: long }) =>
    withNight({ rounds: SHORT, seats }, async ({ folder: short }) => {
      const [late = [], early = []] = await costsOfCommands([long, short]);
      return { late, early };
    }),
  );
}

export const flushing: Measure = {
  name: 'command with its flush',
  promise: '3 times bare',
  by: BY,
  seats: TABLES,
  async run(seats) {
    const { late } = await costs(seats);
    const [whole, bare] = [median(late.map((cost) => cost.whole)), median(late.map((cost) => cost.bare))];
    return {
      figure: times(whole / bare),
      detail: ms(whole),
      ratio: whole / bare / PROMISED_BARE,
      beside: `bare write and flush: ${ms(bare)}`,
    };
  },
};

export const commanding: Measure = {
  name: 'command at round 10,000 against 10',
  promise: 'the same, within half',
  by: BY,
  seats: TABLES,
  async run(seats) {
    const { late, early } = await costs(seats);
    const [own, atFirst] = [ownCost(late), ownCost(early)];
    return { figure: times(own / atFirst), detail: `${ms(own)} against ${ms(atFirst)}`, ratio: own / atFirst / SAME };
  },
};

/** The median cost of a command in ms, without its flush. */
function ownCost(of: readonly Cost[]): number {
  return median(of.map(({ whole, flush }) => whole - flush));
}
