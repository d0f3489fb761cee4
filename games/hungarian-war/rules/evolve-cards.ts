import type { Card } from '../../../rulebook/card.ts';
import { cardAt, withCards } from './place.ts';
import { over, settle } from './settle.ts';
import type { CardId, Place, State } from './types.ts';

/** HW-21: the identity alone changes; positions, takes and who is out stay. */
export function withCardNamed(state: State, id: CardId, card: Card, confirmed: boolean): State {
  const others = state.confirmed.filter((other) => other !== id);
  return { ...state, cards: state.cards.with(id, card), confirmed: confirmed ? [...others, id] : others };
}

/**
 * HW-17, HW-20: the deck holds `left` cards, and the cards thought to lie at `unfilled` never were. A game that is over
 * goes on where cards are left, and otherwise stays over.
 */
export function withDeckCounted(state: State, left: number, unfilled: readonly Place[]): State {
  const never = new Set(unfilled.map((place) => cardAt(state.table, place)));
  const counted: State = {
    ...state,
    cards: state.cards.map((card, id) => (never.has(id) ? '??' : card)),
    confirmed: state.confirmed.filter((id) => !never.has(id)),
    table: withCards(
      state.table,
      unfilled.map((place) => [place, null]),
    ),
    laid: state.laid.filter((place) => !unfilled.includes(place)),
    deck: left,
    total: state.total + left - state.deck - unfilled.length,
  };
  return state.phase === 'over' && left === 0 ? over(counted) : settle(counted);
}
