import { expect, test } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Event } from '../../../rules/hungarian-war/types.ts';
import { told } from './told.ts';

const OPENED: readonly Event[] = [
  ...begun(['KD', '9C', '2H', 'TS', '4D']),
  { type: 'FacesOpened', faces: [6, 1, 2, 5] },
  { type: 'CardsLaid', cards: [{ place: 3, card: '??' }] },
];
const standings = (...since: readonly Event[]) =>
  told(given(OPENED, since).state)?.seats.map(({ player, standing }) => `${player.name} ${standing}`);

test('what lay there, who took what, who is out', () => {
  expect(told(given(OPENED).state)).toMatchObject({
    table: ['KD', '9C', '2H', 'TS', '4D'],
    seats: [{ face: 6, took: [] }, { face: 1 }, { face: 2 }, { face: 5, took: ['4D'] }],
  });
  expect(standings()).toEqual(['Anna out', 'Béla in', 'Cili in', 'Dani in']);
});

test('everybody by name, also where the seats were numbered anew since', () => {
  expect(standings({ type: 'SeatLeft', seat: 0 })).toEqual(['Anna left', 'Béla in', 'Cili in', 'Dani in']);
  expect(standings({ type: 'CircleTurned' }, { type: 'PlayerWentAway', seat: 1 })).toEqual([
    'Anna out',
    'Béla in',
    'Cili in',
    'Dani away',
  ]);
});

test('nothing before the first opening', () => {
  expect(told(given(begun(['KD', '9C', '2H'])).state)).toBeUndefined();
});
