import { expect, it } from 'vitest';
import { begun, fold } from '../../../test/support/hungarian-war.ts';
import { mayBeLast } from './may-be-last.ts';

/** Three seats, four places. */
const TABLE = ['KD', '9C', '2H', 'TS'] as const;
const last = (deck: number, lastTable: 'leave' | 'play') => mayBeLast(fold(begun(TABLE, deck, { lastTable })));

it('HW-17: a refill of every place may empty the deck', () => {
  expect([3, 4, 5].map((deck) => last(deck, 'leave'))).toEqual([true, true, false]);
});

it('HW-17: with one more round played on a full table, only a refill that falls short ends the game', () => {
  expect([3, 4, 5].map((deck) => last(deck, 'play'))).toEqual([true, false, false]);
});

it('HW-17: says nothing of what is certain: a round that is the last, a game that is over', () => {
  expect(last(0, 'play')).toBe(false);
  expect(last(0, 'leave')).toBe(false);
});
