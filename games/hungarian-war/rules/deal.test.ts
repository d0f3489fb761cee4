import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { deckOn, swapOf } from './deal.ts';
import { pointsOf, pointsRange } from './cards.ts';
import { completeHouse } from './house.ts';

const HOUSE = completeHouse({});
const EQUAL = { ...HOUSE, jokerValue: 13, rulesCardValue: 13 };

it('HW-21: a dealt card is unknown if a confirmed name and a counted deck leave no unseen card to draw', () => {
  const dealt = begun(['KD', '9C', '2H', 'TS'], 48, { cards: 'dealt' });
  const counted = { left: 49, unfilled: [], reason: 'one more' } as const;
  const history = given(dealt, { type: 'CardNamed', id: 1, card: 'KD', confirmed: true });
  expect(history.when({ type: 'countDeck', ...counted }).state.deck).toBe(49);
  const { state } = given(dealt, { type: 'DeckCounted', ...counted });
  const cards = Array.from({ length: 49 }, deckOn(state, { draw: ([card = '??']) => card }));
  expect([new Set(cards.slice(0, 48)).size, cards[48]]).toEqual([48, '??']);
});

it('HW-4: counts ace 1, numbers as they are, jack 11, queen 12, king 13, and what the house says of other cards', () => {
  const points = (['AC', '2D', '9H', 'TS', 'JC', 'Q?', 'KH', 'X1', 'R2', '??'] as const).map((card) => pointsOf(card, HOUSE));
  expect(points).toEqual([1, 2, 9, 10, 11, 12, 13, 15, 20, undefined]);
  const house = { jokerValue: 1, rulesCardValue: 99 };
  expect([pointsOf('X1', house), pointsOf('R2', house)]).toEqual([1, 99]);
  expect(pointsRange(HOUSE)).toEqual({ least: 1, most: 13 });
  expect(pointsRange({ ...HOUSE, jokers: 2, rulesCards: 1, rulesCardValue: 3 })).toEqual({ least: 1, most: 15 });
});

it.each<[string, number | 'none' | 'by eye', typeof HOUSE?]>([
  ['9C 2H KD 4D', 1],
  ['KC 2H QD 4D', 'none'],
  // Diamonds, spades, clubs, hearts; above them cards without a suit, which are all equal.
  ['KS KH KD', 1],
  ['KC KH KS', 1],
  ['KH 2H KC', 1],
  ['KD KS KC KH', 'none'],
  ['KD 2H X1', 1, EQUAL],
  ['X1 KD 2H', 'none', EQUAL],
  ['R1 X1 X2', 'none', EQUAL],
  // Of equal cards the first.
  ['2C 3C X2 X1', 1],
  ['2C KD KD 5H', 0],
  ['KD KD 5H', 'none'],
  // HW-21
  ['KD ?? 2H', 'by eye'],
  ['9? K? 2?', 0],
  ['9C K? K?', 'by eye'],
])('HW-5: of %s the card of side %s is swapped into the centre', (cards, side, house = HOUSE) => {
  expect(swapOf(cards.split(' ') as Card[], house)).toBe(side);
});

it('HW-21: the swap is known where every suit that a card may have leads to the same, and only there', () => {
  const card = fc.tuple(fc.constantFrom(...'9QK'), fc.constantFrom(...'HCSD??')).map((code) => code.join('') as Card);
  const table = fc.array(fc.oneof({ weight: 9, arbitrary: card }, fc.constant<Card>('X1')), { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(table, (cards) => {
      const known = cards.reduce<Card[][]>(
        (all, one) => {
          const suits = one.endsWith('?') ? [...'HCSD'].map((suit) => one.replace('?', suit) as Card) : [one];
          return all.flatMap((before) => suits.map((suit) => [...before, suit]));
        },
        [[]],
      );
      const swaps = new Set(known.map((all) => swapOf(all, EQUAL)));
      expect(swapOf(cards, EQUAL)).toBe(swaps.size === 1 ? [...swaps][0] : 'by eye');
    }),
    { numRuns: 500 },
  );
});
