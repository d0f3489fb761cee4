import { describe, expect, it } from 'vitest';
import { NO_CHANCE, PEOPLE, fold, stackedDeck } from '../../../test/support/hungarian-war.ts';
import { HOUSE_RULES } from './house.ts';
import { begin } from './begin.ts';
import { unsettled } from './invariants.ts';
import type { House } from './house.ts';
import type { Setup } from './types.ts';

function beginning(players: number, setup: Partial<Setup> = {}) {
  return begin({ players: PEOPLE.slice(0, players), house: {}, ...setup }, NO_CHANCE);
}

describe('HW-1 the players and the deck', () => {
  it.each([2, 10])('seats %i players', (players) => {
    expect(beginning(players).ok).toBe(true);
  });

  it.each([0, 1])('refuses %i', (given) => {
    const refusal = { code: 'seats', params: { least: 2, most: 10, given }, clause: 'HW-1' };
    expect(beginning(given)).toEqual({ ok: false, refusal });
  });

  it('refuses eleven', () => {
    const players = [...PEOPLE, { id: 'kata', name: 'Kata' }];
    expect(beginning(0, { players })).toMatchObject({ refusal: { code: 'seats', params: { given: 11 } } });
  });

  it('refuses a seat without a name and a player in two seats', () => {
    const anna = { id: 'anna', name: 'Anna' };
    expect(beginning(0, { players: [anna, { id: 'x', name: ' ' }] })).toMatchObject({
      refusal: { code: 'name missing', params: { seat: 1 } },
    });
    expect(beginning(0, { players: [anna, anna] })).toMatchObject({
      refusal: { code: 'same player twice', params: { name: 'Anna' } },
    });
  });

  it('takes the whole deck of the house if no count is given', () => {
    const decided = beginning(3, { house: { decks: 2, jokers: 4, rulesCards: 1 } });
    expect(decided).toMatchObject({ events: [{ type: 'GameBegun', deck: 109 }, { type: 'CardsLaid' }] });
  });

  it.each([0, 53, 1.5])('refuses a deck of %d cards', (deck) => {
    expect(beginning(3, { deck })).toEqual({
      ok: false,
      refusal: { code: 'deck size', params: { given: deck, most: 52 }, clause: 'HW-1' },
    });
  });
});

describe('house rules', () => {
  it('are the standard ones if none are given', () => {
    const house = Object.fromEntries(HOUSE_RULES.map(({ key, standard }) => [key, standard]));
    expect(beginning(2)).toMatchObject({ events: [{ house }, {}] });
  });

  it.each([
    ['decks', 0],
    ['decks', 9],
    ['jokers', -1],
    ['jokers', 1.5],
    ['rulesCards', 100],
    ['jokerValue', 0],
    ['rulesCardValue', 100],
    ['lastTable', 'keep'],
    ['cards', 3],
    ['toString', 1],
  ])('refuse %s %s', (key, given) => {
    // Unchecked input only claims to be a house.
    const house = { [key]: given } as unknown as Partial<House>;
    expect(beginning(2, { house })).toMatchObject({ refusal: { code: 'house value', params: { key, given: String(given) } } });
  });

  it.each([
    ['jokerValue', 1],
    ['rulesCardValue', 99],
    ['decks', 8],
  ])('allow %s %i', (key, given) => {
    expect(beginning(2, { house: { [key]: given } }).ok).toBe(true);
  });
});

describe('HW-3 the first deal', () => {
  it('lays unknown cards: the centre, then the sides', () => {
    const places = ['centre', 0, 1, 2];
    expect(beginning(3)).toMatchObject({ events: [{}, { cards: places.map((place) => ({ place, card: '??' })) }] });
  });

  it('draws dealt cards in that order, one by one from the unseen, and swaps them (HW-5)', () => {
    const chance = stackedDeck('9C', 'KD', '4S', 'TH');
    const decided = begin({ players: PEOPLE.slice(0, 3), house: { cards: 'dealt' }, deck: 10 }, chance);
    if (!decided.ok) throw new Error(decided.refusal.code);
    expect(decided.events.slice(1)).toEqual([
      {
        type: 'CardsLaid',
        cards: [
          { place: 'centre', card: '9C' },
          { place: 0, card: 'KD' },
          { place: 1, card: '4S' },
          { place: 2, card: 'TH' },
        ],
      },
      { type: 'CardsSwapped', side: 0 },
    ]);
    expect(chance.offered.map((from) => from.length)).toEqual([52, 51, 50, 49]);
    expect(chance.offered[3]).not.toContain('4S');
    const state = fold(decided.events);
    expect(state).toMatchObject({ phase: 'playing', deck: 6, total: 10, table: { centre: 1, sides: [0, 2, 3] }, swapped: true });
    expect(unsettled(state)).toEqual([]);
  });
});

describe('HW-17 after the first deal', () => {
  it('ends the game at once if the deck is empty, whether or not the table is full', () => {
    for (const deck of [3, 4]) {
      const decided = beginning(3, { deck });
      expect(decided.ok && fold(decided.events)).toMatchObject({ phase: 'over', deck: 0 });
    }
  });

  it('plays the last table only if it is full and the house says so', () => {
    const ended = [3, 4].map((deck) => beginning(3, { deck, house: { lastTable: 'play' } }));
    expect(ended.map((decided) => decided.ok && fold(decided.events).phase)).toEqual(['over', 'playing']);
  });
});
