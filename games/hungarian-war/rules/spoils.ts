import type { Spoils, Taking } from '../../../rulebook/rulebook.ts';
import { cardOf } from './cards.ts';
import { pointsOf } from './points.ts';
import type { Opening, State } from './types.ts';

/** HW-16: the cards that go to a taker's pile, sides ascending, the centre last. No override moves a card between piles. */
export const spoils: Spoils<State> = {
  taken: (from, to) => (to.opening === undefined || to.opening === from.opening ? [] : takenIn(to.opening)),
  points: (state, card) => pointsOf(cardOf(state, card), state.house),
};

/** What the faces of one opening took. */
export function takenIn({ judgement, table, players }: Opening): readonly Taking[] {
  const outcomes = [
    ...judgement.sides.map((outcome, side) => ({ by: outcome.by, card: table.sides[side] })),
    { by: judgement.centre.by, card: table.centre },
  ];
  return outcomes.flatMap(({ by, card }): Taking[] => {
    const player = by === undefined ? undefined : players[by];
    return by === undefined || player === undefined || typeof card !== 'number' ? [] : [{ player, seat: by, card }];
  });
}
