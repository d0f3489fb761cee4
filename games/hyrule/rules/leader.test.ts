import { expect, test } from 'vitest';
import { capture, leaderOf, mostCaptured, nextCounterClockwise, noCaptures } from './captures.ts';

/** Three players, three cards a turn; `winners` by turn, null for HY-3. */
const after = (winners: readonly (number | null)[]) =>
  winners.reduce((captures, winner) => capture(captures, 3, winner), noCaptures(3));

test.each<[readonly (number | null)[], number, string, (readonly number[])?]>([
  // HY-6: the tallest leads first, and whenever all have captured the same number.
  [[], 2, 'tallest'],
  [[null], 2, 'tallest'],
  [[0, 1, 2], 2, 'tallest'],
  [[0], 0, 'most captured'],
  [[1, 1, 0], 1, 'most captured'],
  // Of several with the most whoever captured last, even if another player has captured since.
  [[0, 1], 1, 'captured last'],
  [[1, 0], 0, 'captured last'],
  [[0, 1, 1, 0, 2], 0, 'captured last'],
  // HY-7: in a run-off only its players count.
  [[], 2, 'tallest', [0, 2]],
  [[2, 0], 2, 'tallest', [0, 2]],
  [[0], 0, 'most captured', [0, 2]],
])('HY-6: after turns won by %j seat %i leads: %s', (winners, leader, reason, among = [0, 1, 2]) => {
  expect(leaderOf(after(winners), among, 2)).toEqual({ leader, reason });
});

test('HY-3, HY-5, HY-7: cards wait for the next winner, the next player is the seat below, and the most cards win', () => {
  expect(after([0, null])).toEqual({ counts: [3, 0, 0], waiting: 3, captors: [0] });
  expect(after([0, null, 1])).toEqual({ counts: [3, 6, 0], waiting: 0, captors: [0, 1] });
  expect([2, 1, 0].map((seat) => nextCounterClockwise(seat, [0, 1, 2]))).toEqual([1, 0, 2]);
  expect([4, 3, 1].map((seat) => nextCounterClockwise(seat, [1, 3, 4]))).toEqual([3, 1, 4]);
  expect(mostCaptured(after([0, 2, null]), [0, 1, 2])).toEqual([0, 2]);
  expect(mostCaptured(after([0, 2, 2, 1]), [0, 1])).toEqual([0, 1]);
});
