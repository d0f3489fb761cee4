import { seatsWithMost, type Seat } from '../../../rulebook/seat.ts';

/** What has been captured in a hand; values do not count (HY-7), so cards are only counted. */
export interface HandCaptures {
  readonly counts: readonly number[];
  /** HY-3: cards nobody won yet; the winner of the next turn takes them too. */
  readonly waiting: number;
  /** The seats that won cards, in the order of the turns. */
  readonly captors: readonly Seat[];
}

export function noCaptures(seats: number): HandCaptures {
  return { counts: Array.from({ length: seats }, () => 0), waiting: 0, captors: [] };
}

/** After a turn in which `cards` cards were laid; `winner` is null where nobody wins them (HY-3). */
export function capture({ counts, waiting, captors }: HandCaptures, cards: number, winner: Seat | null): HandCaptures {
  if (winner === null) return { counts, waiting: waiting + cards, captors };
  const taken = waiting + cards;
  return {
    counts: counts.map((count, seat) => (seat === winner ? count + taken : count)),
    waiting: 0,
    captors: [...captors, winner],
  };
}

/** HY-7: those of `seats` that have captured the most, ascending; several in a draw. */
export function mostCaptured({ counts }: HandCaptures, seats: readonly Seat[]): readonly Seat[] {
  return seatsWithMost(counts, seats);
}

/** The part of HY-6 that decides the leader. */
export type LeadReason = 'tallest' | 'most captured' | 'captured last';

/**
 * HY-6: the tallest while all of `seats` have captured equally many, else the one with most; of several with most, the
 * one of them who captured last.
 */
export function leaderOf(
  captures: HandCaptures,
  seats: readonly Seat[],
  tallest: Seat,
): { readonly leader: Seat; readonly reason: LeadReason } {
  const most = mostCaptured(captures, seats);
  const [first] = most;
  if (first === undefined || most.length === seats.length) return { leader: tallest, reason: 'tallest' };
  if (most.length === 1) return { leader: first, reason: 'most captured' };
  const last = captures.captors.findLast((captor) => most.includes(captor));
  return last === undefined ? { leader: tallest, reason: 'tallest' } : { leader: last, reason: 'captured last' };
}

/** HY-5: the next of `seats` after `seat` counter-clockwise: the next lower one, after the lowest the highest. */
export function nextCounterClockwise(seat: Seat, seats: readonly Seat[]): Seat {
  return seats.findLast((other) => other < seat) ?? seats.at(-1) ?? seat;
}
