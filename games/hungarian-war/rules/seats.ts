import { refuse } from '../../../rulebook/refusal.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { FACES } from './types.ts';
import type { Game, RefusalCode, SeatsInGame, SeatState } from './types.ts';

/** HW-1 */
export const SEATS = { least: 2, most: 10, recommended: [3, 5] } as const;

/** All who sat down in one game, those who left included. */
export const MOST_PEOPLE = 500;

/** HW-7, HW-22: who is neither out nor away may choose. */
export function isInGame(seat: SeatState): boolean {
  return seat.standing === 'in' && seat.presence === 'here';
}

/** HW-7: the seats that may choose, ascending. */
export function seatsInGame(game: Game): readonly Seat[] {
  return seatsWhere(game, isInGame);
}

/** What `judge` needs to know of the seats. */
export function judgedSeats(game: Game): SeatsInGame {
  return {
    players: game.seats.length,
    out: seatsWhere(game, ({ standing }) => standing === 'out'),
    away: seatsWhere(game, ({ presence }) => presence === 'away'),
  };
}

/**
 * Why these faces cannot be judged: another number of faces than seats, a digit no die shows, a face for a seat out or
 * away (HW-7), or nobody in the game (HW-15). Undefined where they can. `nameOf` gives the name a refusal shows.
 */
export function refuseFaces(
  { players, out, away }: SeatsInGame,
  faces: readonly (number | null)[],
  nameOf: (seat: Seat) => string,
): { readonly ok: false; readonly refusal: Refusal<RefusalCode> } | undefined {
  if (faces.length !== players) return refuse('faces count', { given: faces.length, seats: players });
  const idle = new Set([...out, ...away]);
  if (idle.size >= players) return refuse('nobody in the game', {}, 'HW-15');
  for (const [seat, face] of faces.entries()) {
    if (face === null) continue;
    if (!FACES.some((known) => known === face)) return refuse('no such face', { seat, given: face }, 'HW-6');
    if (idle.has(seat)) return refuse('face of a seat not in the game', { seat, name: nameOf(seat) }, 'HW-7');
  }
  return undefined;
}

function seatsWhere(game: Game, holds: (seat: SeatState) => boolean): Seat[] {
  return [...game.seats.keys()].filter((seat) => {
    const state = game.seats[seat];
    return state !== undefined && holds(state);
  });
}
