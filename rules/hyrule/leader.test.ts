import { expect, test } from 'vitest';
import { capture, mostCaptured, noCaptures, type Captures } from './captures.ts';
import { leaderAfterSwap, leaderOf } from './leader.ts';

const TALLEST = 2;

/** Three players, three cards a turn; `winners` by turn, null for HY-3. */
function after(...winners: (number | null)[]): Captures {
  return winners.reduce<Captures>((captures, winner) => capture(captures, 3, winner), noCaptures(3));
}

test('HY-6: the tallest leads first, and whenever all have captured equally many', () => {
  expect(leaderOf(after(), TALLEST)).toBe(TALLEST);
  expect(leaderOf(after(null), TALLEST)).toBe(TALLEST);
  expect(leaderOf(after(0, 1, 2), TALLEST)).toBe(TALLEST);
});

test('HY-6: then who has captured most', () => {
  expect(leaderOf(after(0), TALLEST)).toBe(0);
  expect(leaderOf(after(1, 1, 0), TALLEST)).toBe(1);
});

test('HY-6: several share the most: the one of them who captured last, even if another has captured since', () => {
  expect(leaderOf(after(0, 1), TALLEST)).toBe(1);
  expect(leaderOf(after(1, 0), TALLEST)).toBe(0);
  expect(leaderOf(after(0, 1, 1, 0, 2), TALLEST)).toBe(0);
});

test('HY-3: cards that wait are nobody’s until the next turn’s winner takes them', () => {
  expect(after(0, null)).toEqual({ counts: [3, 0, 0], waiting: 3, captors: [0] });
  expect(after(0, null, 1)).toEqual({ counts: [3, 6, 0], waiting: 0, captors: [0, 1] });
});

test('HY-5: after a swap the next counter-clockwise leads, which is the seat below', () => {
  expect([2, 1, 0].map((seat) => leaderAfterSwap(seat, 3))).toEqual([1, 0, 2]);
});

test('HY-7: most cards wins, and equal counts are a draw', () => {
  expect(mostCaptured(after(0, 1, 1))).toEqual([1]);
  expect(mostCaptured(after(0, 2, null))).toEqual([0, 2]);
});
