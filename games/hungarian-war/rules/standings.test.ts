import { expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { standings, winners } from './standings.ts';
import type { House } from './house.ts';
import type { Event } from './types.ts';

/** A game over after one round in which Anna took side 0, Béla side 1 and Cili side 2. */
function ended(cards: string, house: Partial<House> = {}, ...after: readonly Event[]) {
  const table = begun(['KD', ...(cards.split(' ') as Card[])], 0, { lastTable: 'play', ...house });
  return given(table, { type: 'FacesOpened', faces: [5, 5, 5] }, after).state;
}

it('HW-4, HW-21, HW-22: known cards are added up and open ones counted, in seat order, players who left last', () => {
  const rows = (state: ReturnType<typeof ended>) =>
    standings(state).map(({ player, seat, points, open }) => [player.name, seat, points, open]);
  expect(rows(ended('9C ?? T?'))).toEqual([
    ['Anna', 0, 9, 0],
    ['Béla', 1, 0, 1],
    ['Cili', 2, 10, 0],
  ]);
  const left = given(
    begun(['KD', '9C', '2H', 'TS']),
    { type: 'FacesOpened', faces: [6, null, null] },
    { type: 'CardsLaid', cards: [{ place: 'centre', card: '3C' }] },
    { type: 'SeatLeft', seat: 0 },
  );
  expect(rows(left.state)).toEqual([
    ['Béla', 0, 0, 0],
    ['Cili', 1, 0, 0],
    ['Anna', undefined, 13, 0],
  ]);
});

const AHEAD: Event = { type: 'PointsAdjusted', player: 'anna', by: 5, reason: 'r' };
const COUNTS = ['anna', 'béla', 'cili'].map((player): Event => ({
  type: 'PileCounted',
  player,
  points: player === 'anna' ? 3 : 8,
}));

it.each<[string, string, Partial<House>?, ...Event[]]>([
  ['9C 2H TS', 'cili'],
  ['TC 2H TS', 'anna cili'],
  // An open card could still win, or only share.
  ['9C ?? 2S', ''],
  ['TC ?? TS', ''],
  ['?? ?? ??', ''],
  ['KC ?? 2S', ''],
  ['KC ?? KS', ''],
  ['KC Q? KS', 'anna cili'],
  ['9C ?? 2S', 'anna', {}, AHEAD],
  ['9C ?? 2S', '', { jokers: 1 }, AHEAD],
  ['?? ?? ??', 'béla cili', { cards: 'untracked' }, ...COUNTS],
])('HW-18: of %s the winners are “%s”', (cards, won, house, ...after) => {
  expect(winners(ended(cards, house, ...after)).join(' ')).toBe(won);
});

it('HW-18: nobody has won before the end', () => {
  expect(winners(given(begun(['KD', '9C', '2H'])).state)).toEqual([]);
});
