import type { Seat } from '../../../rulebook/seat.ts';
import { seatsAt } from './place.ts';
import type { SideOutcome, SideReason } from './types.ts';

/** What one of the two neighbours of a side card does to it. */
export type Move = 'none' | 'block' | 'take';
const MOVES: readonly Move[] = ['none', 'block', 'take'];

/** HW-9: how a side card ends that lies between two seats. */
function judgeSide(seats: readonly [Seat, Seat], moves: readonly [Move, Move]): SideOutcome {
  const takers = seats.filter((_, i) => moves[i] === 'take');
  const blockers = seats.filter((_, i) => moves[i] === 'block');
  const told = (outcome: 'discarded' | 'stays', reason: SideReason): SideOutcome => {
    return { outcome, clause: 'HW-9', reason, takers, blockers };
  };
  const [taker] = takers;
  const [blocker] = blockers;
  if (takers.length === 2) return told('discarded', 'two takers');
  if (blockers.length === 2) return told('discarded', 'two blockers');
  if (taker !== undefined && blocker !== undefined)
    return { outcome: 'taken', by: blocker, clause: 'HW-9', reason: 'blocker wins', takers, blockers };
  if (taker !== undefined) return { outcome: 'taken', by: taker, clause: 'HW-9', reason: 'lone taker', takers, blockers };
  return told('stays', blocker === undefined ? 'nobody' : 'lone blocker');
}

/**
 * Every outcome a table of so many seats can see, by side and then by both moves. There are nine a side, and looking
 * one up costs a tenth of making it.
 */
const TABLES = new Map<number, readonly (readonly SideOutcome[])[]>();

export function sideOutcomes(seats: number): readonly (readonly SideOutcome[])[] {
  const known = TABLES.get(seats);
  if (known !== undefined) return known;
  const table = Array.from({ length: seats }, (_, side) =>
    MOVES.flatMap((move) => MOVES.map((nextMove) => frozen(judgeSide(seatsAt(side, seats), [move, nextMove])))),
  );
  TABLES.set(seats, table);
  return table;
}

function frozen(outcome: SideOutcome): SideOutcome {
  Object.freeze(outcome.takers);
  Object.freeze(outcome.blockers);
  return Object.freeze(outcome);
}
