import type { Seat } from '../../../rulebook/seat.ts';

/** What has been captured in a hand; values do not count (HY-7), so cards are only counted. */
export interface Captures {
  /** By seat. */
  readonly counts: readonly number[];
  /** HY-3: cards nobody won yet; the winner of the next turn takes them too. */
  readonly waiting: number;
  /** Who won cards, in the order of the turns. */
  readonly captors: readonly Seat[];
}

export function noCaptures(seats: number): Captures {
  return { counts: Array.from({ length: seats }, () => 0), waiting: 0, captors: [] };
}

/** After a turn in which `cards` cards were laid; `winner` is null where nobody wins them (HY-3). */
export function capture({ counts, waiting, captors }: Captures, cards: number, winner: Seat | null): Captures {
  if (winner === null) return { counts, waiting: waiting + cards, captors };
  const taken = waiting + cards;
  return {
    counts: counts.map((count, seat) => (seat === winner ? count + taken : count)),
    waiting: 0,
    captors: [...captors, winner],
  };
}

/** HY-7: who of `seats` has captured most, ascending; several where it is a draw. */
export function mostCaptured({ counts }: Captures, seats: readonly Seat[]): Seat[] {
  const most = Math.max(...seats.map((seat) => counts[seat] ?? 0));
  return seats.filter((seat) => (counts[seat] ?? 0) === most);
}
