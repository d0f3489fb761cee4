import type { Seat } from '../seat.ts';
import { mostCaptured, type Captures } from './captures.ts';

/**
 * HY-6: the tallest while all have captured equally many, else the one with most; of several with most, the one of them
 * who captured last.
 */
export function leaderOf(captures: Captures, tallest: Seat): Seat {
  const most = mostCaptured(captures);
  if (most.length === captures.counts.length) return tallest;
  return captures.captors.findLast((captor) => most.includes(captor)) ?? tallest;
}

/** HY-5: who leads after `seat` swapped: the next counter-clockwise. */
export function leaderAfterSwap(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}
