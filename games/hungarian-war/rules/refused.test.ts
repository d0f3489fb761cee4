import { expect, it } from 'vitest';
import { begun, given, laid, PEOPLE } from '../../../test/support/hungarian-war.ts';
import { refuseFaces } from './seats.ts';
import type { Command, DieFace, Event, Place, RefusalCode } from './types.ts';

const reason = 'r';
const THREE = begun(['KD', '9C', '2H', 'TS']);
/** Anna took the centre card and Béla that between him and Cili. */
const TAKEN: readonly Event[] = [...THREE, { type: 'FacesOpened', faces: [6, 5, null] }, laid(['centre', '??'], [1, '??'])];
const KNOWN = begun(['KD', '9C', '??', '??']);
const KINGS = begun(['KD', 'K?', 'KS', 'K?', '??']);
const NINES = [
  ...begun(['9D', '9?', '9S', '9?']),
  { type: 'FacesOpened', faces: [6, 5, 2] },
  laid(['centre', '??'], [1, '??']),
] as const;
const opened = (...faces: readonly DieFace[]): Event => ({ type: 'FacesOpened', faces });
const out = (seat: number): Event => ({ type: 'StandingSet', seat, standing: 'out', reason });
const away = (...seats: readonly number[]): readonly Event[] => seats.map((seat) => ({ type: 'PlayerWentAway', seat }));
const over: Event = { type: 'DeckCounted', left: 0, unfilled: [], reason: 'empty' };

const open = (...faces: readonly unknown[]): Command => ({ type: 'open', faces: faces as DieFace[] });
const name = (id: number, card: string): Command => ({ type: 'name', id, card: card as 'KD' });
const countDeck = (left: number, unfilled: readonly Place[] = []): Command => ({ type: 'countDeck', left, unfilled, reason });
const countPile = (player: string, points: number): Command => ({ type: 'countPile', player, points });
const adjust = (player: string, by: number): Command => ({ type: 'adjustPoints', player, by, reason });
const set = (seat: number, standing: 'in' | 'out'): Command => ({ type: 'setStanding', seat, standing, reason });
const join = (seat: number, id = 'zita', called = 'Zita'): Command => ({ type: 'join', seat, player: { id, name: called } });
const kings = { where: 'all', count: 4, table: 4, discard: 0, name: '' };

it.each<[readonly Event[], Command, RefusalCode, Readonly<Record<string, string | number>>, string?]>([
  [THREE, open(1, 2), 'faces count', { given: 2, seats: 3 }],
  [THREE, open(1, 7, 2), 'no such face', { seat: 1, given: 7 }, 'HW-6'],
  [[...THREE, out(1)], open(1, 2, 3), 'face of a seat not in the game', { seat: 1, name: 'Béla' }, 'HW-7'],
  [[...THREE, ...away(1)], open(1, 2, 3), 'face of a seat not in the game', { seat: 1, name: 'Béla' }, 'HW-7'],
  [[...THREE, over], open(6, null, null), 'game over', {}, 'HW-17'],
  // HW-20, HW-21: names.
  [TAKEN, name(6, 'KD'), 'no such card', { id: 6 }],
  [TAKEN, name(-1, 'KD'), 'no such card', { id: -1 }],
  [begun(['??', '??', '??'], 20, { cards: 'untracked' }), name(0, 'KD'), 'cards are not named in this game', {}, 'HW-21'],
  [KNOWN, name(2, '9C'), 'card cannot be there', { card: '9C', where: 'table', name: '0' }, 'HW-20'],
  [KNOWN, name(2, 'KD'), 'card cannot be there', { card: 'KD', where: 'table', name: 'centre' }, 'HW-20'],
  [
    [...KNOWN, opened(6, 2, 2), laid(['centre', '??'])],
    name(2, 'KD'),
    'card cannot be there',
    { card: 'KD', where: 'pile', name: 'Anna' },
    'HW-20',
  ],
  [
    [...KNOWN, opened(6, 6, 3), laid(['centre', '??'])],
    name(2, 'KD'),
    'card cannot be there',
    { card: 'KD', where: 'discard', name: '' },
    'HW-20',
  ],
  [KNOWN, name(2, 'X1'), 'card cannot be there', { card: 'X1', where: 'deck', name: '' }, 'HW-20'],
  [
    begun(['KD', '9C', '??'], 20, { jokers: 2 }),
    name(2, 'X3'),
    'card cannot be there',
    { card: 'X3', where: 'deck', name: '' },
    'HW-20',
  ],
  [KINGS, name(4, 'KH'), 'card cannot be there', { card: 'KH', ...kings }, 'HW-20'],
  [KINGS, name(4, 'K?'), 'card cannot be there', { card: 'K?', ...kings }, 'HW-20'],
  [NINES, name(4, '9?'), 'card cannot be there', { card: '9?', ...kings, table: 2, name: 'Anna, Béla' }, 'HW-20'],
  [
    begun(['KD', '9C', '9C', '??'], 20, { decks: 2 }),
    name(3, '9C'),
    'card cannot be there',
    { card: '9C', where: 'table', name: '1' },
    'HW-20',
  ],
  // HW-17, HW-20: the deck counted.
  [THREE, countDeck(-1), 'deck count', { given: -1, most: 52 }, 'HW-20'],
  [THREE, countDeck(53), 'deck count', { given: 53, most: 52 }, 'HW-20'],
  [THREE, countDeck(2.5), 'deck count', { given: 2.5, most: 52 }, 'HW-20'],
  [begun(['KD', '9C', '2H', 'TS'], 20, { cards: 'dealt' }), countDeck(49), 'deck count', { given: 49, most: 48 }, 'HW-20'],
  [TAKEN, countDeck(1, [1]), 'deck count', { given: 1, most: 0 }, 'HW-20'],
  [TAKEN, countDeck(0, [0]), 'no such place', { place: 0 }],
  [TAKEN, countDeck(0, [1, 1]), 'no such place', { place: 1 }],
  [[...TAKEN, { ...over, unfilled: [1] }], name(5, 'KC'), 'no such card', { id: 5 }],
  // HW-21: points.
  [TAKEN, countPile('anna', 12), 'fewer points than cards', { given: 12, least: 13 }, 'HW-21'],
  [
    [...TAKEN, { type: 'PileCounted', player: 'anna', points: 40 }],
    countPile('anna', 0),
    'fewer points than cards',
    { given: 0, least: 13 },
    'HW-21',
  ],
  [THREE, countPile('x', 1), 'no such player', { player: 'x' }],
  [THREE, countPile('anna', -1), 'points', { given: -1 }],
  [THREE, countPile('anna', 100_000), 'points', { given: 100_000 }],
  [THREE, adjust('x', 1), 'no such player', { player: 'x' }],
  [THREE, adjust('anna', 0), 'points', { given: 0 }],
  [THREE, adjust('anna', -100_000), 'points', { given: -100_000 }],
  // HW-15: out by the dealer.
  [THREE, set(1, 'in'), 'standing is already so', { name: 'Béla', standing: 'in' }],
  [THREE, set(3, 'out'), 'no such seat', { seat: 3 }],
  [[...THREE, out(0), ...away(1)], set(2, 'out'), 'would leave nobody in the game', { name: 'Cili' }, 'HW-15'],
  // HW-21: a swap by eye.
  ...[3, -1, 0.5].map(
    (side) =>
      [THREE, { type: 'swap', side }, 'not swappable', { side }, 'HW-5'] as [
        Event[],
        Command,
        RefusalCode,
        { side: number },
        string,
      ],
  ),
  // HW-22: people.
  [[...THREE, ...away(1)], { type: 'away', seat: 1 }, 'already away', { name: 'Béla' }, 'HW-22'],
  [THREE, { type: 'back', seat: 1 }, 'not away', { name: 'Béla' }, 'HW-22'],
  [[...THREE, ...away(0, 1)], { type: 'away', seat: 2 }, 'would leave nobody in the game', { name: 'Cili' }, 'HW-22'],
  [THREE, { type: 'away', seat: 3 }, 'no such seat', { seat: 3 }],
  [THREE, { type: 'back', seat: -1 }, 'no such seat', { seat: -1 }],
  [begun(['KD', '9C', '2H'], 0, { lastTable: 'play' }), join(0), 'no card for a new seat', {}, 'HW-22'],
  [begun(['??', ...PEOPLE.map(() => '??' as const)]), join(0), 'table full', { most: 10 }, 'HW-1'],
  [THREE, join(0, 'anna', 'Anna'), 'same player twice', { name: 'Anna' }],
  [THREE, join(4), 'no such seat', { seat: 4 }],
  [THREE, join(-1), 'no such seat', { seat: -1 }],
  [begun(['KD', '9C', '2H']), { type: 'leave', seat: 0 }, 'too few seats', { least: 2 }, 'HW-22'],
  [THREE, { type: 'leave', seat: 3 }, 'no such seat', { seat: 3 }],
  [[...THREE, ...away(0, 1)], { type: 'leave', seat: 2 }, 'would leave nobody in the game', { name: 'Cili' }, 'HW-22'],
])('refuses %#', (before, command, code, params, clause) => {
  given(before).when(command).refused(code, params, clause);
});

it('HW-15: refuses any faces where nobody is in the game', () => {
  const seats = { players: 3, out: [0, 2], away: [1, 2] };
  const refusal = { code: 'nobody in the game', params: {}, clause: 'HW-15' };
  expect(refuseFaces(seats, [null, null, null], String)).toEqual({ ok: false, refusal });
  expect(refuseFaces({ ...seats, out: [2] }, [null, null, null], String)).toBeUndefined();
});
