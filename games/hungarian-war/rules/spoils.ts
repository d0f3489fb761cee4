import type { Spoils, Taking } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { cardOf } from './cards.ts';
import { pointsOf } from './points.ts';
import type { CardId, Opening, State } from './types.ts';

/** HW-16: the cards that go to a taker's pile, sides ascending, the centre last. No override moves a card between piles. */
export const spoils: Spoils<State> = {
  taken: (from, to) => (to.opening === undefined || to.opening === from.opening ? [] : takenIn(to.opening)),
  points: (state, card) => pointsOf(cardOf(state, card), state.house),
};

/** What the faces of one opening took. */
export function takenIn({ judgement, table, players }: Opening): readonly Taking[] {
  const takings: Taking[] = [];
  const take = (by: Seat | undefined, card: CardId | null | undefined): void => {
    const player = by === undefined ? undefined : players[by];
    if (by !== undefined && player !== undefined && typeof card === 'number') takings.push({ player, seat: by, card });
  };
  judgement.sides.forEach(({ by }, side) => take(by, table.sides[side]));
  take(judgement.centre.by, table.centre);
  return takings;
}
