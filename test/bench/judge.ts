import { judge } from '../../rules/hungarian-war/judge.ts';
import type { Face } from '../../rules/hungarian-war/types.ts';
import type { Measure } from './measure.ts';

const SEATS = 5;
const PROMISED = 1_000_000;

/** Every face combination of five seats, in an order that gives the branch predictor nothing. */
function everyCombination(): Face[][] {
  const all: Face[][] = [];
  const count = 6 ** SEATS;
  for (let i = 0; i < count; i++) {
    let rest = (i * 5653) % count;
    const faces: Face[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      faces.push(((rest % 6) + 1) as Face);
      rest = Math.floor(rest / 6);
    }
    all.push(faces);
  }
  return all;
}

export const judging: Measure = {
  name: 'judge with reasons, 5 seats',
  promise: 'at least 1,000,000 rounds/s on one core',
  async run() {
    const combinations = everyCombination();
    const table = { players: SEATS, out: [], away: [] };
    let judged = 0;
    let taken = 0;
    const pass = (): void => {
      for (const faces of combinations) if (judge(table, faces).centre.outcome === 'taken') taken++;
      judged += combinations.length;
    };
    for (let i = 0; i < 20; i++) pass();
    judged = 0;
    const began = performance.now();
    while (performance.now() - began < 2000) pass();
    const rate = judged / ((performance.now() - began) / 1000);
    if (taken === 0) throw new Error('judged nothing');
    return { measured: `${Math.round(rate).toLocaleString('en')} rounds/s`, ratio: PROMISED / rate };
  },
};
