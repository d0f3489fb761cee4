import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { verdictsOf } from './judgement.ts';
import type { DieFace, Opening } from './types.ts';

/** Four seats, `out` of them out. */
function verdicts(faces: readonly (DieFace | null)[], out: readonly number[] = []) {
  const players = faces.map((_, seat) => ({ id: `${seat}`, name: `${seat}` }));
  const judgement = judge({ players: faces.length, out, away: [] }, faces);
  const table = { centre: 0, sides: faces.map((_, side) => side + 1) };
  const opening: Opening = { round: 1, faces, table, judgement, players, taken: [], timesOut: 0 };
  return verdictsOf({ opening });
}

test('HW-9: the taker of a side card is shown as “took”, and a blocker who gets it as “blocked”', () => {
  expect(verdicts([5, 5, 3, null])).toEqual(['took', 'nothing', 'blocked', 'nothing']);
});

test('HW-12: if the block at the centre stands, the taker is shown as “out” and the blocker as “blocked”', () => {
  expect(verdicts([1, 6, null, null])).toEqual(['blocked', 'out', 'nothing', 'nothing']);
});

test('HW-14: a player who rejoins is shown as “back”', () => {
  expect(verdicts([6, null, null, null], [3])).toEqual(['took', 'nothing', 'nothing', 'back']);
});

test('nothing is shown before the first opening', () => {
  expect(verdictsOf({ opening: undefined })).toEqual([]);
});
