import { rankOf, type Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** WR-1: from low to high. */
const STRENGTH = '23456789TJQKA';

/** One seat has the highest card, or several tie for it and are at war (WR-3), ascending. */
export type FlipsJudged =
  { readonly winner: Seat; readonly war: readonly [] } | { readonly winner: null; readonly war: readonly Seat[] };

/**
 * WR-2, WR-3: who has the highest of the cards flipped, one entry a seat, null for a seat that flips none. Suits do not
 * count, so a card known by its rank is enough. Throws a RangeError where nobody flips or a rank is not known.
 */
export function judgeFlips(flips: readonly (Card | null)[]): FlipsJudged {
  const strengths = flips.map((card) => (card === null ? -1 : strengthOf(card)));
  const highest = Math.max(...strengths);
  const tied = [...strengths.keys()].filter((seat) => strengths[seat] === highest);
  const [winner] = tied;
  if (winner === undefined || highest < 0) throw new RangeError('nobody flips a card');
  return tied.length === 1 ? { winner, war: [] } : { winner: null, war: tied };
}

function strengthOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError(`${card} has no rank to compare`);
  return STRENGTH.indexOf(rank);
}
