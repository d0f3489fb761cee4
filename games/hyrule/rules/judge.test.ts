import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, SEATS } from './house.ts';
import { judgeTurn, type TurnReason } from './judge.ts';

describe('HY-2, the examples of the text: the first card listed wins, wherever it is laid', () => {
  test.each<[TurnReason, ...Card[]]>([
    ['first suit', '2C', '2S'],
    ['first suit', '2C', 'AC'],
    ['heart beats diamond', 'AH', 'KD'],
    ['joker', 'X1', 'KH'],
    ['five beats joker', '5S', 'X2'],
    ['first suit', '2D', '2C', '2S'],
    ['first suit', '6C', '6S', '6H'],
    ['heart beats diamond', '8H', '8D', '8S'],
    ['first suit', 'KD', 'JD', 'QD'],
  ])('%s: %s over %s %s', (reason, ...cards) => {
    for (const moved of [cards, cards.toReversed()]) {
      expect(judgeTurn(moved)).toEqual({ winner: moved.indexOf(cards[0] as Card), clause: 'HY-2', reason });
    }
  });
});

test('HY-2 (a): of several fives against one or two Jokers, 5H beats 5S beats 5C beats 5D', () => {
  expect(judgeTurn(['X1', '5D', '5C', '5S', '5H'])).toMatchObject({ winner: 4, reason: 'five beats joker' });
  expect(judgeTurn(['X1', '5D', '5C', '5S', 'KH'])).toMatchObject({ winner: 3 });
  expect(judgeTurn(['X1', '5D', '5C', 'KD'])).toMatchObject({ winner: 2 });
  expect(judgeTurn(['X1', '5D', 'X2', 'KH'])).toMatchObject({ winner: 1 });
});

test('HY-2 (b), (c): without a Joker a five is a card like any other', () => {
  expect(judgeTurn(['5H', '6H', 'KD'])).toMatchObject({ winner: 1, reason: 'heart beats diamond' });
  expect(judgeTurn(['5S', '6S'])).toMatchObject({ winner: 1, reason: 'first suit' });
});

test('HY-2 (b): a heart beats a diamond even if high clubs and spades are there too', () => {
  expect(judgeTurn(['KC', '2D', 'KS', 'AH'])).toMatchObject({ winner: 3, reason: 'heart beats diamond' });
});

test('HY-3: with two Jokers and no five nobody wins', () => {
  expect(judgeTurn(['X1', 'KH', 'X2'])).toEqual({ winner: null, clause: 'HY-3', reason: 'two jokers' });
});

test('HY-7: a run-off is laid by some seats only, and judged by the same precedence', () => {
  expect(judgeTurn([null, '2C', null, 'AC'])).toMatchObject({ winner: 1 });
});

test('a missing or unknown card decides nothing', () => {
  expect(() => judgeTurn([null, null])).toThrow(RangeError);
  expect(() => judgeTurn(['K?', '??'])).toThrow(RangeError);
});

test('HY-2: which card wins does not depend on the seat that lays it', () => {
  const turn = fc.shuffledSubarray(unseen(DECK, []), { minLength: SEATS.least, maxLength: SEATS.most });
  const moved = turn.chain((cards) => fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })));
  fc.assert(
    fc.property(moved, ([cards, seated]) => {
      const winning = (laid: readonly Card[]) => laid[judgeTurn(laid).winner ?? -1];
      expect(winning(seated)).toBe(winning(cards));
    }),
  );
});
