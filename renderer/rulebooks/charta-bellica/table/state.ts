import type { AskedState } from '../../../../rules/asked/types.ts';
import type { House } from '../../../../rules/charta-bellica/house.ts';
import type { Fought, Play, Played } from '../../../../rules/charta-bellica/play.ts';
import type { Seat } from '../../../../rules/seat.ts';

export type State = AskedState<House, Play>;

/** The last battle or trick; undefined before the first. */
export function lastOf({ play }: State): Fought | Played | undefined {
  return 'last' in play ? (play.last ?? undefined) : undefined;
}

/** The names of these seats. */
export function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}
