/** A group of people at one table, each by the index in the order of the standing. */
export type Group = number[];

/** What a seating is judged by. All lists are by index in the order of the standing; n people. */
export interface Judged {
  /** How often two people have met: `met[one * n + other]`. */
  readonly met: Uint8Array;
  /** What it counts for that each of them sits at a smaller table: the opponents there, for each time they have before. */
  readonly small: readonly number[];
  /** The place of each in the standing; equal places are equal. */
  readonly places: readonly number[];
}

export interface Cost {
  /** How often people at one table have met before, summed over all pairs at a table. */
  readonly repeated: number;
  /** What it counts for that these sit at the smaller tables, summed. */
  readonly small: number;
  /** How far apart people at one table are in the standing, summed over all pairs at a table. */
  readonly spread: number;
}

/**
 * The objective of a seating. Tables differ by one person at most: this is never given up. Then:
 *
 * 1. the fewest repetitions. Each pair at a table counts as often as it has met before, and each person at a smaller table
 *    counts as all opponents there, as often as this person has sat at a smaller table before. Neither is squared, because
 *    the squares come by themselves: a pair that has met k times adds 2k + 1 to the sum of the squares of all meetings, and
 *    a round has as many pairs however it is seated. So each round keeps that sum as low as it can;
 * 2. among seatings that are equal in this, people at one table are close in the standing.
 */
export function costOf(groups: readonly Group[], judged: Judged): Cost {
  const largest = Math.max(...groups.map(({ length }) => length));
  const n = judged.places.length;
  let [repeated, small, spread] = [0, 0, 0];
  for (const group of groups) {
    for (const [i, one] of group.entries()) {
      if (group.length < largest) small += judged.small[one] ?? 0;
      for (const other of group.slice(0, i)) {
        repeated += judged.met[one * n + other] ?? 0;
        spread += Math.abs((judged.places[one] ?? 0) - (judged.places[other] ?? 0));
      }
    }
  }
  return { repeated, small, spread };
}

/** Negative if the first is better. */
export function compareCosts(one: Cost, other: Cost): number {
  return repetitionsIn(one) - repetitionsIn(other) || one.spread - other.spread;
}

export function repetitionsIn({ repeated, small }: Cost): number {
  return repeated + small;
}
