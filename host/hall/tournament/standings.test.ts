import { expect, test } from 'vitest';
import type { Counts, ResultRow, TableResult } from '../../contract/hall.ts';
import { evolve, NEW_TOURNAMENT } from './evolve.ts';
import { standingsOf } from './standings.ts';
import type { TournamentEvent } from './tournament.ts';

const people = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `p${i + 1}`, name }));

const folded = (...events: readonly TournamentEvent[]) =>
  events.reduce((state, event, i) => evolve(state, event, i + 1), NEW_TOURNAMENT);
const endOf = (round: number): TournamentEvent => ({ type: 'RoundEnded', round, results: [] });

/** A tournament after so many rounds at one table; the last is still being played unless `ended`. */
function tournament(counts: Counts, rounds: number, ended = true) {
  const events: TournamentEvent[] = [
    { type: 'SettingsChosen', settings: { ...NEW_TOURNAMENT.settings, counts } },
    { type: 'PeopleAdded', people },
  ];
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) events.push(endOf(round - 1));
    const tables = [{ table: 1, people: people.map(({ id }) => id) }];
    events.push({ type: 'RoundSeated', round, tables, repeated: 0, unseated: [] }, { type: 'RoundStarted', round });
  }
  if (ended) events.push(endOf(rounds));
  return folded(...events);
}

const rows = (...points: readonly number[]): readonly ResultRow[] => points.map((p, i) => ({ person: `p${i + 1}`, points: p }));
const result = (round: number, ...points: readonly number[]): TableResult => ({
  round,
  table: 1,
  state: 'over',
  rows: rows(...points),
});
const brief = (standings: ReturnType<typeof standingsOf>) => standings.map(({ name, place, total }) => [name, place, total]);

test('points are added up, and equal totals share a place', () => {
  const standings = standingsOf(tournament('points', 2), [result(1, 10, 20, 0, 5.5), result(2, 10, 0, 5, -5)]);
  expect(brief(standings)).toEqual([
    ['Anna', 1, 20],
    ['Béla', 1, 20],
    ['Cili', 3, 5],
    ['Dani', 4, 0.5],
  ]);
  expect(standings[3]?.rounds).toEqual([5.5, -5]);
});

test('with places, each round brings the share of opponents left behind, and half of those tied', () => {
  const standings = standingsOf(tournament('places', 2), [result(1, 9, 9, 9, 1), result(2, 1, 2, 3, 4)]);
  // Round 1: one behind and two tied of three; round 2: none, one, two and three of three.
  expect(standings.map(({ name, rounds }) => [name, rounds.map((share) => share?.toFixed(2))])).toEqual([
    ['Cili', ['66.67', '66.67']],
    ['Béla', ['66.67', '33.33']],
    ['Dani', ['0.00', '100.00']],
    ['Anna', ['66.67', '0.00']],
  ]);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
});

test('a round that was missed brings nothing, and is shown as none', () => {
  const standings = standingsOf(tournament('points', 2), [result(1, 3, 2, 1), result(2, 0, 0, 0, -1)]);
  expect(standings.map(({ name, rounds, total }) => [name, rounds, total])).toEqual([
    ['Anna', [3, 0], 3],
    ['Béla', [2, 0], 2],
    ['Cili', [1, 0], 1],
    ['Dani', [null, -1], -1],
  ]);
});

test('a table counts once it has finished or the round was ended', () => {
  const playing: TableResult = { ...result(1, 4, 3, 2, 1), state: 'playing' };
  expect(standingsOf(tournament('points', 1, false), [playing]).map(({ rounds }) => rounds)).toEqual(Array(4).fill([null]));
  expect(standingsOf(tournament('points', 1, false), [result(1, 4, 3, 2, 1)])[0]?.total).toBe(4);
  expect(standingsOf(tournament('points', 1), [playing])[0]?.total).toBe(4);
});

test('one row alone has nobody to leave behind', () => {
  expect(standingsOf(tournament('places', 1), [result(1, 4)])[0]).toMatchObject({ name: 'Anna', total: 0, place: 1 });
});

test('shares of tables of different sizes are the same for the same part of what everybody would have', () => {
  const four = result(1, 40, 30, 20, 10);
  const three: TableResult = {
    ...result(1),
    table: 2,
    rows: rows(40, 30, 20).map((row, i) => ({ ...row, person: `p${i + 5}` })),
  };
  const at = tournament('shares', 1);
  const more = ['Ella', 'Feri', 'Gabi'].map((name, i) => ({ id: `p${i + 5}`, name, here: true }));
  const standings = standingsOf({ ...at, people: [...at.people, ...more] }, [four, three]);
  expect(brief(standings)).toEqual([
    ['Anna', 1, 160],
    ['Ella', 2, 133.33],
    ['Béla', 3, 120],
    ['Feri', 4, 100],
    ['Cili', 5, 80],
    ['Gabi', 6, 66.67],
    ['Dani', 7, 40],
  ]);
});

test('shares of a table where all have the same are 100, and fewer points than none are counted from the fewest', () => {
  const standings = standingsOf(tournament('shares', 2), [result(1, 0, 0, 0, 0), result(2, -10, 0, 0, 10)]);
  expect(brief(standings)).toEqual([
    ['Dani', 1, 300],
    ['Béla', 2, 200],
    ['Cili', 2, 200],
    ['Anna', 4, 100],
  ]);
});

test.each([
  ['nothing', [null, 8], 8],
  ['own', [8, 8], 16],
  ['round', [4, 8], 12],
] as const)('a round that was sat out brings %s', (bye, rounds, total) => {
  const at = tournament('points', 2);
  const [first, ...others] = at.seatings;
  const seatings = [{ ...first, unseated: ['p4'] }, ...others] as typeof at.seatings;
  const results = [result(1, 6, 4, 2), result(2, 1, 2, 3, 8)];
  const standings = standingsOf({ ...at, seatings, settings: { ...at.settings, bye } }, results);
  expect(standings.find(({ name }) => name === 'Dani')).toMatchObject({ rounds, total });
  expect(standings.map(({ byes }) => byes).filter(Boolean)).toEqual(bye === 'nothing' ? [] : [[1]]);
});
