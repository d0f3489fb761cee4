import type { Seat } from '../../../rulebook/seat.ts';
import { mostCaptured, type Captures } from './captures.ts';

/** Which part of HY-6 says who leads. */
export type LeadReason = 'tallest' | 'most captured' | 'captured last';

/**
 * HY-6: the tallest while all of `seats` have captured equally many, else the one with most; of several with most, the
 * one of them who captured last.
 */
export function leaderOf(
  captures: Captures,
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

/** HY-5: who of `seats` comes after `seat` counter-clockwise: the next lower one, after the lowest the highest. */
export function nextCounterClockwise(seat: Seat, seats: readonly Seat[]): Seat {
  return seats.findLast((other) => other < seat) ?? seats.at(-1) ?? seat;
}
