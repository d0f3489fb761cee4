import type { PersonId, ResultRow, ResultsPath, TableResult } from '../../contract/hall.ts';
import { escapeUnseen } from '../../../rulebook/text.ts';
import { csvOf, SPREADSHEETS_MARK } from '../../export/csv.ts';
import { begunRounds } from './evolve.ts';
import { resultsOf } from './results.ts';
import { countedOf, shareOf, standingsOf } from './standings.ts';
import type { PlayedResult, Tournament } from './tournament.ts';

/** What a tournament has come to, as files for other programs. They say no more than the board, which needs no token either. */
export const RESULTS_FILES: Readonly<Record<ResultsPath, (tournament: Tournament, played: readonly PlayedResult[]) => string>> = {
  '/results.csv': peopleCsv,
  '/tables.csv': tablesCsv,
  '/results.json': resultsJson,
};

function peopleCsv(tournament: Tournament, played: readonly PlayedResult[]): string {
  const rounds = begunRounds(tournament).map(({ round }) => round);
  const header = ['place', 'name', 'here', 'total', 'points', 'average share', 'games', 'wins', 'byes'];
  const rows = peopleOf(tournament, resultsOf(tournament, played)).map(({ tables, rounds: each, here, ...person }) => {
    const { place, name, total, points, share, games, wins, byes } = person;
    const byRound = rounds.flatMap((_, at) => [tables[at] ?? '', each[at] ?? '']);
    return [place, name, here ? 'yes' : 'no', total, points, share, games, wins, byes, ...byRound];
  });
  const ofRounds = rounds.flatMap((round) => [`round ${round} table`, `round ${round} result`]);
  return fileOf([[...header, ...ofRounds], ...rows]);
}

function tablesCsv(tournament: Tournament, played: readonly PlayedResult[]): string {
  const nameOf = namesIn(tournament);
  const rows = resultsOf(tournament, played).flatMap(({ round, table, state, rows: people }) =>
    people.map(({ person, points }) => [round, table, state, nameOf(person), points]),
  );
  return fileOf([['round', 'table', 'state', 'name', 'points'], ...rows]);
}

function resultsJson(tournament: Tournament, played: readonly PlayedResult[]): string {
  const { name, rulebook, house, counts, bye = 'nothing', rounds } = tournament.settings;
  const nameOf = namesIn(tournament);
  const results = resultsOf(tournament, played);
  const tables = results.map(({ round, table, state, rows }) => ({
    ...{ round, table, state },
    people: rows.map(({ person, points }) => ({ name: nameOf(person), points })),
  }));
  const begun = begunRounds(tournament).length;
  const all = { name, rulebook, house, counts, bye, rounds, begun, people: peopleOf(tournament, results), tables };
  return `${escapeUnseen(JSON.stringify(all, null, 1))}\n`;
}

/** Everybody over all games that count. */
function peopleOf(tournament: Tournament, results: readonly TableResult[]) {
  const begun = begunRounds(tournament);
  const games = gamesByPerson(countedOf(tournament, results));
  const seats = begun.map(({ tables }) => new Map(tables.flatMap(({ table, people }) => people.map((one) => [one, table]))));
  const unseated = begun.map((seating) => new Set(seating.unseated));
  return standingsOf(tournament, results).map(({ person, place, name, here, total, rounds, won = [] }) => {
    const own = games.get(person) ?? [];
    const points = own.reduce((sum, { row }) => sum + row.points, 0);
    const shares = own.reduce((sum, { row, rows }) => sum + shareOf(row, rows), 0);
    return {
      ...{ place, name, here, total, points },
      /** Of the tables' points, on average: 100 is as much as everybody's if all were equal. */
      share: Math.round((shares / Math.max(1, own.length)) * 100) / 100,
      games: own.length,
      /** Games in which nobody had more. */
      wins: won.length,
      byes: unseated.filter((out) => out.has(person)).length,
      /** By round, from the first: null where they did not sit at a table. */
      tables: seats.map((tables) => tables.get(person) ?? null),
      rounds,
    };
  });
}

function gamesByPerson(counted: readonly TableResult[]) {
  const games = new Map<PersonId, { readonly row: ResultRow; readonly rows: readonly ResultRow[] }[]>();
  for (const { rows } of counted)
    for (const row of rows) games.set(row.person, [...(games.get(row.person) ?? []), { row, rows }]);
  return games;
}

function namesIn({ people }: Tournament): (person: PersonId) => string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (person) => names.get(person) ?? person;
}

const fileOf = (rows: Parameters<typeof csvOf>[0]) => `${SPREADSHEETS_MARK}${csvOf(rows)}\n`;
