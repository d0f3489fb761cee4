import { expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { nextCards } from './deal.ts';

const FIRST: Chance = {
  draw: ([card]) => {
    if (card === undefined) throw new Error('drawn from nothing');
    return card;
  },
};

it('HW-21: a dealt card is unknown where a name confirmed and a deck counted leave nothing unseen to draw', () => {
  const dealt = begun(['KD', '9C', '2H', 'TS'], 48, { cards: 'dealt' });
  const history = given(dealt, { type: 'CardNamed', id: 1, card: 'KD', confirmed: true });
  const { state } = history.when({ type: 'countDeck', left: 49, unfilled: [], reason: 'one more' });
  const corrected = given(dealt, { type: 'DeckCounted', left: 49, unfilled: [], reason: 'one more' }).state;
  expect(state.deck).toBe(49);
  const cards = nextCards(corrected, 49, FIRST);
  expect(new Set(cards.slice(0, 48)).size).toBe(48);
  expect(cards[48]).toBe('??');
});
