import type { Rank, Suit } from '../../rulebook/card.ts';

/** How a language names the cards of the French deck. */
export interface CardNames {
  readonly ranks: Readonly<Record<Rank, string>>;
  /** As on the keys that name a card; a ten is written out. */
  readonly letters: Readonly<Record<Rank, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  suited(rank: string, suit: string): string;
  readonly unknown: string;
  readonly joker: string;
  /** The card with the rules that lies in the box of a French deck. */
  readonly extraCard: string;
}

/** A card, by its code, as far as it is known: "king of spades", "king", "Joker", "unknown card". */
export function nameCard(card: string, names: CardNames): string {
  // Looked up by the code's letters, which need not be a rank or a suit.
  const rank = (names.ranks as Partial<Record<string, string>>)[card.charAt(0)];
  const suit = (names.suits as Partial<Record<string, string>>)[card.charAt(1)];
  if (rank !== undefined) return suit === undefined ? rank : names.suited(rank, suit);
  if (card.startsWith('X')) return names.joker;
  return card.startsWith('R') ? names.extraCard : names.unknown;
}

/** The rank of a card by itself: "king". */
export function nameRank(card: string, names: CardNames): string {
  return nameCard(`${card.charAt(0)}?`, names);
}

/** How a language writes a rank that is known by its code. */
export function rankLetter(rank: string, letters: CardNames['letters']): string {
  return (letters as Partial<Record<string, string>>)[rank] ?? rank;
}
