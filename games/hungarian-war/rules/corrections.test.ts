import { describe, expect, it } from 'vitest';
import { begun, given, laid, stackedDeck } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { standings } from './standings.ts';
import type { CardId, Event, Place } from './types.ts';

const name = (id: CardId, card: Card, confirm?: boolean) =>
  ({ type: 'name', id, card, ...(confirm !== undefined && { confirm }) }) as const;
const named = (id: CardId, card: Card): Event => ({ type: 'CardNamed', id, card });
const countDeck = (left: number, unfilled: readonly Place[] = []) =>
  ({ type: 'countDeck', left, unfilled, reason: 'counted' }) as const;
const counted = (left: number, unfilled: readonly Place[] = []): Event => ({
  type: 'DeckCounted',
  left,
  unfilled,
  reason: 'counted',
});
const TABLE = begun(['KD', '9C', '2H', 'TS']);
/** Anna took the centre card, card 0; card 4 lies there now. */
const UNNAMED: readonly Event[] = [
  ...begun(['??', '??', '??', '??']),
  { type: 'FacesOpened', faces: [6, 2, 2] },
  laid(['centre', '??']),
];
/** And Béla that between him and Cili. */
const TAKEN: readonly Event[] = [...TABLE, { type: 'FacesOpened', faces: [6, 5, null] }, laid(['centre', '??'], [1, '??'])];

describe('HW-20, HW-21 a card named', () => {
  it.each<[string, readonly Event[], CardId, Card]>([
    ['for the first time', UNNAMED, 0, 'K?'],
    ['otherwise', [...UNNAMED, named(0, 'KD')], 0, '9C'],
    ['no more', [...UNNAMED, named(0, 'KD')], 0, '??'],
    ['in the pile of a player who has left', [...UNNAMED, { type: 'SeatLeft', seat: 0 }], 0, 'KD'],
    ['on the discard pile', [...UNNAMED, { type: 'SeatLeft', seat: 0 }], 1, 'KD'],
    ['after the end', [...UNNAMED, counted(0)], 0, 'KD'],
    ['on the table after the end', [...begun(['9C', '??', '2H'], 3), counted(0)], 1, 'KD'],
    ['as the fourth king', begun(['KD', 'K?', 'KS', 'K?']), 3, 'KH'],
    ['as the second of two decks', begun(['KD', '9C', '9C', '??'], 20, { decks: 2 }), 3, 'KD'],
    ['as a Joker', begun(['KD', '9C', '??', '??'], 20, { jokers: 2 }), 2, 'X2'],
  ])('%s changes names only', (_, before, id, card) => {
    const was = given(before).state;
    const { state } = given(before).when(name(id, card)).then(named(id, card));
    expect({ ...state, cards: was.cards }).toEqual(was);
    expect(state.cards).toEqual(was.cards.with(id, card));
  });

  it('is accepted on a second press, and marked where it needed one', () => {
    const known = begun(['KD', '9C', '??', '??']);
    const confirmed: Event = { type: 'CardNamed', id: 2, card: '9C', confirmed: true };
    expect(
      given(known)
        .when(name(2, '9C', true))
        .then(confirmed).state.confirmed,
    ).toEqual([2]);
    expect(given(known, confirmed, named(2, '8C')).state.confirmed).toEqual([]);
    given(known)
      .when(name(2, '8C', true))
      .then(named(2, '8C'));
  });

  const ONE_UNKNOWN = begun(['9C', '2H', '??', 'TS'], 20, { cards: 'entered' });
  it.each<[readonly Event[], CardId, Card, number?]>([
    [ONE_UNKNOWN, 2, 'KD', 1],
    [ONE_UNKNOWN, 2, 'K?', 1],
    [ONE_UNKNOWN, 2, 'T?'],
    [begun(['9C', '??', '??', 'TS']), 2, 'KD'],
    [begun(['KC', '2H', '??', 'TS']), 2, 'KH'],
    // In a pile: a swap was the players' own before.
    [[...begun(['9C', 'TD', '2H', '3H']), { type: 'FacesOpened', faces: [5, 2, 2] }, laid([0, 'KD'])], 1, 'TC'],
  ])('HW-5: decides the swap once all that is needed is known: %#', (before, id, card, side) => {
    const swap: readonly Event[] = side === undefined ? [] : [{ type: 'CardsSwapped', side }];
    given(before)
      .when(name(id, card))
      .then(named(id, card), ...swap);
  });
});

describe('HW-17, HW-20 the deck counted', () => {
  it.each<[readonly Event[], number, readonly Place[], object]>([
    [TABLE, 7, [], { deck: 7, total: 11, phase: 'playing' }],
    [TABLE, 0, [], { phase: 'over', total: 4 }],
    [TAKEN, 0, [1], { phase: 'over', table: { centre: 4, sides: [1, null, 3] }, total: 5, laid: ['centre'] }],
    // The name of a card that never was.
    [[...TAKEN, named(5, '3C')], 0, [1], { cards: ['KD', '9C', '2H', 'TS', '??', '??'] }],
    [
      [...begun(['KD', '9C', '2H'], 0, { lastTable: 'play' }), { type: 'FacesOpened', faces: [2, null] }],
      0,
      [],
      { phase: 'over' },
    ],
    [begun(['KD', '9C', '2H'], 3, { lastTable: 'play' }), 0, [], { phase: 'playing', lastRound: true }],
  ])('%#: as %i cards, with %j unfilled', (before, left, unfilled, after) => {
    expect(given(before).when(countDeck(left, unfilled)).then(counted(left, unfilled)).state).toMatchObject(after);
  });

  it('goes on with a game that seemed over, and fills its empty places', () => {
    const { state } = given(TAKEN, counted(0, [1]))
      .when(countDeck(2))
      .then(counted(2), laid([1, '??']));
    expect(state).toMatchObject({ phase: 'playing', deck: 1, total: 7 });
  });

  it('draws the cards it fills in for a dealt game, and the swap follows (HW-5)', () => {
    const dealt = begun(['4D', '2C', '2H'], 1, { cards: 'dealt' });
    given(dealt, { type: 'FacesOpened', faces: [6, 5] }, laid(['centre', '3C']))
      .when(countDeck(2), stackedDeck('9C'))
      .then(counted(2), laid([1, '9C']), { type: 'CardsSwapped', side: 1 });
  });
});

describe('HW-15, HW-21 by the dealer', () => {
  const points = (...events: readonly Event[]) => standings(given(TAKEN, events).state)[0];

  it('the count of a pile replaces the sum of its cards, and later cards add to it', () => {
    const count: Event = { type: 'PileCounted', player: 'anna', points: 13 };
    given(TAKEN).when({ type: 'countPile', player: 'anna', points: 13 }).then(count);
    expect(points({ ...count, points: 40 })).toMatchObject({ points: 40, open: 0 });
    const later: readonly Event[] = [{ type: 'FacesOpened', faces: [5, 2, 2] }, laid([0, '??'])];
    expect(points({ ...count, points: 40 }, ...later)).toMatchObject({ points: 49, open: 0 });
  });

  it('points are given or taken with a reason', () => {
    const adjusted = { player: 'anna', by: -3, reason: 'a card too many' };
    given(TAKEN)
      .when({ type: 'adjustPoints', ...adjusted })
      .then({ type: 'PointsAdjusted', ...adjusted });
    expect(points(...[1, 2].map((): Event => ({ type: 'PointsAdjusted', ...adjusted })))).toMatchObject({ points: 7 });
  });

  it('players are put out or in', () => {
    const set = { type: 'StandingSet', seat: 1, reason: 'r' } as const;
    const standing = (to: 'in' | 'out', ...before: readonly Event[]) =>
      given(TABLE, before)
        .when({ ...set, type: 'setStanding', standing: to })
        .then({ ...set, standing: to }).state.seats[1]?.standing;
    expect(standing('out')).toBe('out');
    expect(standing('in', { ...set, standing: 'out' })).toBe('in');
    // An away player is out of the game already.
    expect(standing('out', { ...set, seat: 0, standing: 'out' }, { type: 'PlayerWentAway', seat: 1 })).toBe('out');
  });

  it('a swap by eye moves the cards, whatever their names say', () => {
    const { state } = given(TABLE).when({ type: 'swap', side: 1 }).then({ type: 'CardsSwapped', side: 1 });
    expect(state).toMatchObject({ table: { centre: 2, sides: [1, 0, 3] }, swapped: true });
  });
});
