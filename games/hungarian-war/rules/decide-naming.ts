import { deckOf } from './house.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import { rankOf, suitOf } from '../../../rulebook/card.ts';
import type { Card } from '../../../rulebook/card.ts';
import { accept, refuse } from '../../../rulebook/refusal.ts';
import type { Decision } from '../../../rulebook/refusal.ts';
import { cardOf, whereIs } from './cards.ts';
import type { Whereabouts } from './cards.ts';
import { swap } from './deal.ts';
import { evolve } from './evolve.ts';
import { cardsOn } from './place.ts';
import type { CardId, Command, Event, RefusalCode, State } from './types.ts';

/**
 * HW-20, HW-21: a card named, or its name corrected. A card that cannot be there is refused with where it was last seen,
 * and accepted with `confirm`. Where this makes every card on the table known, HW-5 follows.
 */
export function nameCard(state: State, command: Extract<Command, { type: 'name' }>): Decision<Event, RefusalCode> {
  const { id, card } = command;
  if (state.house.cards === 'untracked') return refuse('cards are not named in this game', {}, 'HW-21');
  if (whereIs(state, id) === undefined) return refuse('no such card', { id });
  const others = [...state.cards.keys()].filter((other) => other !== id);
  const fits = mayLieBeside(
    card,
    others.map((other) => cardOf(state, other)),
    deckOf(state.house),
  );
  if (!fits && command.confirm !== true)
    return refuse('card cannot be there', { card, ...lastSeen(state, card, others) }, 'HW-20');
  const named: Event = { type: 'CardNamed', id, card, ...(fits ? {} : { confirmed: true }) };
  return accept(named, ...swapAfterNaming(evolve(state, named), id));
}

/** The swap that only now can be told, never one the dealer did by eye before. */
function swapAfterNaming(state: State, id: CardId): readonly Event[] {
  return cardsOn(state.table).includes(id) ? swap(state) : [];
}

/** `where` is `deck` for a card no deck of this game holds; `name` is the pile's owner, or the place on the table. */
function lastSeen(state: State, card: Card, others: readonly CardId[]): { where: Whereabouts['where'] | 'deck'; name: string } {
  const suited = suitOf(card) === undefined ? undefined : others.findLast((other) => cardOf(state, other) === card);
  const last = suited ?? others.findLast((other) => isLike(cardOf(state, other), card));
  const seen = last === undefined ? undefined : whereIs(state, last);
  if (seen === undefined) return { where: 'deck', name: '' };
  switch (seen.where) {
    case 'table':
      return { where: 'table', name: String(seen.place) };
    case 'pile':
      return { where: 'pile', name: seen.name };
    case 'discard':
      return { where: 'discard', name: '' };
    default:
      return seen satisfies never;
  }
}

function isLike(seen: Card, card: Card): boolean {
  const rank = rankOf(card);
  return rank === undefined ? seen === card : rankOf(seen) === rank;
}
