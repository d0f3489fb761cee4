import { isDeepStrictEqual } from 'node:util';
import type { GameDifference, ResultRow, SeatingView, TableResult, ToldAside } from '../../contract/hall.ts';
import { completeHouse } from '../../../rulebook/house.ts';
import { RULEBOOKS, rulebookOf } from '../../../rulebook/rulebooks.ts';
import { begunRounds } from './evolve.ts';
import type { FrozenResult, PlayedResult, TableInRound, Tournament } from './tournament.ts';

type Seated = SeatingView['tables'][number];

/**
 * The result of every table in every round that has begun, by round and table. A correction stands over everything, then what was
 * frozen when the round ended, then what the table's record tells of a game as it was agreed on. What a record tells besides
 * is `aside`, until the organiser accepts it as a correction or leaves it.
 */
export function resultsOf(tournament: Tournament, played: readonly PlayedResult[]): readonly TableResult[] {
  const told = toldIn(tournament, played);
  const corrected = new Map(tournament.corrected.map((result) => [keyOf(result), result]));
  const left = new Map(tournament.left.map((result) => [keyOf(result), result.rows]));
  return begunRounds(tournament).flatMap(({ round, state, tables }) =>
    tables.map((seated): TableResult => {
      const place = { round, table: seated.table };
      const [tells, correction] = [told.get(keyOf(place)), corrected.get(keyOf(place))];
      const counted = state === 'ended' ? frozenAt(tournament, place) : fitting(tells);
      const stands: TableResult =
        correction === undefined
          ? { ...place, state: counted?.state ?? 'none', rows: counted?.rows ?? [] }
          : { ...place, state: 'corrected', rows: inOrder(seated, correction.rows), reason: correction.reason };
      const isNews = tells?.state === 'over' || state === 'ended' || fitting(tells) === undefined;
      const known = [stands.rows, left.get(keyOf(place))];
      return tells !== undefined && isNews && !known.some((rows) => isDeepStrictEqual(rows, tells.rows))
        ? { ...stands, aside: tells }
        : stands;
    }),
  );
}

/** What counts of the tables' records in this round as it is. */
export function toFreeze(tournament: Tournament, round: number, played: readonly PlayedResult[]): readonly FrozenResult[] {
  const told = toldIn(tournament, played);
  const tables = begunRounds(tournament).find((seating) => seating.round === round)?.tables ?? [];
  return tables.flatMap(({ table }) => {
    const tells = fitting(told.get(keyOf({ round, table })));
    return tells === undefined ? [] : [{ table, state: tells.state, rows: tells.rows }];
  });
}

/** What the record of one table tells of its game in this round, whether that counts or not; undefined for nothing. */
export function tellsOf(tournament: Tournament, place: TableInRound, played: readonly PlayedResult[]): ToldAside | undefined {
  return toldIn(tournament, played).get(keyOf(place));
}

/** Whether the result of a table stands and nothing more is awaited. */
export function isFinal({ state }: Pick<TableResult, 'state'>): boolean {
  return state === 'over' || state === 'corrected';
}

/**
 * What the record of each table tells of the game for which the hall has seated it. If they play several, the first that is
 * played to its end counts, and the last one until then; before all others those that are played as agreed.
 */
function toldIn(tournament: Tournament, played: readonly PlayedResult[]): ReadonlyMap<string, ToldAside> {
  const games = new Map<string, PlayedResult[]>();
  for (const game of played) games.set(keyOf(game), [...(games.get(keyOf(game)) ?? []), game]);
  const names = new Map(tournament.people.map(({ id, name }) => [id, name]));
  const told = new Map<string, ToldAside>();
  for (const { round, number, tables } of begunRounds(tournament)) {
    for (const seated of tables) {
      const key = keyOf({ round, table: seated.table });
      const here = (games.get(key) ?? []).filter(({ seating }) => seating === number);
      const all = here.map(({ state, rows, ...game }): ToldAside => {
        const missing = seated.people.filter((person) => !rows.some((row) => row.person === person));
        const people = [
          ...missing.map((person) => ({ what: 'missing' as const, name: names.get(person) ?? person })),
          ...game.others.map((name) => ({ what: 'other' as const, name })),
        ];
        return { state, rows: inOrder(seated, rows), differs: [...rulesIn(tournament, game), ...people] };
      });
      const chosen = chosenOf(all.filter(fitting)) ?? chosenOf(all);
      if (chosen !== undefined && chosen.rows.length > 0) told.set(key, chosen);
    }
  }
  return told;
}

function chosenOf(all: readonly ToldAside[]): ToldAside | undefined {
  return all.find(({ state }) => state === 'over') ?? all.at(-1);
}

/** What is played as it was agreed on. */
function fitting(told: ToldAside | undefined): ToldAside | undefined {
  return told?.differs.length === 0 ? told : undefined;
}

function rulesIn({ settings }: Tournament, game: Pick<PlayedResult, 'rulebook' | 'house'>): readonly GameDifference[] {
  const { rulebook } = settings;
  if (!RULEBOOKS.has(rulebook)) return [];
  if (game.rulebook !== rulebook) return [{ what: 'rulebook', given: game.rulebook, agreed: rulebook }];
  const agreed = completeHouse<PlayedResult['house']>(rulebookOf(rulebook).house, settings.house);
  return Object.entries(agreed).flatMap(([rule, value]): readonly GameDifference[] => {
    const given = game.house[rule] ?? value;
    return given === value ? [] : [{ what: 'house', rule, given, agreed: value }];
  });
}

function keyOf({ round, table }: TableInRound): string {
  return `${round}/${table}`;
}

function frozenAt({ frozen }: Tournament, { round, table }: TableInRound): FrozenResult | undefined {
  return frozen[round - 1]?.find((result) => result.table === table);
}

function inOrder({ people }: Seated, rows: readonly ResultRow[]): readonly ResultRow[] {
  const byPerson = new Map(rows.map((row) => [row.person, row]));
  return people.flatMap((person) => byPerson.get(person) ?? []);
}
