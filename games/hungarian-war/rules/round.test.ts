import { describe, expect, it } from 'vitest';
import { begun, given, laid, stackedDeck } from '../../../test/support/hungarian-war.ts';
import type { DieFace, Event } from './types.ts';

const opened = (...faces: readonly (DieFace | null)[]): Event => ({ type: 'FacesOpened', faces });
const open = (...faces: readonly (DieFace | null)[]) => ({ type: 'open', faces }) as const;
const CARDS = ['KD', '9C', '2H', 'TS'] as const;
const THREE = begun(CARDS);

describe('HW-16 cards move, then the table is refilled', () => {
  it.each([
    [
      [6, 2, null],
      laid(['centre', '??']),
      { deck: 19, round: 1, table: { centre: 4, sides: [1, 2, 3] }, laid: ['centre'], discard: [] },
    ],
    [[5, 4, null], laid([0, '??']), { table: { centre: 0, sides: [4, 2, 3] }, discard: [1] }],
    // HW-3: the centre first.
    [[4, 6, 5], laid(['centre', '??'], [2, '??']), { table: { centre: 4, sides: [1, 2, 5] } }],
    [[2, null, null], undefined, { deck: 20, table: { centre: 0, sides: [1, 2, 3] } }],
  ] as const)('%j', (faces, refill, after) => {
    const { state } = given(THREE)
      .when(open(...faces))
      .then(opened(...faces), ...(refill === undefined ? [] : [refill]));
    expect(state).toMatchObject(after);
    expect(state.opening).toMatchObject({ round: 1, faces, table: { centre: 0, sides: [1, 2, 3] } });
  });

  it('puts what was taken on the pile, and players out or back (HW-12, HW-14)', () => {
    const standings = (faces: readonly (DieFace | null)[], ...before: readonly Event[]) =>
      given(THREE, before)
        .when(open(...faces))
        .state.seats.map(({ pile, standing }) => [standing, ...pile.cards]);
    expect(standings([6, 2, 5])).toEqual([['in', 0], ['in'], ['in', 3]]);
    expect(standings([6, 1, null])).toEqual([['out'], ['in'], ['in']]);
    expect(standings([null, 2, 2], opened(6, 1, 1))).toEqual([['in'], ['in'], ['in']]);
  });

  it('forgets what was laid and swapped before it', () => {
    const swapped: Event = { type: 'CardsSwapped', side: 1 };
    expect(given(THREE, swapped).state).toMatchObject({ laid: ['centre', 0, 1, 2], swapped: true });
    expect(given(THREE, swapped).when(open(2, null, null)).state).toMatchObject({ laid: [], swapped: false });
  });
});

describe('HW-5 after the refill', () => {
  it('swaps if all cards are known, and draws from the unseen only', () => {
    const deck = stackedDeck('3C', 'KH');
    given(begun(CARDS, 20, { cards: 'dealt' }))
      .when(open(6, 5, null), deck)
      .then(opened(6, 5, null), laid(['centre', '3C'], [1, 'KH']), { type: 'CardsSwapped', side: 1 });
    expect(deck.offered.map((from) => from.length)).toEqual([48, 47]);
    expect(deck.offered[1]).not.toContain('3C');
    expect(deck.offered.flat()).not.toContain('KD');
  });
});

describe('HW-17 the end', () => {
  it.each([
    ['leave', [6, null, null], { phase: 'over', deck: 0, table: { centre: 4, sides: [1, 2, 3] } }],
    // The deck fills only some places; nothing is swapped any more.
    ['leave', [6, 5, null], { phase: 'over', deck: 0, table: { centre: 4, sides: [1, null, 3] }, swapped: false }],
    ['play', [6, 5, null], { phase: 'over', table: { centre: 4, sides: [1, null, 3] } }],
    ['play', [6, null, null], { phase: 'playing', lastRound: true, table: { centre: 3, sides: [1, 2, 4] } }],
  ] as const)('the last table to %s, after %j', (lastTable, faces, after) => {
    const { state } = given(begun(CARDS, 1, { lastTable, cards: 'dealt' })).when(open(...faces), stackedDeck('3C'));
    expect(state).toMatchObject(after);
  });

  it('comes after one more round on a full last table, without a refill', () => {
    const table = begun(CARDS, 1, { lastTable: 'play' });
    const last = given(table).when(open(6, null, null));
    const end = given(table, last.events)
      .when(open(4, null, 6))
      .then(opened(4, null, 6));
    expect(end.state).toMatchObject({ phase: 'over', table: { centre: null, sides: [1, 2, null] } });
    expect(end.state).not.toHaveProperty('lastRound');
  });
});
