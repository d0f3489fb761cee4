import type { Violation } from '../../../rulebook/violation.ts';
import { RANKS } from './card.ts';
import { possibleFrom, seenIn, ownerOf } from './seen.ts';
import type { Play } from './play.ts';

type Broken = Violation<'CB-1', 'cards of a nation' | 'cards held'>;

/** CB-1, CB-7: each nation's 14 cards are all somewhere, and no hand or pile holds fewer than none. */
export function violations(play: Play): readonly Broken[] {
  const seen = seenIn(play);
  return play.holdings.flatMap(({ pile, hand, back }, seat): Broken[] => {
    const unseen = pile + hand - back.length;
    const cards = unseen + seen.filter(({ card }) => ownerOf(card) === seat).length;
    const held = pile >= 0 && hand >= back.length;
    return [
      ...(cards === RANKS.length ? [] : [{ clause: 'CB-1', what: 'cards of a nation', params: { seat, cards } } as const]),
      ...(held ? [] : [{ clause: 'CB-1', what: 'cards held', params: { seat, pile, hand } } as const]),
    ];
  });
}

/** Cards that a nation still has somewhere unseen are as many as can be named; fewer where the dealer insisted on one. */
export function isCertain(play: Play): boolean {
  return play.holdings.every(
    ({ pile, hand, back }, seat) => pile + hand === 0 || possibleFrom(play, seat, 'pile').length === pile + hand - back.length,
  );
}
