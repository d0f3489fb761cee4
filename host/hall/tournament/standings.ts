import type { Counts, HallStanding, PersonId, ResultRow, TableResult } from '../../contract/hall.ts';
import { isFinal } from './results.ts';
import type { Tournament } from './tournament.ts';

/** Twice the least common multiple of 1 to 9 opponents: every share of a round is a whole number of these, so sums are exact. */
const UNITS = 5_040;

/**
 * All people by place, over all rounds; those with equal totals share a place, in the order in which they came. A table counts
 * as soon as it has finished, and all tables of a round count once it has ended. A round that was not played brings nothing.
 * `results` as `resultsOf` gives them.
 */
export function standingsOf(tournament: Tournament, results: readonly TableResult[]): readonly HallStanding[] {
  const { counts } = tournament.settings;
  const brought = broughtIn(tournament, results);
  const begun = tournament.seatings.filter(({ state }) => state !== 'draft').length;
  const unplaced = tournament.people.map(({ id, name, here }) => {
    const rounds = Array.from({ length: begun }, (_, i) => brought.get(id)?.get(i + 1));
    const sum = rounds.reduce<number>((total, round) => total + (round ?? 0), 0);
    const shown = rounds.map((round) => (round === undefined ? null : inTotal(counts, round)));
    return { person: id, name, here, total: inTotal(counts, sum), rounds: shown };
  });
  return placed(unplaced.sort((one, other) => other.total - one.total));
}

/** What every round brought each person, by round: points, or units of a share. */
function broughtIn({ settings, seatings }: Tournament, results: readonly TableResult[]) {
  const ended = new Set(seatings.filter(({ state }) => state === 'ended').map(({ round }) => round));
  const brought = new Map<PersonId, Map<number, number>>();
  for (const result of results) {
    if (!isFinal(result) && !ended.has(result.round)) continue;
    for (const row of result.rows) {
      const rounds = brought.get(row.person) ?? new Map<number, number>();
      brought.set(row.person, rounds.set(result.round, settings.counts === 'points' ? row.points : shareOf(row, result.rows)));
    }
  }
  return brought;
}

/** As matchpoints in duplicate bridge: the opponents left behind, and half of those tied, of all opponents. In units. */
function shareOf({ points }: ResultRow, rows: readonly ResultRow[]): number {
  const opponents = rows.length - 1;
  if (opponents === 0) return 0;
  const behind = rows.filter((row) => row.points < points).length;
  const tied = rows.filter((row) => row.points === points).length - 1;
  return ((behind + tied / 2) * UNITS) / opponents;
}

function inTotal(counts: Counts, sum: number): number {
  return counts === 'points' ? sum : (sum * 100) / UNITS;
}

function placed(sorted: readonly Omit<HallStanding, 'place'>[]): readonly HallStanding[] {
  let place = 0;
  return sorted.map((standing, i) => {
    if (i === 0 || standing.total !== sorted[i - 1]?.total) place = i + 1;
    return { ...standing, place };
  });
}
