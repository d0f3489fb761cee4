import { describe, expect, it } from 'vitest';
import { apply, lastState } from '../table/testing/states.ts';
import { auditOf, trackedOf } from './audit.ts';

const NO_CHANCE = { draw: () => '??' as const };
const house = {
  decks: 1,
  jokers: 0,
  rulesCards: 0,
  jokerValue: 15,
  rulesCardValue: 20,
  lastTable: 'leave',
  cards: 'taken',
} as const;

describe('HW-21: a pile counted against the screen', () => {
  it('is as on the screen, or differs from what its named cards come to', () => {
    const tracked = { cards: 4, points: 31, open: 0 };
    expect(auditOf({ house }, tracked, 31)).toEqual({ says: 'same' });
    expect(auditOf({ house }, tracked, 28)).toEqual({ says: 'named', by: -3 });
  });

  it('gives the difference to the cards without a name, as far as they can hold it', () => {
    const tracked = { cards: 4, points: 20, open: 2 };
    expect(auditOf({ house }, tracked, 22)).toEqual({ says: 'open', by: 2, cards: 2 });
    expect(auditOf({ house }, tracked, 46)).toEqual({ says: 'open', by: 26, cards: 2 });
    expect(auditOf({ house }, tracked, 47)).toEqual({ says: 'cannot', least: 22, most: 46 });
    expect(auditOf({ house: { ...house, jokers: 1 } }, tracked, 47)).toMatchObject({ says: 'open' });
    expect(auditOf({ house }, tracked, 21)).toEqual({ says: 'cannot', least: 22, most: 46 });
  });

  it('goes by the cards, whatever was counted or given before', () => {
    const state = lastState({ names: ['Anna', 'Béla'], seed: 4 });
    const [anna] = state.seats;
    if (anna === undefined) throw new Error('nobody sits there');
    const before = trackedOf(state, anna.pile);
    const given = apply(state, { type: 'adjustPoints', player: anna.player.id, by: 5, reason: 'x' }, NO_CHANCE);
    const counted = apply(given, { type: 'countPile', player: anna.player.id, points: 99 }, NO_CHANCE);
    expect(before.cards).toBeGreaterThan(0);
    expect(trackedOf(counted, counted.seats[0]?.pile ?? anna.pile)).toEqual(before);
  });
});
