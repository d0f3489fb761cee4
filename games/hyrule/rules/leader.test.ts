import { expect, test } from 'vitest';
import { capture, mostCaptured, noCaptures, type HandCaptures, leaderOf, nextCounterClockwise } from './captures.ts';

const TALLEST = 2;
const ALL = [0, 1, 2];

/** Three players, three cards a turn; `winners` by turn, null for HY-3. */
function after(...winners: (number | null)[]): HandCaptures {
  return winners.reduce<HandCaptures>((captures, winner) => capture(captures, 3, winner), noCaptures(3));
}

test('HY-6: the tallest leads first, and whenever all have captured the same number', () => {
  for (const captures of [after(), after(null), after(0, 1, 2)])
    expect(leaderOf(captures, ALL, TALLEST)).toEqual({ leader: TALLEST, reason: 'tallest' });
});

test('HY-6: then the player with the most captures leads', () => {
  expect(leaderOf(after(0), ALL, TALLEST)).toEqual({ leader: 0, reason: 'most captured' });
  expect(leaderOf(after(1, 1, 0), ALL, TALLEST)).toEqual({ leader: 1, reason: 'most captured' });
});

test('HY-6: if several share the most, the one of them who captured last leads, even if another player has captured since', () => {
  expect(leaderOf(after(0, 1), ALL, TALLEST)).toEqual({ leader: 1, reason: 'captured last' });
  expect(leaderOf(after(1, 0), ALL, TALLEST)).toEqual({ leader: 0, reason: 'captured last' });
  expect(leaderOf(after(0, 1, 1, 0, 2), ALL, TALLEST)).toEqual({ leader: 0, reason: 'captured last' });
});

test('HY-6, HY-7: in a run-off only its players count', () => {
  expect(leaderOf(after(), [0, 2], TALLEST)).toEqual({ leader: 2, reason: 'tallest' });
  expect(leaderOf(after(2, 0), [0, 2], TALLEST)).toEqual({ leader: 2, reason: 'tallest' });
  expect(leaderOf(after(0), [0, 2], TALLEST)).toEqual({ leader: 0, reason: 'most captured' });
});

test('HY-3: waiting cards belong to nobody until the winner of the next turn takes them', () => {
  expect(after(0, null)).toEqual({ counts: [3, 0, 0], waiting: 3, captors: [0] });
  expect(after(0, null, 1)).toEqual({ counts: [3, 6, 0], waiting: 0, captors: [0, 1] });
});

test('HY-5: the next player counter-clockwise is the seat below, among those who play', () => {
  expect([2, 1, 0].map((seat) => nextCounterClockwise(seat, ALL))).toEqual([1, 0, 2]);
  expect([4, 3, 1].map((seat) => nextCounterClockwise(seat, [1, 3, 4]))).toEqual([3, 1, 4]);
});

test('HY-7: the most cards win, and equal counts are a draw', () => {
  expect(mostCaptured(after(0, 1, 1), ALL)).toEqual([1]);
  expect(mostCaptured(after(0, 2, null), ALL)).toEqual([0, 2]);
  expect(mostCaptured(after(0, 2, 2, 1), [0, 1])).toEqual([0, 1]);
});
