import type { Card } from '../../../rulebook/card.ts';
import { cardOf } from './cards.ts';
import { swapDue } from './deal.ts';
import { outcomeAt } from './judgement.ts';
import { cardAt, placesOf, placesShown } from './place.ts';
import type { Playing, State } from './types.ts';

/**
 * What people move with their hands between two openings. Once the game is over (HW-17) cards won are still taken, but
 * nothing is laid for a round that does not come.
 */
export function handMoves(state: State) {
  const { opening, table, laid } = state;
  const moved = (opening === undefined ? [] : placesShown(opening.table)).flatMap((place) => {
    const outcome = opening && cardAt(opening.table, place) !== null ? outcomeAt(opening.judgement, place) : undefined;
    return outcome === undefined ? [] : [{ place, ...outcome }];
  });
  const over = state.phase === 'over';
  const gone = laid.filter((place) => place === null);
  return {
    /** By the seats of the last opening; sides ascending, the centre last. */
    takes: moved.flatMap(({ place, by }) => (by === undefined ? [] : [{ seat: by, place }])),
    discards: moved.filter(({ outcome }) => outcome === 'discarded').map(({ place }) => place),
    /** The places that get a card, in HW-3 order; null for one that has gone since. */
    lays: over ? [] : [...placesOf(table).filter((place) => laid.includes(place)), ...gone],
    /** HW-5: the card that goes to the centre; `??` where the dealer compares with the eye (HW-21). */
    swap: over ? undefined : swapNow(state),
    /** HW-22: players whose left card is discarded after all that, because they have left. */
    leavers: over ? [] : state.leavers,
  };
}

function swapNow(state: Playing): Card | undefined {
  const { centre } = state.table;
  if (state.swapped && centre !== null) return cardOf(state, centre);
  return state.laid.length > 0 && swapDue(state) === 'by eye' ? '??' : undefined;
}

/**
 * HW-17: whether the next refill may empty the deck and so end the game, as far as the count of cards tells. With
 * `lastTable: play` a refill that fills every place is followed by one more round, which is announced as the last.
 */
export function mayBeLast(state: State): boolean {
  if (state.phase === 'over' || state.lastRound) return false;
  const places = state.table.sides.length + 1;
  return state.house.lastTable === 'play' ? state.deck < places : state.deck <= places;
}
