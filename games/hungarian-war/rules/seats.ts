import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { isFace, type GameCore, type RefusalCode, type SeatsInGame, type SeatState } from './types.ts';

/** Everybody who sat down in one game, also those who left. */
export const MOST_PEOPLE = 500;

/** HW-7, HW-22: a player who is neither out nor away may choose. */
export function isInGame(seat: SeatState): boolean {
  return seat.standing === 'in' && seat.presence === 'here';
}

/** HW-7: the seats that may choose, ascending. */
export function seatsInGame({ seats }: GameCore): readonly Seat[] {
  const found: Seat[] = [];
  seats.forEach((state, seat) => {
    if (isInGame(state)) found.push(seat);
  });
  return found;
}

export function judgedSeats({ seats }: GameCore): SeatsInGame {
  const out: Seat[] = [];
  const away: Seat[] = [];
  seats.forEach(({ standing, presence }, seat) => {
    if (standing === 'out') out.push(seat);
    if (presence === 'away') away.push(seat);
  });
  return { players: seats.length, out, away };
}

export function playersOf(game: GameCore): readonly Player[] {
  return game.seats.map(({ player }) => player);
}

/**
 * Why these faces cannot be judged: another number of faces than seats, a digit no die shows, a face for a seat that is
 * out or away (HW-7), or nobody in the game (HW-15). Undefined if they can. `nameOf` gives the name a refusal shows.
 */
export function refuseFaces(
  { players, out, away }: SeatsInGame,
  faces: readonly (number | null)[],
  nameOf: (seat: Seat) => string,
): Refused<RefusalCode> | undefined {
  if (faces.length !== players) return refuse('faces count', { given: faces.length, seats: players });
  if (out.length + away.length >= players && new Set([...out, ...away]).size >= players)
    return refuse('nobody in the game', {}, 'HW-15');
  for (let seat = 0; seat < players; seat++) {
    const face = faces[seat];
    if (face === null || face === undefined) continue;
    if (!isFace(face)) return refuse('no such face', { seat, given: face }, 'HW-6');
    if (out.includes(seat) || away.includes(seat))
      return refuse('face of a seat not in the game', { seat, name: nameOf(seat) }, 'HW-7');
  }
  return undefined;
}
