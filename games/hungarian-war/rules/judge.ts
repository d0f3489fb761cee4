import type { Seat } from '../../../rulebook/seat.ts';
import { FACE } from './place.ts';
import type { CentreOutcome, DieFace, Judgement, SeatsInGame, SideOutcome } from './types.ts';

/** One entry a seat: null for "no die" (HW-8), and for a player who is out or away (HW-7). */
type Faces = readonly (DieFace | null)[];

/**
 * HW-7 to HW-14: what the faces of a round do, with the reason of every outcome. They must have passed `refuseFaces`.
 * The functions below are the clauses, in the order of the rules.
 */
export function judge(table: SeatsInGame, faces: Faces): Judgement {
  const takers = seatsShowing(FACE.takeCentre, faces);
  const blockers = seatsShowing(FACE.blockCentre, faces);
  const centre = judgeCentre(takers, blockers, countInGame(table));
  const sides = faces.map((_, side) => judgeSide(side, faces));
  const { rejoined, rejoin } = rejoinAfter(centre, table);
  return { centre, sides, eliminated: eliminatedBy(centre), rejoined, rejoin };
}

/** HW-7: only players who are neither out nor away are in the game. */
function countInGame({ players, out, away }: SeatsInGame): number {
  return players - out.length - away.filter((seat) => !out.includes(seat)).length;
}

/** HW-9: how a side card ends. It is the left card of the seat with its number and the right card of the next (HW-2). */
function judgeSide(side: number, faces: Faces): SideOutcome {
  const next = (side + 1) % faces.length;
  const takers = aiming(side, faces[side] === FACE.takeLeft, next, faces[next] === FACE.takeRight);
  const blockers = aiming(side, faces[side] === FACE.blockLeft, next, faces[next] === FACE.blockRight);
  const taker = takers[0];
  const blocker = blockers[0];
  const clause = 'HW-9';
  const by = undefined;
  if (takers.length === 2) return { outcome: 'discarded', by, clause, reason: 'two takers', takers, blockers };
  if (blockers.length === 2) return { outcome: 'discarded', by, clause, reason: 'two blockers', takers, blockers };
  if (taker === undefined)
    return { outcome: 'stays', by, clause, reason: blocker === undefined ? 'nobody' : 'lone blocker', takers, blockers };
  if (blocker === undefined) return { outcome: 'taken', by: taker, clause, reason: 'lone taker', takers, blockers };
  return { outcome: 'taken', by: blocker, clause, reason: 'blocker wins', takers, blockers };
}

/** Of most cards; a list of its own for each would make half of what a judgement holds. */
const NOBODY: readonly Seat[] = [];

/** Those of the two seats beside a side card that aim at it. */
function aiming(seat: Seat, seatAims: boolean, next: Seat, nextAims: boolean): readonly Seat[] {
  if (seatAims) return nextAims ? [seat, next] : [seat];
  return nextAims ? [next] : NOBODY;
}

/** HW-10: the whole number nearest to a third of the players in the game, never fewer than 1. */
export function blockersNeeded(inGame: number): number {
  return Math.max(1, Math.round(inGame / 3));
}

/** HW-10 to HW-13: how the centre card ends. */
function judgeCentre(takers: readonly Seat[], blockers: readonly Seat[], inGame: number): CentreOutcome {
  const needed = blockersNeeded(inGame);
  const { outcome, by, clause, reason } = endOfCentre(takers, blockers.length, needed, inGame);
  return { outcome, by, clause, reason, takers, blockers, needed, inGame };
}

type EndOfCentre = Pick<CentreOutcome, 'outcome' | 'clause' | 'reason'> & { readonly by?: Seat };

function endOfCentre(takers: readonly Seat[], blocking: number, needed: number, inGame: number): EndOfCentre {
  // HW-11 comes before HW-12, so that a single player in the game who blocks brings everybody back.
  if (blocking === inGame) return { outcome: 'discarded', clause: 'HW-11', reason: 'everybody blocks' };
  if (blocking >= needed) {
    const reason = takers.length > 0 ? 'block stands, takers out' : 'block stands, blockers out';
    return { outcome: 'stays', clause: 'HW-12', reason };
  }
  const taker = takers[0];
  if (taker === undefined) return { outcome: 'stays', clause: 'HW-13', reason: 'nobody takes' };
  if (takers.length > 1) return { outcome: 'discarded', clause: 'HW-13', reason: 'several takers' };
  return { outcome: 'taken', by: taker, clause: 'HW-13', reason: 'lone taker' };
}

/** HW-12: the seats that go out in the round. */
function eliminatedBy({ reason, takers, blockers }: CentreOutcome): readonly Seat[] {
  if (reason === 'block stands, takers out') return takers;
  return reason === 'block stands, blockers out' ? blockers : [];
}

/** HW-14: the seats that rejoin, and why; a block that failed still counts as an attempt. */
function rejoinAfter({ clause, blockers }: CentreOutcome, { out }: SeatsInGame): Pick<Judgement, 'rejoined' | 'rejoin'> {
  if (blockers.length > 0 && clause !== 'HW-11') return { rejoined: [], rejoin: 'block attempted' };
  const rejoined = out.toSorted((a, b) => a - b);
  return { rejoined, rejoin: clause === 'HW-11' ? 'everybody blocked' : 'nobody blocked' };
}

function seatsShowing(face: DieFace, faces: Faces): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < faces.length; seat++) if (faces[seat] === face) seats.push(seat);
  return seats;
}
