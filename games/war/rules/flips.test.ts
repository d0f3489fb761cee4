import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { judgeFlips } from './battle.ts';
import { DECK } from './table.ts';

test('WR-1: the ranks run from 2 to ace, and suits do not count', () => {
  const ranks = [...'23456789TJQKA'];
  for (const [i, low] of ranks.entries()) {
    for (const high of ranks.slice(i + 1)) {
      expect(judgeFlips([`${low}S` as Card, `${high}C` as Card])).toEqual({ winner: 1, war: [] });
    }
    expect(judgeFlips([`${low}S` as Card, `${low}C` as Card])).toEqual({ winner: null, war: [0, 1] });
  }
});

test('WR-3: only a tie for highest is a war', () => {
  expect(judgeFlips(['AH', 'KD', 'AS', null])).toEqual({ winner: null, war: [0, 2] });
  expect(judgeFlips(['KH', 'KD', 'AS', 'KC'])).toEqual({ winner: 2, war: [] });
});

test('WR-4: a single player flips alone and is the highest', () => {
  expect(judgeFlips([null, '2C', null])).toEqual({ winner: 1, war: [] });
});

test('a rank without its suit is enough; an unknown or missing card cannot be judged', () => {
  expect(judgeFlips(['K?', 'KD', '3C'])).toEqual({ winner: null, war: [0, 1] });
  expect(() => judgeFlips(['??', 'KD'])).toThrow(RangeError);
  expect(() => judgeFlips([null, null])).toThrow(RangeError);
});

test('WR-2, WR-3: who wins or ties does not depend on the seats', () => {
  const flips = fc.shuffledSubarray(unseen(DECK, []), { minLength: 2, maxLength: 6 });
  const seated = flips.chain((cards) => fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })));
  fc.assert(
    fc.property(seated, ([cards, moved]) => {
      const told = (sitting: readonly Card[]) => {
        const { winner, war } = judgeFlips(sitting);
        return (winner === null ? [...war] : [winner]).map((seat) => sitting[seat]).sort();
      };
      expect(told(moved)).toEqual(told(cards));
    }),
  );
});
