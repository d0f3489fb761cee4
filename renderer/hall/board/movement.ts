import type { BoardView, PersonId } from '../../../host/contract/hall.ts';
import { inPlaces } from '../../../host/contract/places.ts';

/**
 * How many places everybody has gained in the round that was played last, or lost if it is less than 0. Empty before the second
 * round, and while tables of the round still play: those who have finished would seem to overtake the others. Newcomers have not moved.
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
    .map(({ person, rounds, place: now, won = [] }) => ({
      ...{ person, now },
      total: rounds.slice(0, round - 1).reduce<number>((sum, brought) => sum + (brought ?? 0), 0),
      won: won.filter((one) => one < round),
    }));
  return new Map(inPlaces(before).map(({ person, place, now }) => [person, place - now]));
}
