import { describe, expect, it } from 'vitest';
import { begun, given, laid, fold } from '../../../test/support/hungarian-war.ts';
import { handMoves, mayBeLast } from './hands.ts';
import { cardsToName } from './cards.ts';
import type { House } from './house.ts';
import type { Event, DieFace } from './types.ts';

const opened = (...faces: readonly (DieFace | null)[]): Event => ({ type: 'FacesOpened', faces });
const NOTHING = { takes: [], discards: [], lays: [], swap: undefined, leavers: [] };
const UNKNOWN = ['??', '??', '??', '??'] as const;
const KNOWN = ['KD', '9C', '2H', 'TS'] as const;

describe('the cards that people move by hand', () => {
  it.each<[string, readonly Event[], object]>([
    ['HW-3, HW-21: the first table, swapped by eye', begun(UNKNOWN), { lays: ['centre', 0, 1, 2], swap: '??' }],
    [
      'HW-16: taken and discarded, laid centre first, swapped',
      [...begun(KNOWN), opened(5, 4, 6), laid(['centre', '3C'], [0, 'QD']), { type: 'CardsSwapped', side: 0 }],
      { takes: [{ seat: 2, place: 'centre' }], discards: [0], lays: ['centre', 0], swap: 'QD' },
    ],
    [
      'HW-16: taken from the sides in order, from the centre last',
      [...begun(KNOWN), opened(6, 5, 5), laid(['centre', '??'], [1, '??'], [2, '??'])],
      {
        takes: [1, 2, 0].map((seat) => ({ seat, place: seat === 0 ? 'centre' : seat })),
        lays: ['centre', 1, 2],
        swap: '??',
      },
    ],
    ['none if nothing moves', [...begun(UNKNOWN), opened(2, 2, 2)], {}],
    [
      'HW-5: no swap if the centre is known to be the largest',
      [...begun(KNOWN), opened(5, 2, 2), laid([0, '3C'])],
      { takes: [{ seat: 0, place: 0 }], lays: [0] },
    ],
    [
      'HW-17: none laid where not every place could be filled',
      [...begun(UNKNOWN, 1), opened(5, 2, 6), laid(['centre', '??'])],
      { takes: [0, 2].map((seat) => ({ seat, place: seat === 0 ? 0 : 'centre' })) },
    ],
    [
      'HW-17: none laid for a round that does not come',
      [...begun(UNKNOWN, 1), opened(5, 2, 2), laid([0, '??'])],
      { takes: [{ seat: 0, place: 0 }] },
    ],
    [
      'HW-17: laid for one more round if the house plays it',
      [...begun(UNKNOWN, 1, { lastTable: 'play' }), opened(5, 2, 2), laid([0, '??'])],
      { takes: [{ seat: 0, place: 0 }], lays: [0], swap: '??' },
    ],
    [
      'HW-22: by the seats of that round after the circle was reversed',
      [...begun(UNKNOWN), opened(5, 2, 2), laid([0, '??']), { type: 'CircleTurned' }],
      { takes: [{ seat: 0, place: 0 }], lays: [2], swap: '??' },
    ],
  ])('are %s', (_, events, moves) => {
    expect(handMoves(given(events).state)).toEqual({ ...NOTHING, ...moves });
  });
});

it.each<[House['cards'], readonly number[], (readonly Event[])?]>([
  // The cards taken in the order shown, without those discarded.
  ['taken', [2, 0]],
  ['taken', [0], [{ type: 'CardNamed', id: 2, card: 'K?' }]],
  // The table in HW-3 order, then what was taken.
  ['entered', [5, 1, 6, 7, 4, 2, 0]],
  ['dealt', []],
  ['untracked', []],
])('HW-21: where cards are %s, the dealer is asked for %j', (cards, asked, named = []) => {
  const table = begun(['??', '??', '??', '??', '??'], 20, { cards });
  const round = [opened(6, 5, 5, 4), laid(['centre', '??'], [1, '??'], [2, '??'])];
  const { state } = given(table, round, named);
  expect(state.discard).toEqual([3]);
  expect(cardsToName(state)).toEqual(asked);
  if (cards === 'taken') expect(cardsToName(given(table).state)).toEqual([]);
});

it.each([
  // A refill of every place may empty the deck; with one more round on a full table only one that falls short ends it.
  ['leave', [false, true, true, false]],
  ['play', [false, true, false, false]],
] as const)('HW-17: warns of a last round, with the last table to %s and none, 3, 4 or 5 cards left', (lastTable, warned) => {
  expect([0, 3, 4, 5].map((deck) => mayBeLast(fold(begun(KNOWN, deck, { lastTable }))))).toEqual(warned);
});
