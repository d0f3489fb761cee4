import type { BoardView, HallStanding, PersonId } from '../../../host/contract/hall.ts';

/** Totals that are sums of the same parts differ by less, whatever the order in which they were added. */
const SAME = 1e-6;
const isSame = (one: { readonly total: number }, other: { readonly total: number }) => Math.abs(one.total - other.total) < SAME;

/**
 * How many places everybody has gained in the round that was played last, or lost if it is less than 0. Empty before the second
 * round, and while tables of the round still play: who has finished would seem to overtake who has not. Newcomers have not moved.
 */
export function movedIn({
  round,
  seating,
  tables,
  standings,
}: Pick<BoardView, 'round' | 'seating' | 'tables' | 'standings'>): ReadonlyMap<PersonId, number> {
  const seated = new Set(seating?.tables.map(({ table }) => table));
  const isPlayed =
    seating?.state === 'ended' ||
    tables.every(({ table, result }) => !seated.has(table) || result === 'over' || result === 'corrected');
  if (round < 2 || !isPlayed) return new Map();
  const before = standings
    .filter(({ rounds }) => rounds.slice(0, round - 1).some((brought) => brought !== null))
    .map(({ person, rounds, won = [] }) => ({
      ...{ person, total: totalBefore(rounds, round) },
      wins: won.filter((one) => one < round).length,
    }))
    .sort((one, other) => (isSame(one, other) ? other.wins - one.wins : other.total - one.total));
  const now = new Map(standings.map(({ person, place }) => [person, place]));
  const moved = new Map<PersonId, number>();
  let place = 0;
  for (const [at, standing] of before.entries()) {
    const above = before[at - 1];
    if (above === undefined || !isSame(above, standing) || above.wins !== standing.wins) place = at + 1;
    moved.set(standing.person, place - (now.get(standing.person) ?? place));
  }
  return moved;
}

function totalBefore(rounds: HallStanding['rounds'], round: number): number {
  return rounds.slice(0, round - 1).reduce<number>((sum, brought) => sum + (brought ?? 0), 0);
}
