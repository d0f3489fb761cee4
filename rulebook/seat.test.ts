import { expect, it } from 'vitest';
import { winTogether } from './seat.ts';

const SIDES = [
  ['anna', 'cili'],
  ['bela', 'dani'],
];

it('a whole side wins together; a single player wins alone; parts of two sides, or all players, share', () => {
  for (const [winners, sides, together] of [
    [['anna'], [], false],
    [['cili', 'anna'], SIDES, true],
    [['anna', 'cili'], [], false],
    [['anna', 'bela'], SIDES, false],
    [['anna', 'bela', 'cili', 'dani'], SIDES, false],
  ] as const)
    expect(winTogether(winners, sides), winners.join()).toBe(together);
});
