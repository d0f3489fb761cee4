import { median, ms, percentile, TABLES, type Measure, type Measured } from './measure.ts';
import { rounds, type OpeningTook } from './rounds.ts';

const BY = 'test/bench/moments.ts';

export const pressing: Measure = {
  name: 'press on a pad to its "ready"',
  promise: 'p99 100 ms or less',
  by: BY,
  seats: TABLES,
  run: async (seats) => within(100, (await rounds(seats)).presses),
};

export const painting: Measure = {
  name: 'last face to outcome, no storage',
  promise: 'p99 50 ms or less',
  by: BY,
  seats: TABLES,
  async run(seats) {
    const { openings } = await rounds(seats);
    const each = (what: keyof OpeningTook) => openings.map((opening) => opening[what]);
    const flush = percentile(each('flush'), 0.99);
    const beside = `host ${ms(median(each('host')))}, flush p99 ${ms(flush)}`;
    return { ...within(50, each('paint')), beside };
  },
};

export const revealing: Measure = {
  name: 'REVEAL to the last face',
  promise: 'p99 40 ms or less',
  by: BY,
  seats: TABLES,
  run: async (seats) =>
    within(
      40,
      (await rounds(seats)).openings.map(({ reveal }) => reveal),
    ),
};

function within(promised: number, samples: readonly number[]): Measured {
  const p99 = percentile(samples, 0.99);
  return { figure: ms(p99), detail: `p50 ${ms(median(samples))} of ${samples.length}`, ratio: p99 / promised };
}
