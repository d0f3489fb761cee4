import type { Card } from '../../../rulebook/card.ts';
import { cardAt, placesOf } from './place.ts';
import type { CardId, Game, Pile, Place } from './types.ts';

/** Where a card that was laid is now. A side place counts as `table` with its number. */
export type Whereabouts =
  | { readonly where: 'table'; readonly place: Place }
  | { readonly where: 'pile'; readonly name: string }
  | { readonly where: 'discard' };

export function cardOf(game: Game, id: CardId): Card {
  return game.cards[id] ?? '??';
}

/** Where the card is, or undefined where no such card was laid or it proved never to have been there (HW-17). */
export function whereIs(game: Game, id: CardId): Whereabouts | undefined {
  const place = placesOf(game.table).find((candidate) => cardAt(game.table, candidate) === id);
  if (place !== undefined) return { where: 'table', place };
  const owner = owners(game).find(({ pile }) => pile.cards.includes(id));
  if (owner !== undefined) return { where: 'pile', name: owner.player.name };
  return game.discard.includes(id) ? { where: 'discard' } : undefined;
}

/** Everybody who has a pile: in seat order, then who left, in the order of leaving. */
export function owners(game: Game): readonly { readonly player: Game['gone'][number]['player']; readonly pile: Pile }[] {
  return [...game.seats, ...game.gone];
}
