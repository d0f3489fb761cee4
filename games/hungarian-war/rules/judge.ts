import type { Seat } from '../../../rulebook/seat.ts';
import { judgeCentre } from './centre.ts';
import { rightOf } from './place.ts';
import { sideOutcomes } from './side.ts';
import type { CentreOutcome, Face, Judgement, SeatsInGame, SideOutcome } from './types.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);

/** What a seat's own move adds to the index of the outcomes of its left side card, and of its right one (`side.ts`). */
const BLOCK_LEFT = 3;
const TAKE_LEFT = 6;
const BLOCK_RIGHT = 1;
const TAKE_RIGHT = 2;

/**
 * HW-6 to HW-15: what a round of faces does, with the reason of every outcome. `faces` holds one entry a seat, null for
 * "no die" (HW-8) and for a seat out or away; they must have passed `refuseFaces`.
 */
export function judge(table: SeatsInGame, faces: readonly (Face | null)[]): Judgement {
  const seats = table.players;
  const moves: number[] = [];
  for (let side = 0; side < seats; side++) moves.push(0);
  const takers: Seat[] = [];
  const blockers: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const face = faces[seat];
    if (face === null || face === undefined) continue;
    if (face === 1) blockers.push(seat);
    else if (face === 6) takers.push(seat);
    else aim(moves, seat, face, seats);
  }
  const centre = judgeCentre(takers, blockers, countInGame(table));
  const rejoin = blockers.length === 0 ? 'nobody blocked' : centre.clause === 'HW-11' ? 'everybody blocked' : 'block attempted';
  const rejoined = rejoin === 'block attempted' ? NOBODY : ascending(table.out);
  return { centre, sides: judgeSides(moves, seats), eliminated: eliminatedBy(centre), rejoined, rejoin };
}

/** HW-7: how many players are in the game. */
function countInGame({ players, out, away }: SeatsInGame): number {
  let count = players - out.length;
  for (const seat of away) if (!out.includes(seat)) count--;
  return count;
}

function aim(moves: number[], seat: Seat, face: 2 | 3 | 4 | 5, seats: number): void {
  const side = face === 2 || face === 5 ? seat : rightOf(seat, seats);
  const move = face === 2 ? BLOCK_LEFT : face === 5 ? TAKE_LEFT : face === 3 ? BLOCK_RIGHT : TAKE_RIGHT;
  moves[side] = (moves[side] ?? 0) + move;
}

function judgeSides(moves: readonly number[], seats: number): readonly SideOutcome[] {
  const outcomes = sideOutcomes(seats);
  const sides: SideOutcome[] = [];
  for (let side = 0; side < seats; side++) {
    const outcome = outcomes[side]?.[moves[side] ?? 0];
    if (outcome === undefined) throw new RangeError(`side ${side} of ${seats} has no outcome`);
    sides.push(outcome);
  }
  return sides;
}

function ascending(seats: readonly Seat[]): readonly Seat[] {
  return seats.length < 2 ? seats : seats.toSorted((a, b) => a - b);
}

/** HW-12 */
function eliminatedBy(centre: CentreOutcome): readonly Seat[] {
  switch (centre.reason) {
    case 'block stands, takers out':
      return centre.takers;
    case 'block stands, blockers out':
      return centre.blockers;
    case 'everybody blocks':
    case 'lone taker':
    case 'several takers':
    case 'nobody takes':
      return NOBODY;
    default:
      return centre.reason satisfies never;
  }
}
