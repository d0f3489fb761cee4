import { describe, expect, it } from 'vitest';
import type { SeriesStanding } from '../../../host/contract/view.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import { byPoints, leadingSeries } from './standing-rows.ts';

const player = (name: string) => ({ id: name, name });
const standing = (name: string, points: number, seat: number): Standing => ({ player: player(name), seat, points, open: 0 });
const earlier = (name: string, before: number, gamesWon = 0): SeriesStanding => ({ player: player(name), before, gamesWon });

const now = [standing('Anna', 20, 0), standing('Dani', 45, 1)];

it('ranks equal points by the points from before a run-off', () => {
  const runOff = [standing('Anna', 0, 0), standing('Béla', 0, 1), standing('Cili', 0, 2), standing('Dani', 2, 3)];
  const had = [3, 4, 9, 9];
  const rows = byPoints(
    runOff.map((each, seat) => ({ ...each, earlier: had[seat] ?? 0 })),
    [],
  );
  expect(rows.map((row) => row.player.name)).toEqual(['Dani', 'Cili', 'Béla', 'Anna']);
});

describe('a series of games (HW-19)', () => {
  it('adds the games up beside the points of this one, for players who came later too', () => {
    const rows = byPoints(now, [earlier('Anna', 40, 1), earlier('Cili', 30), earlier('Dani', 0)]);
    expect(rows.map((row) => [row.player.name, row.points, row.total])).toEqual([
      ['Dani', 45, 45],
      ['Anna', 20, 60],
    ]);
  });

  it('has no totals in the first game', () => {
    const series = [earlier('Anna', 0), earlier('Dani', 0)];
    expect(byPoints(now, series).map(({ total }) => total)).toEqual([undefined, undefined]);
    expect(leadingSeries(now, series)).toEqual([]);
  });

  it.each([
    [[earlier('Anna', 40, 1), earlier('Dani', 0)], ['Anna'], 60],
    [[earlier('Anna', 25, 1), earlier('Dani', 0)], ['Anna', 'Dani'], 45],
    // Went home with the most points, and still leads.
    [[earlier('Anna', 40, 1), earlier('Cili', 70), earlier('Dani', 0)], ['Cili'], 70],
  ])('is led by the player with the most points over all games: %j', (series, leaders, total) => {
    const leading = leadingSeries(now, series);
    expect(leading.map(({ player: { name } }) => name)).toEqual(leaders);
    expect(leading[0]?.total).toBe(total);
  });
});

describe('allies', () => {
  const four = [standing('Anna', 42, 0), standing('Béla', 0, 1), standing('Cili', 42, 2), standing('Dani', 0, 3)];
  const sides = [
    ['Béla', 'Dani'],
    ['Anna', 'Cili'],
  ];
  const shown = (series: readonly SeriesStanding[]) =>
    byPoints(
      four,
      series,
      four.map((each) => ({ ...each, points: 0 })),
      sides,
    ).map((row) => ({
      who: [row, ...row.allies].map(({ player: { name } }) => name).join(' '),
      ...row,
    }));

  it('stand in one row with their combined points, and pass others as one', () => {
    expect(shown([])).toMatchObject([
      { who: 'Anna Cili', side: 1, points: 42, gained: 42, rose: 0 },
      { who: 'Béla Dani', side: 0, points: 0, gained: 0, rose: 0 },
    ]);
    const behind = [standing('Anna', 0, 0), standing('Béla', 1, 1), standing('Cili', 0, 2), standing('Dani', 1, 3)];
    expect(byPoints(four, [], behind, sides)[0]).toMatchObject({ rose: 1 });
  });

  it('stand together in a series too, unless they bring different points', () => {
    const alike = ['Anna', 'Cili'].map((name) => earlier(name, 100));
    expect(shown(alike).map(({ who, total }) => [who, total])).toEqual([
      ['Anna Cili', 142],
      ['Béla Dani', 0],
    ]);
    expect(shown([earlier('Anna', 100), earlier('Béla', 100)]).map(({ who, total }) => [who, total])).toEqual([
      ['Anna', 142],
      ['Cili', 42],
      ['Béla', 100],
      ['Dani', 0],
    ]);
  });
});
