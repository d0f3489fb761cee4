import { deckOf } from './house.ts';
import { UNKNOWN } from '../../../rulebook/card.ts';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { evolve } from './evolve.ts';
import { swapDue } from './order.ts';
import { emptyPlaces } from './place.ts';
import type { Event, State } from './types.ts';

/**
 * The next cards from the deck: unknown if the dealer lays real ones, drawn one by one from the unseen if the house is
 * `dealt`, with one draw a card. Unknown also if corrected names leave nothing unseen.
 */
export function nextCards(state: State, count: number, chance: Chance): readonly Card[] {
  if (state.house.cards !== 'dealt') return Array.from({ length: count }, () => UNKNOWN);
  const drawn: Card[] = [];
  let left: readonly Card[] = unseen(deckOf(state.house), state.cards);
  while (drawn.length < count) {
    const last = drawn.at(-1);
    if (last !== undefined && left.includes(last)) left = left.toSpliced(left.indexOf(last), 1);
    drawn.push(left.length === 0 ? UNKNOWN : chance.draw(left));
  }
  return drawn;
}

/** HW-3, HW-5: what fills the empty places as far as the deck goes, and then the swap. */
export function refill(state: State, chance: Chance): readonly Event[] {
  const places = emptyPlaces(state.table).slice(0, state.deck);
  if (state.phase === 'over' || places.length === 0) return [];
  const cards = nextCards(state, places.length, chance);
  const laid: Event = { type: 'CardsLaid', cards: places.map((place, i) => ({ place, card: cards[i] ?? UNKNOWN })) };
  return [laid, ...swap(evolve(state, laid))];
}

/** HW-5, while the game goes on and all that is needed is known (HW-21). */
export function swap(state: State): readonly Event[] {
  const side = state.phase === 'playing' ? swapDue(state) : 'none';
  return typeof side === 'number' ? [{ type: 'CardsSwapped', side }] : [];
}
