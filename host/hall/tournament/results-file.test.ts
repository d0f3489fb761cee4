import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { evolve, NEW_TOURNAMENT } from './evolve.ts';
import { RESULTS_FILES } from './results-file.ts';
import type { FrozenResult, Tournament, TournamentEvent } from './tournament.ts';

/** Names that a spreadsheet could take for something else. */
const NAMES = ['Kovács, Ödön', '=HYPERLINK("x")', '-Őze', '@SUM(1)', '+Anna "Koki"'];
const people = NAMES.map((name, at) => ({ id: `p${at + 1}`, name }));
const rows = (...points: readonly (readonly [string, number])[]) => points.map(([person, own]) => ({ person, points: own }));

/** Two rounds at one table for four, so that one sits out; the second still goes on. */
function tournament(): Tournament {
  const first: FrozenResult = { table: 1, state: 'over', rows: rows(['p1', 30], ['p2', 10], ['p3', 30], ['p4', 10]) };
  const seated = (round: number, here: readonly string[], out: string): TournamentEvent => {
    return { type: 'RoundSeated', round, tables: [{ table: 1, people: here }], repeated: 0, unseated: [out] };
  };
  const events: readonly TournamentEvent[] = [
    { type: 'SettingsChosen', settings: { ...NEW_TOURNAMENT.settings, name: 'Kávéház', rulebook: 'war', bye: 'nothing' } },
    { type: 'PeopleAdded', people },
    seated(1, ['p1', 'p2', 'p3', 'p4'], 'p5'),
    { type: 'RoundStarted', round: 1 },
    { type: 'RoundEnded', round: 1, results: [first] },
    seated(2, ['p5', 'p1', 'p2', 'p3'], 'p4'),
    { type: 'RoundStarted', round: 2 },
    { type: 'ResultCorrected', round: 2, table: 1, rows: rows(['p5', 6.5], ['p1', 2]), reason: 'lost; "found", again' },
    { type: 'PersonLeft', person: 'p4' },
  ];
  return events.reduce((state, event, at) => evolve(state, event, at + 1), NEW_TOURNAMENT);
}
const file = (path: keyof typeof RESULTS_FILES) => RESULTS_FILES[path](tournament(), []);
const cells = (path: '/results.csv' | '/tables.csv'): readonly (readonly string[])[] => parse(file(path), { bom: true });

test('everybody is one row, with what each round brought and where it was played', () => {
  expect(file('/results.csv').startsWith('\uFEFFplace,name,')).toBe(true);
  const [header, ...all] = cells('/results.csv');
  expect(header?.slice(0, 9)).toEqual(['place', 'name', 'here', 'total', 'points', 'average share', 'games', 'wins', 'byes']);
  expect(header?.slice(9)).toEqual(['round 1 table', 'round 1 result', 'round 2 table', 'round 2 result']);
  expect(all.map(([place, , ...row]) => [place, ...row])).toEqual([
    ['1', 'yes', '32', '32', '98.53', '2', '1', '0', '1', '30', '1', '2'],
    ['2', 'yes', '30', '30', '150', '1', '1', '0', '1', '30', '1', ''],
    ['3', 'yes', '10', '10', '50', '1', '0', '0', '1', '10', '1', ''],
    ['3', 'no', '10', '10', '50', '1', '0', '1', '1', '10', '', ''],
    ['5', 'yes', '6.5', '6.5', '152.94', '1', '1', '1', '', '', '1', '6.5'],
  ]);
});

test('no name is more than text in a spreadsheet, and none is torn', () => {
  const names = cells('/results.csv')
    .slice(1)
    .map(([, name]) => name);
  expect(names.toSorted()).toEqual([`'+Anna "Koki"`, "'-Őze", `'=HYPERLINK("x")`, "'@SUM(1)", 'Kovács, Ödön'].toSorted());
});

test('every table is its rows, without the reason of a correction, which only the organiser knows', () => {
  expect(cells('/tables.csv').slice(4)).toEqual([
    ['1', '1', 'over', "'@SUM(1)", '10'],
    ['2', '1', 'corrected', `'+Anna "Koki"`, '6.5'],
    ['2', '1', 'corrected', 'Kovács, Ödön', '2'],
  ]);
});

test('JSON says the same, with the names as they are', () => {
  const all = JSON.parse(file('/results.json')) as Record<string, readonly Record<string, unknown>[]>;
  expect(all).toMatchObject({ name: 'Kávéház', rulebook: 'war', counts: 'points', bye: 'nothing', rounds: 3, begun: 2 });
  expect(all['people']?.[4]).toEqual({
    ...{ place: 5, name: '+Anna "Koki"', here: true, total: 6.5, points: 6.5, share: 152.94, games: 1, wins: 1, byes: 1 },
    ...{ tables: [null, 1], rounds: [null, 6.5] },
  });
  expect(file('/results.json')).not.toContain('found');
  expect(all['tables']?.[1]).toMatchObject({ round: 2, table: 1, state: 'corrected', people: [{ points: 6.5 }, { points: 2 }] });
});
