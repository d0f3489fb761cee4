import type { AskedState } from '../../../../rules/asked/types.ts';
import type { House } from '../../../../rules/charta-bellica/house.ts';
import type { Play } from '../../../../rules/charta-bellica/play.ts';
import type { Seat } from '../../../../rules/seat.ts';

export type State = AskedState<House, Play>;

/** The names of these seats. */
export function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}
