import type { HallStanding } from './hall.ts';

type Placed = Pick<HallStanding, 'total' | 'won'>;

/** Totals that are sums of the same parts differ by less, whatever the order in which they were added. */
const SAME = 1e-6;
const winsOf = ({ won = [] }: Placed) => won.length;

function compare(one: Placed, other: Placed): number {
  const ahead = other.total - one.total;
  return Math.abs(ahead) < SAME ? winsOf(other) - winsOf(one) : ahead;
}

/**
 * Rows by place, from 1: the greatest total first, and of equal totals more rounds won. Whoever is equal in both shares a place, in
 * the order given.
 */
export function inPlaces<Row extends Placed>(rows: readonly Row[]): readonly (Row & Pick<HallStanding, 'place'>)[] {
  let place = 0;
  return rows.toSorted(compare).map((row, i, sorted) => {
    const before = sorted[i - 1];
    if (before === undefined || compare(before, row) !== 0) place = i + 1;
    return { ...row, place };
  });
}
