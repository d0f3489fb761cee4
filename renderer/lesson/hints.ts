import type { GameView } from '../../host/contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';

/** Rounds after which a player knows what the faces aim at. */
const ROUNDS_OF_HINTS = 3;

type Hinting = Pick<GameView, 'choices' | 'seats'>;

/**
 * Whether this seat is shown what its faces aim at: as the dealer asked; where nobody did, in the teaching pace, to who has
 * played few rounds. Who joins late gets as many of their own.
 */
export function isHinted({ choices, seats }: Hinting, seat: Seat): boolean {
  if (choices.hints !== undefined) return choices.hints;
  return choices.pace === 'teaching' && (seats[seat]?.played ?? 0) < ROUNDS_OF_HINTS;
}

/** Whether anybody is. */
export function hintsShown(game: Hinting): boolean {
  return game.seats.some(({ seat }) => isHinted(game, seat));
}
