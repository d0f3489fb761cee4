import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { laidIn, type Battle } from './battle.ts';
import type { Table } from './table.ts';

/** Where the cards of a battle go that was fought from `table`, whose stacks no longer hold what was laid. */
export function settle({ stacks, waiting }: Table, battle: Battle): Table {
  const laid = laidIn(battle);
  switch (battle.next.what) {
    case 'won': {
      const { winner } = battle.next;
      // WR-2: what waited comes first, so that the cards of this battle lie lowest.
      const taken = [...waiting, ...clockwise(laid, winner)];
      return { stacks: stacks.map((stack, seat) => (seat === winner ? [...stack, ...taken] : stack)), waiting: [] };
    }
    case 'waits':
      // WR-4: older battles first, each seat by seat from seat 0.
      return { stacks, waiting: [...waiting, ...clockwise(laid, 0)] };
    case 'lay':
      throw new RangeError('a battle under way cannot be settled');
    default:
      return battle.next satisfies never;
  }
}

/** The cards of all seats one after the other, from seat `from` on. */
function clockwise(laid: readonly (readonly Card[])[], from: Seat): readonly Card[] {
  return [...laid.slice(from), ...laid.slice(0, from)].flat();
}
