import { expect, test } from 'vitest';
import type { Counts, ResultRow, TableResult } from '../../contract/hall.ts';
import { evolve, NEW_TOURNAMENT } from './evolve.ts';
import { lotOf, standingsOf } from './standings.ts';
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

test('points are added up; of equal totals more rounds won come first, and then a place is shared', () => {
  const standings = standingsOf(tournament('points', 2), [result(1, 10, 20, 0, 5.5), result(2, 10, 0, 5, -5)]);
  expect(brief(standings)).toEqual([
    ['Anna', 1, 20],
    ['Béla', 1, 20],
    ['Cili', 3, 5],
    ['Dani', 4, 0.5],
  ]);
  expect(standings[3]?.rounds).toEqual([5.5, -5]);
  // Dani and Béla have 20 each, of which Dani has won two rounds, one of them beside Anna.
  const two = standingsOf(tournament('points', 3), [result(1, 0, 9, 1, 10), result(2, 8, 0, 1, 8), result(3, 0, 11, 0, 2)]);
  expect(two.map(({ name, place, total, won }) => [name, place, total, won])).toEqual([
    ['Dani', 1, 20, [1, 2]],
    ['Béla', 2, 20, [3]],
    ['Anna', 3, 8, [2]],
    ['Cili', 4, 2, undefined],
  ]);
});

test.each([
  ['the cut falls within those who share a place', { last: 'final', seats: 3 }, [9, 5, 4, 4], 3],
  ['of those who share it one has left', { last: 'final', seats: 2 }, [9, 4, 4, 3], undefined, 'p3'],
  ['all who share a place are in', { last: 'final', seats: 3 }, [9, 4, 4, 3], undefined],
  ['the last round is for everybody', { last: 'all', seats: 3 }, [9, 5, 4, 4], undefined],
  ['the final is later', { last: 'final', seats: 3, rounds: 3 }, [9, 5, 4, 4], undefined],
  ['the round still goes on', { last: 'final', seats: 3 }, undefined, undefined],
] as const)('the lot for the final is told or not where %s', (_where, chosen, points, lot, gone?: string) => {
  const playing: TableResult = { ...result(1, 9, 5, 4, 4), state: 'playing' };
  const results = points === undefined ? [playing] : [result(1, ...points)];
  const at = tournament('points', 1, false);
  const here = at.people.map((person) => ({ ...person, here: person.id !== gone }));
  const state = { ...at, people: here, settings: { ...at.settings, rounds: 2, ...chosen } };
  expect(lotOf(state, results, standingsOf(state, results))).toBe(lot);
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
