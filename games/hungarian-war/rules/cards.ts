import type { DeckContents } from '../../../rulebook/deck.ts';
import { placesByCode, RANKS, type Card, UNKNOWN } from '../../../rulebook/card.ts';
import type { House } from './house.ts';
import type { CardId, GameCore, GonePlayer, State } from './types.ts';
import { cardAt, placesOf, cardsOn, placesShown } from './place.ts';
import { outcomeAt } from './judgement.ts';

const RANK_PLACES = placesByCode(RANKS);

/** HW-4: the points of a card, or undefined while it is unknown. A rank is enough (HW-21). */
export function pointsOf(card: Card, house: Pick<House, 'jokerValue' | 'rulesCardValue'>): number | undefined {
  const rank = RANK_PLACES[card.charCodeAt(0)];
  if (rank !== undefined) return rank + 1;
  if (card === UNKNOWN) return undefined;
  return card.startsWith('X') ? house.jokerValue : house.rulesCardValue;
}

/** HW-4: the least and the most points a card of this game may bring. */
export function pointsRange(house: House): { readonly least: number; readonly most: number } {
  const { jokers, jokerValue, rulesCards, rulesCardValue } = house;
  const most = Math.max(RANKS.length, jokers > 0 ? jokerValue : 0, rulesCards > 0 ? rulesCardValue : 0);
  return { least: 1, most };
}

/** Where a card that was laid is now; `name` is the place on the table, or whose pile it is in. */
export interface Whereabouts {
  readonly where: 'table' | 'pile' | 'discard';
  readonly name: string;
}

export function cardOf(game: GameCore, id: CardId): Card {
  return game.cards[id] ?? '??';
}

/** Where the card is, or undefined where no such card was laid or it proved never to have been there (HW-17). */
export function whereIs(game: GameCore, id: CardId): Whereabouts | undefined {
  const place = placesOf(game.table).find((candidate) => cardAt(game.table, candidate) === id);
  if (place !== undefined) return { where: 'table', name: String(place) };
  const owner = owners(game).find(({ pile }) => pile.cards.includes(id));
  if (owner !== undefined) return { where: 'pile', name: owner.player.name };
  return game.discard.includes(id) ? { where: 'discard', name: '' } : undefined;
}

/** Everybody with a pile: in seat order, then players who left, in the order of leaving. */
export function owners(game: GameCore): readonly GonePlayer[] {
  return [...game.seats, ...game.gone];
}

/**
 * The cards the dealer is asked to name next, in this order (HW-21): in a `taken` game those taken in the last opening,
 * in the order shown (sides ascending, the centre last); in an `entered` game those on the table in HW-3 order, then
 * those taken before anybody named them.
 */
export function cardsToName(state: State): readonly CardId[] {
  const unknown = (id: CardId): boolean => cardOf(state, id) === UNKNOWN;
  switch (state.house.cards) {
    case 'taken':
      return takenLast(state).filter(unknown);
    case 'entered':
      return [...cardsOn(state.table), ...takenLast(state)].filter(unknown);
    case 'dealt':
    case 'untracked':
      return [];
  }
}

function takenLast({ opening }: State): readonly CardId[] {
  if (opening === undefined) return [];
  const { table, judgement } = opening;
  return placesShown(table)
    .filter((place) => outcomeAt(judgement, place)?.outcome === 'taken')
    .map((place) => cardAt(table, place))
    .filter((id) => id !== null);
}

/** What the draw deck of these house rules is made of (HW-1). */
export function deckOf({ decks, jokers, rulesCards }: Pick<House, 'decks' | 'jokers' | 'rulesCards'>): DeckContents {
  return { decks, jokers, extras: rulesCards };
}
