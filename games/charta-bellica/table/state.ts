import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { House } from '../rules/house.ts';
import type { Play } from '../rules/play.ts';
import type { Seat } from '../../../rulebook/seat.ts';

export type State = AskedState<House, Play>;

/** The names of these seats. */
export function namesOf({ players }: State, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => players[seat]?.name ?? '');
}
