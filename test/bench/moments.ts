import { median, ms, percentile, type Measure, type Measured } from './measure.ts';
import { rounds } from './rounds.ts';

export const pressing: Measure = {
  name: 'press on a pad to its "ready" on screen',
  promise: 'p99 100 ms or less',
  run: async () => within(100, (await rounds()).presses),
};

export const painting: Measure = {
  name: 'last face to outcome painted, 10 seats',
  promise: 'p99 50 ms or less, storage excluded',
  async run() {
    const { openings } = await rounds();
    const { measured, ratio } = within(
      50,
      openings.map(({ paint }) => paint),
    );
    const host = median(openings.map((opening) => opening.host));
    const flush = percentile(
      openings.map((opening) => opening.flush),
      0.99,
    );
    return { measured: `${measured}; host ${ms(host)}; flush p99 ${ms(flush)}`, ratio };
  },
};

export const revealing: Measure = {
  name: 'REVEAL sent to last face, 10 pads',
  promise: 'p99 40 ms or less',
  run: async () =>
    within(
      40,
      (await rounds()).openings.map(({ reveal }) => reveal),
    ),
};

function within(promised: number, samples: readonly number[]): Measured {
  const p99 = percentile(samples, 0.99);
  return { measured: `p99 ${ms(p99)}, median ${ms(median(samples))} of ${samples.length}`, ratio: p99 / promised };
}
