import { RANKS } from './card.ts';
import type { Play } from './play.ts';
import { ownerOf, seenIn } from './seen.ts';

/** CB-1, CB-7: each nation's 14 cards are all somewhere, and no hand or pile holds fewer than none. */
export function violations(play: Play): readonly string[] {
  const seen = seenIn(play);
  return play.holdings.flatMap(({ pile, hand, back }, seat) => {
    const cards = pile + hand - back.length + seen.filter(({ card }) => ownerOf(card) === seat).length;
    return [
      ...(cards === RANKS.length ? [] : [`CB-1: cards of a nation, seat ${seat}, cards ${cards}`]),
      ...(pile >= 0 && hand >= back.length ? [] : [`CB-1: cards held, seat ${seat}, pile ${pile}, hand ${hand}`]),
    ];
  });
}
