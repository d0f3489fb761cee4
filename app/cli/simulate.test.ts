import { expect, test } from 'vitest';
import { Statistics } from './simulate.ts';

test('counts games won alone, shared and unfinished, and rounds means to two decimals', () => {
  const statistics = new Statistics(2);
  statistics.add({ rounds: 10, over: true, points: [20, 7], winners: [0] });
  statistics.add({ rounds: 13, over: true, points: [9, 9], winners: [0, 1] });
  statistics.add({ rounds: 100, over: false, points: [0, 0], winners: [] });
  expect(statistics.json()).toEqual({
    unfinished: 1,
    rounds: { mean: 41, least: 10, most: 100 },
    seats: [
      { seat: 0, won: 1, shared: 1, points: 9.67 },
      { seat: 1, won: 0, shared: 1, points: 5.33 },
    ],
  });
});

test('takes any number of games', () => {
  const statistics = new Statistics(2);
  for (let game = 0; game < 300_000; game += 1) statistics.add({ rounds: 12, over: true, points: [1, 0], winners: [0] });
  expect(statistics.json()).toMatchObject({ rounds: { mean: 12, least: 12, most: 12 }, seats: [{ won: 300_000 }, { won: 0 }] });
});
