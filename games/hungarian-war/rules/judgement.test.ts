import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { verdictsOf } from './judgement.ts';
import type { Face, Opening } from './types.ts';

/** Four seats, `out` of them out. */
function verdicts(faces: readonly (Face | null)[], out: readonly number[] = []) {
  const players = faces.map((_, seat) => ({ id: `${seat}`, name: `${seat}` }));
  const judgement = judge({ players: faces.length, out, away: [] }, faces);
  const table = { centre: 0, sides: faces.map((_, side) => side + 1) };
  const opening: Opening = { round: 1, faces, table, judgement, players };
  return verdictsOf({ opening });
}

test('HW-9: the taker of a side card took, and a blocker who gets it blocked', () => {
  expect(verdicts([5, 5, 3, null])).toEqual(['took', 'nothing', 'blocked', 'nothing']);
});

test('HW-12: the block at the centre stands: the taker is out, the blocker blocked', () => {
  expect(verdicts([1, 6, null, null])).toEqual(['blocked', 'out', 'nothing', 'nothing']);
});

test('HW-14: a player who rejoins is back', () => {
  expect(verdicts([6, null, null, null], [3])).toEqual(['took', 'nothing', 'nothing', 'back']);
});

test('before the first opening there is none', () => {
  expect(verdictsOf({ opening: undefined })).toEqual([]);
});
