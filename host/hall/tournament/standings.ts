import type { Counts, HallStanding, PersonId, ResultRow, TableResult } from '../../contract/hall.ts';
import { inPlaces } from '../../contract/places.ts';
import { begunRounds } from './evolve.ts';
import { isFinal } from './results.ts';
import type { Tournament } from './tournament.ts';

/**
 * Units of a point or a percent, so that sums are exact. Places: twice the least common multiple of 1 to 9 opponents makes every share
 * of them whole.
 */
const UNITS = { points: 100, shares: 100, places: 50.4 } as const satisfies Record<Counts, number>;

/** What every round brought each person, by round, in units. */
type Brought = ReadonlyMap<PersonId, ReadonlyMap<number, number>>;

/**
 * All people by place, over all rounds, as `inPlaces` says, and else in the order in which they came. A table counts as soon as
 * it has finished, and all tables of a round count once it has ended. A round that was not played brings nothing,
 * unless somebody sat it out, other than a final, and the settings give something for that. `results` as `resultsOf` gives them.
 */
export function standingsOf(tournament: Tournament, results: readonly TableResult[]): readonly HallStanding[] {
  const unit = UNITS[tournament.settings.counts];
  const brought = broughtIn(tournament, results);
  const won = wonIn(tournament, results);
  const begun = begunRounds(tournament).length;
  const unplaced = tournament.people.map(({ id, name, here, awaited }) => {
    const byes = byesOf(tournament, brought, id);
    const rounds = Array.from({ length: begun }, (_, i) => brought.get(id)?.get(i + 1) ?? byes.get(i + 1));
    const total = rounds.reduce<number>((sum, round) => sum + (round ?? 0), 0) / unit;
    const shown = rounds.map((round) => (round === undefined ? null : round / unit));
    const seen = { here: here || awaited === true, ...(awaited && { awaited }) };
    const rare = { ...(byes.size > 0 && { byes: [...byes.keys()] }), ...(won.has(id) && { won: won.get(id) ?? [] }) };
    return { person: id, name, ...seen, total, rounds: shown, ...rare };
  });
  return inPlaces(unplaced);
}

/** As in `BoardView`, once everything counts that is played before the final. */
export function lotOf(
  tournament: Tournament,
  results: readonly TableResult[],
  standings: readonly HallStanding[],
): number | undefined {
  const { last, rounds, seats } = tournament.settings;
  const isNext = last === 'final' && begunRounds(tournament).length === rounds - 1;
  if (!isNext || countedOf(tournament, results).length < results.length) return undefined;
  const here = standings.filter((standing) => standing.here && standing.awaited !== true);
  const [least, next] = [here[seats - 1], here[seats]];
  return least !== undefined && least.place === next?.place ? least.place : undefined;
}

/** The results that count: those of tables that have finished, and all of a round that has ended. */
export function countedOf({ seatings }: Tournament, results: readonly TableResult[]): readonly TableResult[] {
  const ended = endedIn(seatings);
  return results.filter((result) => isFinal(result) || ended.has(result.round));
}

/** A row's part of its table's points; 100 is everybody's equal part. */
export function shareOf(row: ResultRow, rows: readonly ResultRow[]): number {
  return WORTH.shares(row, rows) / UNITS.shares;
}

function broughtIn(tournament: Tournament, results: readonly TableResult[]): Brought {
  const brought = new Map<PersonId, Map<number, number>>();
  for (const result of countedOf(tournament, results)) {
    for (const row of result.rows) {
      const rounds = brought.get(row.person) ?? new Map<number, number>();
      brought.set(row.person, rounds.set(result.round, WORTH[tournament.settings.counts](row, result.rows)));
    }
  }
  return brought;
}

/** What the rounds that this person sat out bring, by round. */
function byesOf({ settings, seatings }: Tournament, brought: Brought, person: PersonId): ReadonlyMap<number, number> {
  const { bye = 'nothing' } = settings;
  if (bye === 'nothing') return new Map();
  const ended = endedIn(seatings);
  const out = seatings.filter(({ round, unseated, final }) => ended.has(round) && final !== true && unseated.includes(person));
  return new Map(
    out.flatMap(({ round }) => {
      const of = bye === 'own' ? [...(brought.get(person)?.values() ?? [])] : inRound(brought, round);
      return of.length === 0 ? [] : [[round, Math.round(of.reduce((sum, one) => sum + one, 0) / of.length)]];
    }),
  );
}

/** The rounds in which nobody at their table had more, by person. */
function wonIn(tournament: Tournament, results: readonly TableResult[]): ReadonlyMap<PersonId, readonly number[]> {
  const won = new Map<PersonId, number[]>();
  for (const { round, rows } of countedOf(tournament, results)) {
    const most = Math.max(...rows.map(({ points }) => points));
    for (const { person, points } of rows) if (points === most) won.set(person, [...(won.get(person) ?? []), round]);
  }
  return won;
}

function inRound(brought: Brought, round: number): readonly number[] {
  return [...brought.values()].flatMap((rounds) => rounds.get(round) ?? []);
}

function endedIn(seatings: Tournament['seatings']): ReadonlySet<number> {
  return new Set(seatings.filter(({ state }) => state === 'ended').map(({ round }) => round));
}

/** What a row of a result is worth among all of them, in units. */
const WORTH: Readonly<Record<Counts, (row: ResultRow, rows: readonly ResultRow[]) => number>> = {
  points: ({ points }) => Math.round(points * UNITS.points),
  /** Where somebody has fewer than none, points are counted from there. All who have the same have 100. */
  shares({ points }, rows) {
    const none = Math.min(0, ...rows.map((row) => row.points));
    const all = rows.reduce((sum, row) => sum + row.points - none, 0);
    return Math.round((all === 0 ? 1 : ((points - none) * rows.length) / all) * 100 * UNITS.shares);
  },
  /** As matchpoints in duplicate bridge: the opponents left behind, and half of those tied, of all opponents. */
  places({ points }, rows) {
    const opponents = rows.length - 1;
    if (opponents === 0) return 0;
    const behind = rows.filter((row) => row.points < points).length;
    const tied = rows.filter((row) => row.points === points).length - 1;
    return Math.round(((behind + tied / 2) / opponents) * 100 * UNITS.places);
  },
};
