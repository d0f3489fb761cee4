import { describe, expect, it } from 'vitest';
import { begun, given, laid, fold } from '../../../test/support/hungarian-war.ts';
import { handMoves, mayBeLast } from './hands.ts';
import { cardsToName } from './cards.ts';
import type { House } from './house.ts';
import type { Event, DieFace } from './types.ts';

function opened(...faces: readonly (DieFace | null)[]): Event {
  return { type: 'FacesOpened', faces };
}

const NOTHING = { takes: [], discards: [], lays: [], swap: undefined, leavers: [] };

describe('the cards that people move by hand', () => {
  it('HW-3, HW-21: are laid as the first table, and swapped as the players see fit', () => {
    const { state } = given(begun(['??', '??', '??', '??']));
    expect(handMoves(state)).toEqual({ ...NOTHING, lays: ['centre', 0, 1, 2], swap: '??' });
  });

  it('HW-16: are taken and discarded, sides first and the centre last, then laid centre first, then swapped', () => {
    const table = begun(['KD', '9C', '2H', 'TS']);
    const { state } = given(table, opened(5, 4, 6), laid(['centre', '3C'], [0, 'QD']), { type: 'CardsSwapped', side: 0 });
    expect(handMoves(state)).toEqual({
      ...NOTHING,
      takes: [{ seat: 2, place: 'centre' }],
      discards: [0],
      lays: ['centre', 0],
      swap: 'QD',
    });
  });

  it('HW-16: are taken from the sides in ascending order, from the centre last', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS']), opened(6, 5, 5), laid(['centre', '??'], [1, '??'], [2, '??']));
    expect(handMoves(state).takes).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
      { seat: 0, place: 'centre' },
    ]);
  });

  it('are none if nothing moves', () => {
    expect(handMoves(given(begun(['??', '??', '??', '??']), opened(2, 2, 2)).state)).toEqual(NOTHING);
  });

  it('HW-5: include no swap if the centre is known to be the largest', () => {
    const { state } = given(begun(['KD', '9C', '2H', 'TS']), opened(5, 2, 2), laid([0, '3C']));
    expect(handMoves(state)).toEqual({ ...NOTHING, takes: [{ seat: 0, place: 0 }], lays: [0] });
  });

  it.each([
    ['not every place could be filled', opened(5, 2, 6), laid(['centre', '??'])],
    ['the table is full and the last', opened(5, 2, 2), laid([0, '??'])],
  ])('HW-16, HW-17: include captured cards, but none laid or swapped for a next round: %s', (_, faces, cards) => {
    const { state } = given(begun(['??', '??', '??', '??'], 1), faces, cards);
    expect(state.phase).toBe('over');
    const { takes, ...others } = handMoves(state);
    expect(takes).not.toEqual([]);
    expect(others).toEqual({ discards: [], lays: [], swap: undefined, leavers: [] });
  });

  it('HW-17: include the table of one more round if the house plays it', () => {
    const last = begun(['??', '??', '??', '??'], 1, { lastTable: 'play' });
    const { state } = given(last, opened(5, 2, 2), laid([0, '??']));
    expect(state.phase).toBe('playing');
    expect(handMoves(state)).toEqual({ ...NOTHING, takes: [{ seat: 0, place: 0 }], lays: [0], swap: '??' });
  });

  it('belong to the seats of that round even after the circle was reversed (HW-22)', () => {
    const { state } = given(begun(['??', '??', '??', '??']), opened(5, 2, 2), laid([0, '??']), { type: 'CircleTurned' });
    expect(handMoves(state)).toEqual({ ...NOTHING, takes: [{ seat: 0, place: 0 }], lays: [2], swap: '??' });
  });
});

describe('HW-21 cards to name', () => {
  const round = (cards: House['cards']): readonly Event[] => [
    ...begun(['??', '??', '??', '??', '??'], 20, { cards }),
    opened(6, 5, 5, 4),
    laid(['centre', '??'], [1, '??'], [2, '??']),
  ];

  it('taken: the cards taken in the last opening, in the order shown, without those discarded', () => {
    const { state } = given(round('taken'));
    expect(state.discard).toEqual([3]);
    expect(cardsToName(state)).toEqual([2, 0]);
  });

  it('taken: only unnamed cards, and none before the first opening', () => {
    expect(cardsToName(given(round('taken'), { type: 'CardNamed', id: 2, card: 'K?' }).state)).toEqual([0]);
    expect(cardsToName(given(begun(['??', '??', '??'])).state)).toEqual([]);
  });

  it('entered: the cards on the table in HW-3 order, then unnamed cards that were taken', () => {
    expect(cardsToName(given(round('entered')).state)).toEqual([5, 1, 6, 7, 4, 2, 0]);
  });

  it.each(['dealt', 'untracked'] as const)('%s: none', (cards) => {
    expect(cardsToName(given(round(cards)).state)).toEqual([]);
  });
});

/** Three seats, four places. */
const TABLE = ['KD', '9C', '2H', 'TS'] as const;
const last = (deck: number, lastTable: 'leave' | 'play') => mayBeLast(fold(begun(TABLE, deck, { lastTable })));

it('HW-17: a refill of every place may empty the deck', () => {
  expect([3, 4, 5].map((deck) => last(deck, 'leave'))).toEqual([true, true, false]);
});

it('HW-17: if one more round is played on a full table, only a refill that falls short ends the game', () => {
  expect([3, 4, 5].map((deck) => last(deck, 'play'))).toEqual([true, false, false]);
});

it('HW-17: warns of nothing that is already certain: a last round, or a game that is over', () => {
  expect(last(0, 'play')).toBe(false);
  expect(last(0, 'leave')).toBe(false);
});
