import { expect, test } from 'vitest';
import { endingOf, fight } from './table.ts';

test('WR-5: total victory is all cards in one stack', () => {
  expect(endingOf({ stacks: [[], ['2C', '3C'], []], waiting: [] }, undefined)).toEqual({ winners: [1], clause: 'WR-5' });
  expect(endingOf({ stacks: [['4C'], ['2C', '3C'], []], waiting: [] }, undefined)).toBeUndefined();
});

test('WR-4: the only player with cards fights on for the cards that wait in the middle', () => {
  expect(endingOf({ stacks: [['2C'], [], []], waiting: ['KC', 'KD'] }, undefined)).toBeUndefined();
});

test('WR-4: if nobody can flip, the game is a draw among the tied of the last war, not of the one before it', () => {
  const { battle, table } = fight({ stacks: [['KC', '2C'], ['QD'], ['KH', '3H'], ['KS', '3S']], waiting: [] }, 'classic');
  expect(table.stacks.flat()).toEqual([]);
  expect(endingOf(table, battle)).toEqual({ winners: [2, 3], clause: 'WR-4' });
});
