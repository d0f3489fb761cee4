import { median, ms, percentile, PHONES, TABLES, times, type Measure, type Measured } from './measure.ts';
import { rounds } from './rounds.ts';

const BY = 'test/bench/moments.ts';

/**
 * An absolute limit does not hold on a slower machine: the limit is what a bare page with the same picture takes in the
 * same run (see bare-page.ts).
 */
const PROMISED_BARE = 2;

export const pressing: Measure = {
  name: 'press on a pad to its "ready"',
  promise: 'p50 2 times bare page',
  by: BY,
  seats: TABLES,
  async run(seats) {
    const { presses, barePresses } = await rounds(seats);
    return besideBare(presses, barePresses);
  },
};

export const painting: Measure = {
  name: 'last face to outcome, no storage',
  promise: 'p50 2 times bare page',
  by: BY,
  seats: TABLES,
  async run(seats) {
    const { openings, barePaints } = await rounds(seats);
    const host = median(openings.map((opening) => opening.host));
    const { beside, ...measured } = besideBare(
      openings.map(({ paint }) => paint),
      barePaints,
    );
    return { ...measured, beside: `${beside}, host ${ms(host)}` };
  },
};

function besideBare(samples: readonly number[], bare: readonly number[]): Measured & { readonly beside: string } {
  const [own, least] = [median(samples), median(bare)];
  return {
    figure: times(own / least),
    detail: `p50 ${ms(own)}, p99 ${ms(percentile(samples, 0.99))}`,
    ratio: own / least / PROMISED_BARE,
    beside: `bare: ${ms(least)}, p99 ${ms(percentile(bare, 0.99))}`,
  };
}

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

export const pressingPhones: Measure = {
  name: 'press on a phone to its "ready"',
  promise: 'p99 150 ms or less',
  by: BY,
  seats: PHONES,
  run: async (seats) => within(150, (await rounds(seats, 'phones')).presses),
};

export const revealingPhones: Measure = {
  name: 'phones: REVEAL to the last face',
  promise: 'p99 100 ms or less',
  by: BY,
  seats: PHONES,
  run: async (seats) =>
    within(
      100,
      (await rounds(seats, 'phones')).openings.map(({ reveal }) => reveal),
    ),
};

function within(promised: number, samples: readonly number[]): Measured {
  const p99 = percentile(samples, 0.99);
  return { figure: ms(p99), detail: `p50 ${ms(median(samples))} of ${samples.length}`, ratio: p99 / promised };
}
