import { describe, expect, it } from 'vitest';
import { NO_CHANCE, PEOPLE, fold, stackedDeck } from '../../../test/support/hungarian-war.ts';
import { begin } from './begin.ts';
import { HOUSE_RULES, type House } from './house.ts';
import { unsettled } from './invariants.ts';
import type { Setup } from './types.ts';

const KATA = { id: 'kata', name: 'Kata' };

function beginning(players: number, setup: Partial<Setup> = {}) {
  return begin({ players: [...PEOPLE, KATA].slice(0, players), house: {}, ...setup }, NO_CHANCE);
}

describe('HW-1 the players, the deck and the house rules', () => {
  it.each([
    [2, {}, 52],
    [10, {}, 52],
    [3, { decks: 2, jokers: 4, rulesCards: 1 }, 109],
    [2, { decks: 8, jokerValue: 1, rulesCardValue: 99 }, 416],
  ])('%i players may play by %j, with a deck of %i cards', (players, house, deck) => {
    const standard = Object.fromEntries(HOUSE_RULES.map((rule) => [rule.key, rule.standard]));
    const begun = beginning(players, { house });
    expect(begun).toMatchObject({ events: [{ type: 'GameBegun', deck, house: { ...standard, ...house } }, {}] });
  });

  it.each<[number, Partial<Setup>, string, object]>([
    [0, {}, 'seats', { least: 2, most: 10, given: 0 }],
    [1, {}, 'seats', { given: 1 }],
    [11, {}, 'seats', { given: 11 }],
    [0, { players: [KATA, KATA] }, 'same player twice', { name: 'Kata' }],
    [3, { deck: 0 }, 'deck size', { given: 0, most: 52 }],
    [3, { deck: 53 }, 'deck size', { given: 53 }],
    [3, { deck: 1.5 }, 'deck size', { given: 1.5 }],
  ])('%i players with %j are refused: %s', (players, setup, code, params) => {
    expect(beginning(players, setup)).toMatchObject({ ok: false, refusal: { code, params } });
  });

  it.each([
    ['decks', 0, 'HW-1'],
    ['decks', 9, 'HW-1'],
    ['jokers', -1, 'HW-1'],
    ['jokers', 1.5, 'HW-1'],
    ['rulesCards', 100, 'HW-1'],
    ['jokerValue', 0, 'HW-4'],
    ['rulesCardValue', 100, 'HW-4'],
    ['lastTable', 'keep', 'HW-17'],
    ['cards', 3, 'HW-21'],
    ['toString', 1, undefined],
  ])('a house of %s %s is refused', (key, given, clause) => {
    // Unchecked input only claims to be a house.
    const house = { [key]: given } as unknown as Partial<House>;
    const refusal = { code: 'house value', params: { key, given: String(given) }, ...(clause !== undefined && { clause }) };
    expect(beginning(2, { house })).toEqual({ ok: false, refusal });
  });
});

describe('HW-3 the first deal', () => {
  it('draws dealt cards, the centre first, one by one from the unseen, and swaps them (HW-5)', () => {
    const chance = stackedDeck('9C', 'KD', '4S', 'TH');
    const decided = begin({ players: PEOPLE.slice(0, 3), house: { cards: 'dealt' }, deck: 10 }, chance);
    if (!decided.ok) throw new Error(decided.refusal.code);
    const cards = (['9C', 'KD', '4S', 'TH'] as const).map((card, at) => ({ place: at === 0 ? 'centre' : at - 1, card }));
    expect(decided.events.slice(1)).toEqual([
      { type: 'CardsLaid', cards },
      { type: 'CardsSwapped', side: 0 },
    ]);
    expect(chance.offered.map((from) => from.length)).toEqual([52, 51, 50, 49]);
    expect(chance.offered[3]).not.toContain('4S');
    const state = fold(decided.events);
    expect(state).toMatchObject({ phase: 'playing', deck: 6, total: 10, table: { centre: 1, sides: [0, 2, 3] }, swapped: true });
    expect(unsettled(state)).toEqual([]);
  });

  it.each([
    [3, 'leave', 'over'],
    [4, 'leave', 'over'],
    [3, 'play', 'over'],
    [4, 'play', 'playing'],
    [5, 'leave', 'playing'],
  ] as const)('HW-17: of %i cards for four places, the last table to %s, leaves the game %s', (deck, lastTable, phase) => {
    const decided = beginning(3, { deck, house: { lastTable } });
    expect(decided.ok && fold(decided.events)).toMatchObject({ phase, deck: Math.max(0, deck - 4) });
  });
});
