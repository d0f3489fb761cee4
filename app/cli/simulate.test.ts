import { expect, test } from 'vitest';
import { statisticsOf } from './simulate.ts';

test('counts games won alone, shared and unfinished, and rounds means to two decimals', () => {
  const games = [
    { rounds: 10, over: true, points: [20, 7], winners: [0] },
    { rounds: 13, over: true, points: [9, 9], winners: [0, 1] },
    { rounds: 100, over: false, points: [0, 0], winners: [] },
  ];
  expect(statisticsOf(2, games)).toEqual({
    unfinished: 1,
    rounds: { mean: 41, least: 10, most: 100 },
    seats: [
      { seat: 0, won: 1, shared: 1, points: 9.67 },
      { seat: 1, won: 0, shared: 1, points: 5.33 },
    ],
  });
});

test('takes any number of games', () => {
  const games = Array.from({ length: 300_000 }, () => ({ rounds: 12, over: true, points: [1, 0], winners: [0] }));
  const seats = [{ won: 300_000 }, { won: 0 }];
  expect(statisticsOf(2, games)).toMatchObject({ rounds: { mean: 12, least: 12, most: 12 }, seats });
});
