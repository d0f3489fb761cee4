import { expect, it } from 'vitest';
import { isOneSide } from './sides.ts';

const SIDES = [
  ['anna', 'cili'],
  ['bela', 'dani'],
];

it('a side wins as one, as a single player does; parts of two sides, or all, share', () => {
  for (const [players, sides, one] of [
    [['anna'], [], true],
    [['cili', 'anna'], SIDES, true],
    [['anna', 'cili'], [], false],
    [['anna', 'bela'], SIDES, false],
    [['anna', 'bela', 'cili', 'dani'], SIDES, false],
  ] as const)
    expect(isOneSide(players, sides), players.join()).toBe(one);
});
