import type { Ending } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Judgement, State } from './types.ts';

/** How the last opening ended for each seat, by the seats it had then; empty before the first. */
export function verdictsOf({ opening }: Pick<State, 'opening'>): readonly Ending[] {
  return opening === undefined ? [] : opening.players.map((_, seat) => verdictOf(opening.judgement, seat));
}

/** A standing change says more than a card, and a card more than a block that kept one (HW-9, HW-12 to HW-14). */
function verdictOf({ centre, sides, eliminated, rejoined }: Judgement, seat: Seat): Ending {
  if (eliminated.includes(seat)) return 'out';
  if (rejoined.includes(seat)) return 'back';
  const won = sides.filter(({ by }) => by === seat);
  if (centre.by === seat || won.some(({ reason }) => reason === 'lone taker')) return 'took';
  if (won.length > 0) return 'blocked';
  return centre.reason === 'block stands, takers out' && centre.blockers.includes(seat) ? 'blocked' : 'nothing';
}
