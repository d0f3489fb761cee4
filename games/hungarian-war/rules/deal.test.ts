import { expect, it, describe } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { deckOn, swapOf } from './deal.ts';
import { completeHouse } from './house.ts';
import { pointsOf, pointsRange } from './cards.ts';
import type { House } from './house.ts';

const FIRST: Chance = {
  draw: ([card]) => {
    if (card === undefined) throw new Error('no cards to draw from');
    return card;
  },
};

it('HW-21: a dealt card is unknown if a confirmed name and a counted deck leave no unseen card to draw', () => {
  const dealt = begun(['KD', '9C', '2H', 'TS'], 48, { cards: 'dealt' });
  const history = given(dealt, { type: 'CardNamed', id: 1, card: 'KD', confirmed: true });
  const { state } = history.when({ type: 'countDeck', left: 49, unfilled: [], reason: 'one more' });
  const corrected = given(dealt, { type: 'DeckCounted', left: 49, unfilled: [], reason: 'one more' }).state;
  expect(state.deck).toBe(49);
  const cards = Array.from({ length: 49 }, deckOn(corrected, FIRST));
  expect(new Set(cards.slice(0, 48)).size).toBe(48);
  expect(cards[48]).toBe('??');
});

const HOUSE = completeHouse({});

describe('HW-4 points', () => {
  it('counts ace 1, numbers as they are, jack 11, queen 12, king 13', () => {
    const points = (['AC', '2D', '9H', 'TS', 'JC', 'QD', 'KH'] as const).map((card) => pointsOf(card, HOUSE));
    expect(points).toEqual([1, 2, 9, 10, 11, 12, 13]);
  });

  it('counts a Joker 15 and a Rules Card 20 unless the house says otherwise', () => {
    expect([pointsOf('X1', HOUSE), pointsOf('R2', HOUSE)]).toEqual([15, 20]);
    const house = { jokerValue: 1, rulesCardValue: 99 };
    expect([pointsOf('X1', house), pointsOf('R2', house)]).toEqual([1, 99]);
  });

  it('scores a rank alone and leaves an unknown card open', () => {
    expect([pointsOf('Q?', HOUSE), pointsOf('??', HOUSE)]).toEqual([12, undefined]);
  });

  it('knows how many points an unknown card may bring', () => {
    expect(pointsRange(HOUSE)).toEqual({ least: 1, most: 13 });
    expect(pointsRange({ ...HOUSE, jokers: 2, rulesCards: 1, rulesCardValue: 3 })).toEqual({ least: 1, most: 15 });
  });
});

describe('HW-5 the swap', () => {
  it('takes the largest side card to the centre', () => {
    expect(swapOf(['9C', '2H', 'KD', '4D'], HOUSE)).toBe(1);
  });

  it('leaves the centre if it is the largest', () => {
    expect(swapOf(['KC', '2H', 'QD', '4D'], HOUSE)).toBe('none');
  });

  it('ranks equal values diamonds, spades, clubs, hearts', () => {
    expect(swapOf(['KS', 'KH', 'KD'], HOUSE)).toBe(1);
    expect(swapOf(['KC', 'KH', 'KS'], HOUSE)).toBe(1);
    expect(swapOf(['KH', '2H', 'KC'], HOUSE)).toBe(1);
    expect(swapOf(['KD', 'KS', 'KC', 'KH'], HOUSE)).toBe('none');
  });

  it('puts suitless cards above suited ones of their value', () => {
    const house: House = { ...HOUSE, jokerValue: 13, rulesCardValue: 13 };
    expect(swapOf(['KD', '2H', 'X1'], house)).toBe(1);
    expect(swapOf(['X1', 'KD', '2H'], house)).toBe('none');
  });

  it('takes suitless cards of equal value as equal: the centre stays', () => {
    const house: House = { ...HOUSE, jokerValue: 20 };
    expect(swapOf(['R1', 'X1', 'X2'], house)).toBe('none');
  });

  it('takes the lowest-numbered of equal side cards', () => {
    expect(swapOf(['2C', '3C', 'X2', 'X1'], HOUSE)).toBe(1);
    expect(swapOf(['2C', 'KD', 'KD', '5H'], HOUSE)).toBe(0);
  });

  it('keeps the centre if a side card is the same', () => {
    expect(swapOf(['KD', 'KD', '5H'], HOUSE)).toBe('none');
  });
});

describe('HW-21 the swap with cards not fully known', () => {
  it('is left to the players while any card is unknown', () => {
    expect(swapOf(['KD', '??', '2H'], HOUSE)).toBe('by eye');
    expect(swapOf(['??', '4D', '2H'], HOUSE)).toBe('by eye');
  });

  it('is known if ranks suffice', () => {
    expect(swapOf(['9?', 'K?', '2?'], HOUSE)).toBe(0);
    expect(swapOf(['K?', '9?', '2?'], HOUSE)).toBe('none');
    expect(swapOf(['KD', 'K?', '2H'], HOUSE)).toBe('none');
    expect(swapOf(['KC', 'KH', 'K?', 'KD'], HOUSE)).toBe('by eye');
  });

  it('is left to the players if the missing suit decides', () => {
    expect(swapOf(['KS', 'K?', '2H'], HOUSE)).toBe('by eye');
    expect(swapOf(['9C', 'K?', 'K?'], HOUSE)).toBe('by eye');
  });
});
