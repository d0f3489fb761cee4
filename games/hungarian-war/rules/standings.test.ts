import { describe, expect, it } from 'vitest';
import { begun, given } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { standings, winners } from './standings.ts';
import type { House } from './house.ts';
import type { Event } from './types.ts';

/** A game over after one round in which Anna took side 0, Béla side 1 and Cili side 2. */
function ended(cards: readonly Card[], house: Partial<House> = {}, ...after: readonly Event[]) {
  const events: readonly Event[] = [
    ...begun(['KD', ...cards], 0, { lastTable: 'play', ...house }),
    { type: 'FacesOpened', faces: [5, 5, 5] },
  ];
  return given(events, after).state;
}

describe('HW-4, HW-21 standings', () => {
  it('adds up known cards and counts open ones, in seat order', () => {
    const state = ended(['9C', '??', 'T?']);
    expect(standings(state)).toMatchObject([
      { player: { name: 'Anna' }, seat: 0, points: 9, open: 0 },
      { player: { name: 'Béla' }, seat: 1, points: 0, open: 1 },
      { player: { name: 'Cili' }, seat: 2, points: 10, open: 0 },
    ]);
  });

  it('keeps players who left, after the seats (HW-22)', () => {
    const table: readonly Event[] = [
      ...begun(['KD', '9C', '2H', 'TS']),
      { type: 'FacesOpened', faces: [6, null, null] },
      { type: 'CardsLaid', cards: [{ place: 'centre', card: '3C' }] },
      { type: 'SeatLeft', seat: 0 },
    ];
    const rows = standings(given(table).state).map(({ player, seat, points }) => [player.name, seat, points]);
    expect(rows).toEqual([
      ['Béla', 0, 0],
      ['Cili', 1, 0],
      ['Anna', undefined, 13],
    ]);
  });
});

describe('HW-18 winners', () => {
  it('do not exist before the end', () => {
    expect(winners(given(begun(['KD', '9C', '2H'])).state)).toEqual([]);
  });

  it('have the most points', () => {
    expect(winners(ended(['9C', '2H', 'TS']))).toEqual(['cili']);
  });

  it('share the win with equal points', () => {
    expect(winners(ended(['TC', '2H', 'TS']))).toEqual(['anna', 'cili']);
  });

  it('wait for open points that could change them', () => {
    expect(winners(ended(['9C', '??', '2S']))).toEqual([]);
    expect(winners(ended(['TC', '??', 'TS']))).toEqual([]);
    expect(winners(ended(['??', '??', '??']))).toEqual([]);
  });

  it('wait for an open card that could only make them share', () => {
    expect(winners(ended(['KC', '??', '2S']))).toEqual([]);
    expect(winners(ended(['KC', '??', 'KS']))).toEqual([]);
    expect(winners(ended(['KC', 'Q?', 'KS']))).toEqual(['anna', 'cili']);
  });

  it('do not wait for an open card that could not change them', () => {
    const ahead: Event = { type: 'PointsAdjusted', player: 'anna', by: 5, reason: 'r' };
    expect(winners(ended(['9C', '??', '2S'], {}, ahead))).toEqual(['anna']);
    expect(winners(ended(['9C', '??', '2S'], { jokers: 1 }, ahead))).toEqual([]);
  });

  it('are clear once the piles are counted', () => {
    const counts = [3, 8, 8].map((points, i): Event => {
      return { type: 'PileCounted', player: ['anna', 'béla', 'cili'][i] ?? '', points };
    });
    expect(winners(ended(['??', '??', '??'], { cards: 'untracked' }, ...counts))).toEqual(['béla', 'cili']);
  });
});
