import { describe, expect, it } from 'vitest';
import { begun, given, laid, stackedDeck } from '../../../test/support/hungarian-war.ts';
import { standings } from './standings.ts';
import type { Event, Place } from './types.ts';

const TABLE = begun(['KD', '9C', '2H', 'TS']);
const AFTER_ROUND: readonly Event[] = [...TABLE, { type: 'FacesOpened', faces: [6, 5, null] }, laid(['centre', '??'], [1, '??'])];
function countDeck(left: number, unfilled: readonly Place[] = [], reason = 'counted') {
  return { type: 'countDeck', left, unfilled, reason } as const;
}
function counted(left: number, unfilled: readonly Place[] = []): Event {
  return { type: 'DeckCounted', left, unfilled, reason: 'counted' };
}

describe('HW-17, HW-20 the deck counted', () => {
  it('changes how many cards the game holds', () => {
    const { state } = given(TABLE).when(countDeck(7)).then(counted(7));
    expect(state).toMatchObject({ deck: 7, total: 11, phase: 'playing' });
  });

  it('ends the game if no card is left', () => {
    const { state } = given(TABLE).when(countDeck(0)).then(counted(0));
    expect(state).toMatchObject({ phase: 'over', total: 4 });
  });

  it('empties places that the refill could not have filled, and ends the game', () => {
    const { state } = given(AFTER_ROUND)
      .when(countDeck(0, [1]))
      .then(counted(0, [1]));
    expect(state).toMatchObject({ phase: 'over', table: { centre: 4, sides: [1, null, 3] }, total: 5, laid: ['centre'] });
    given(AFTER_ROUND, counted(0, [1]))
      .when({ type: 'name', id: 5, card: 'KC' })
      .refused('no such card', { id: 5 });
  });

  it('forgets the name of a card that never was', () => {
    const { state } = given(AFTER_ROUND, { type: 'CardNamed', id: 5, card: '3C' }).when(countDeck(0, [1]));
    expect(state.cards[5]).toBe('??');
  });

  it('goes on with a game that seemed over, and fills its empty places', () => {
    const { state } = given(AFTER_ROUND, counted(0, [1]))
      .when(countDeck(2))
      .then(counted(2), laid([1, '??']));
    expect(state).toMatchObject({ phase: 'playing', deck: 1, total: 7 });
  });

  it('leaves a last table that was played over', () => {
    const house = { lastTable: 'play' } as const;
    const played: Event = { type: 'FacesOpened', faces: [2, null, null] };
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 0, house), played).when(countDeck(0));
    expect(state.phase).toBe('over');
  });

  it('makes the table the last one if the house plays it', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS'], 3, { lastTable: 'play' })).when(countDeck(0));
    expect(state).toMatchObject({ phase: 'playing', lastRound: true });
  });

  it('draws the cards it fills in for a dealt game, and the swap follows (HW-5)', () => {
    const dealt = begun(['4D', '2C', '2H'], 1, { cards: 'dealt' });
    const opened: Event = { type: 'FacesOpened', faces: [6, 5] };
    given(dealt, opened, laid(['centre', '3C']))
      .when(countDeck(2), stackedDeck('9C'))
      .then(counted(2), laid([1, '9C']), { type: 'CardsSwapped', side: 1 });
  });

  it.each([-1, 53, 2.5])('refuses %d cards', (left) => {
    given(TABLE).when(countDeck(left)).refused('deck count', { given: left, most: 52 }, 'HW-20');
  });

  it('refuses more than a dealt game has unseen, and cards left while places are unfilled', () => {
    given(begun(['KD', '9C', '2H', 'TS'], 20, { cards: 'dealt' }))
      .when(countDeck(49))
      .refused('deck count', { given: 49, most: 48 }, 'HW-20');
    given(AFTER_ROUND)
      .when(countDeck(1, [1]))
      .refused('deck count', { given: 1, most: 0 }, 'HW-20');
  });

  it('refuses places that were not refilled, twice the same, or no reason', () => {
    given(AFTER_ROUND)
      .when(countDeck(0, [0]))
      .refused('no such place', { place: 0 });
    given(AFTER_ROUND)
      .when(countDeck(0, [1, 1]))
      .refused('no such place', { place: 1 });
    given(TABLE)
      .when(countDeck(3, [], ' '))
      .refused('reason missing');
  });
});

describe('points by the dealer', () => {
  it('HW-21: the count of a pile replaces the sum of its cards, and later cards add to it', () => {
    const count: Event = { type: 'PileCounted', player: 'anna', points: 40 };
    given(AFTER_ROUND).when({ type: 'countPile', player: 'anna', points: 40 }).then(count);
    expect(standings(given(AFTER_ROUND, count).state)[0]).toMatchObject({ points: 40, open: 0 });
    const later = given(AFTER_ROUND, count, { type: 'FacesOpened', faces: [5, 2, 2] }, laid([0, '??'])).state;
    expect(standings(later)[0]).toMatchObject({ points: 49, open: 0 });
  });

  it('HW-21: a pile is not counted below what its named cards bring, nor below a point for each of the others', () => {
    const pile = given(AFTER_ROUND);
    pile
      .when({ type: 'countPile', player: 'anna', points: 12 })
      .refused('fewer points than cards', { given: 12, least: 13 }, 'HW-21');
    pile.when({ type: 'countPile', player: 'anna', points: 13 }).then({ type: 'PileCounted', player: 'anna', points: 13 });
    const none = given(AFTER_ROUND, { type: 'PileCounted', player: 'anna', points: 40 });
    none
      .when({ type: 'countPile', player: 'anna', points: 0 })
      .refused('fewer points than cards', { given: 0, least: 13 }, 'HW-21');
  });

  it('are given or taken with a reason', () => {
    const adjusted: Event = { type: 'PointsAdjusted', player: 'anna', by: -3, reason: 'a card too many' };
    given(AFTER_ROUND).when({ type: 'adjustPoints', player: 'anna', by: -3, reason: 'a card too many' }).then(adjusted);
    expect(standings(given(AFTER_ROUND, adjusted, adjusted).state)[0]).toMatchObject({ points: 7 });
  });

  it('are refused without a player, a number or a reason', () => {
    const table = given(TABLE);
    table.when({ type: 'countPile', player: 'x', points: 1 }).refused('no such player', { player: 'x' });
    table.when({ type: 'countPile', player: 'anna', points: -1 }).refused('points', { given: -1 });
    table.when({ type: 'adjustPoints', player: 'x', by: 1, reason: 'r' }).refused('no such player', { player: 'x' });
    table.when({ type: 'adjustPoints', player: 'anna', by: 0, reason: 'r' }).refused('points', { given: 0 });
    table.when({ type: 'adjustPoints', player: 'anna', by: 1, reason: '' }).refused('reason missing');
  });
});

describe('HW-15 a player put out or in by the dealer', () => {
  const out = (seat: number): Event => ({ type: 'StandingSet', seat, standing: 'out', reason: 'r' });
  const set = (seat: number, standing: 'in' | 'out', reason = 'r') => ({ type: 'setStanding', seat, standing, reason }) as const;

  it('goes out or comes in', () => {
    expect(given(TABLE).when(set(1, 'out')).then(out(1)).state.seats[1]?.standing).toBe('out');
    expect(given(TABLE, out(1)).when(set(1, 'in')).state.seats[1]?.standing).toBe('in');
  });

  it('is refused if already in that state, for an unknown seat, and without a reason', () => {
    given(TABLE).when(set(1, 'in')).refused('standing is already so', { name: 'Béla', standing: 'in' });
    given(TABLE).when(set(3, 'out')).refused('no such seat', { seat: 3 });
    given(TABLE)
      .when(set(1, 'out', ''))
      .refused('reason missing');
  });

  it('never leaves nobody in the game', () => {
    given(TABLE, out(0), { type: 'PlayerWentAway', seat: 1 })
      .when(set(2, 'out'))
      .refused('would leave nobody in the game', { name: 'Cili' }, 'HW-15');
    given(TABLE, out(0), { type: 'PlayerWentAway', seat: 1 }).when(set(1, 'out')).then(out(1));
  });
});

describe('HW-21 a swap by eye', () => {
  it('moves the cards, whatever their names say', () => {
    const { state } = given(TABLE).when({ type: 'swap', side: 1 }).then({ type: 'CardsSwapped', side: 1 });
    expect(state).toMatchObject({ table: { centre: 2, sides: [1, 0, 3] }, swapped: true });
  });

  it.each([3, -1, 0.5])('is refused for side %d of three', (side) => {
    given(TABLE).when({ type: 'swap', side }).refused('not swappable', { side }, 'HW-5');
  });
});
