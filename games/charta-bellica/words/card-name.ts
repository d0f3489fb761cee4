import type { Nation, Rank } from '../rules/card.ts';
import type { ChartaBellicaWords } from './table/en.ts';

type CardWords = ChartaBellicaWords['card'];

/** A card in words, as far as it is known: `9?` is a nine. */
export function nameCard(card: string, { ranks, nations, of }: CardWords): string {
  // Looked up by the code's letters: what the view holds has passed the rulebook.
  const rank = ranks[card.charAt(0) as Rank];
  const nation = card.charAt(1) as Nation;
  return nation in nations ? of(rank, nation) : rank;
}

/** The letter on a court card: that of who stands on it, without an accent. Also its key. */
export function letterOf(rank: Rank, { ranks }: CardWords): string {
  return ranks[rank].normalize('NFD').charAt(0).toUpperCase();
}
