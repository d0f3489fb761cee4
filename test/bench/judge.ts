import { judge } from '../../games/hungarian-war/rules/judge.ts';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import { cpuSeconds, median, type Measured } from './measure.ts';

const PROMISED = 1_000_000;
/** As many as five seats have in total, and some of those that more seats have. */
const COMBINATIONS = 6 ** 5;
const RUNS = 15;
/** How often each run judges all of them. */
const ROUNDS = 20;

/** Face combinations of this many seats, in an order that does not help the branch predictor. */
function combinations(seats: number): readonly (readonly DieFace[])[] {
  return Array.from({ length: COMBINATIONS }, (_, i) => {
    const nth = (i * 100_003) % 6 ** seats;
    return Array.from({ length: seats }, (_unused, seat) => ((Math.floor(nth / 6 ** seat) % 6) + 1) as DieFace);
  });
}

export function judging(seats: number): Measured {
  const faces = combinations(seats);
  const table = { players: seats, out: [], away: [] };
  let taken = 0;
  const rates = Array.from({ length: RUNS }, () => {
    const began = cpuSeconds();
    for (let round = 0; round < ROUNDS; round++)
      for (const each of faces) if (judge(table, each).centre.outcome === 'taken') taken += 1;
    return (ROUNDS * faces.length) / (cpuSeconds() - began);
  });
  if (taken === 0) throw new Error('judged nothing');
  // The first runs are slower, until the code is compiled; the median is none of them.
  const rate = median(rates);
  return { figure: `${(rate / 1e6).toFixed(1)} million`, ratio: PROMISED / rate };
}
