import { judge } from '../../games/hungarian-war/rules/judge.ts';
import type { Face } from '../../games/hungarian-war/rules/types.ts';
import { median, TABLES, type Measure } from './measure.ts';

const PROMISED = 1_000_000;
/** As many as five seats have in all; of more seats a part. */
const COMBINATIONS = 6 ** 5;
const SLICES = 15;
const SLICE_MS = 150;

/** Face combinations of so many seats, in an order that gives the branch predictor nothing. */
function combinations(seats: number): readonly (readonly Face[])[] {
  return Array.from({ length: COMBINATIONS }, (_, i) => {
    const nth = (i * 100_003) % 6 ** seats;
    return Array.from({ length: seats }, (_unused, seat) => ((Math.floor(nth / 6 ** seat) % 6) + 1) as Face);
  });
}

export const judging: Measure = {
  name: 'judge with reasons, one core',
  promise: '1,000,000 a second',
  by: 'test/bench/judge.ts',
  seats: TABLES,
  async run(seats) {
    const faces = combinations(seats);
    const table = { players: seats, out: [], away: [] };
    let taken = 0;
    const rateOver = (length: number): number => {
      const began = performance.now();
      let judged = 0;
      while (performance.now() - began < length) {
        for (const each of faces) if (judge(table, each).centre.outcome === 'taken') taken += 1;
        judged += faces.length;
      }
      return judged / ((performance.now() - began) / 1000);
    };
    rateOver(SLICE_MS * 4);
    const rate = median(Array.from({ length: SLICES }, () => rateOver(SLICE_MS)));
    if (taken === 0) throw new Error('judged nothing');
    return { figure: `${(rate / 1e6).toFixed(1)} million`, ratio: PROMISED / rate };
  },
};
