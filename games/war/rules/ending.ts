import type { Seat } from '../../../rulebook/seat.ts';
import type { Battle } from './battle.ts';
import { countsOf, type Table } from './table.ts';

/** Total victory or most cards when the time is up (WR-5), or nobody can flip and the tied of the last war share it (WR-4). */
export interface Ending {
  readonly winners: readonly Seat[];
  readonly clause: 'WR-4' | 'WR-5';
}

/**
 * How the game has ended; undefined while it goes on. Who alone has cards while others wait in the middle fights on, for
 * them (WR-4). `last` is the battle that left this table.
 */
export function endingOf({ stacks, waiting }: Table, last: Battle | undefined): Ending | undefined {
  const holding = [...stacks.keys()].filter((seat) => stacks[seat]?.length !== 0);
  if (holding.length === 0) {
    return { winners: last?.next.what === 'waits' ? last.next.tied : [], clause: 'WR-4' };
  }
  return holding.length === 1 && waiting.length === 0 ? { winners: holding, clause: 'WR-5' } : undefined;
}

/** WR-5: most cards wins, and equal counts share. What waits in the middle is nobody's. */
export function endingByTime(table: Table): Ending {
  const counts = countsOf(table);
  const most = Math.max(...counts);
  return { winners: [...counts.keys()].filter((seat) => counts[seat] === most), clause: 'WR-5' };
}
