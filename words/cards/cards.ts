import type { Rank, Suit } from '../../rulebook/card.ts';
import { inEach, type Language } from '../language.ts';
import names from './names.json';

interface CardNames {
  readonly ranks: Readonly<Record<Rank, string>>;
  /** As on the keys that name a card, where that is not the code's own letter. */
  readonly letters: Readonly<Partial<Record<Rank, string>>>;
  readonly suits: Readonly<Record<Suit, string>>;
  suited(rank: string, suit: string): string;
  readonly unknown: string;
  readonly joker: string;
  /** The card with the rules that lies in the box of a French deck. */
  readonly extraCard: string;
}

export const CARDS_EN: CardNames = { ...names.en, suited: (rank, suit) => `${rank} of ${suit}` };
export const CARDS_HU: CardNames = { ...names.hu, suited: (rank, suit) => `${suit} ${rank}` };
export const CARDS_DE: CardNames = { ...names.de, suited: (rank, suit) => `${suit}-${rank}` };
export const CARD_NAMES = inEach<CardNames>(CARDS_EN, CARDS_HU, CARDS_DE);

/** A card, by its code, as far as it is known: "king of spades", "king", "Joker", "unknown card". */
export function nameCard(card: string, names: CardNames): string {
  // Looked up by the code's letters, which need not be a rank or a suit.
  const rank = (names.ranks as Partial<Record<string, string>>)[card.charAt(0)];
  const suit = (names.suits as Partial<Record<string, string>>)[card.charAt(1)];
  if (rank !== undefined) return suit === undefined ? rank : names.suited(rank, suit);
  if (card.startsWith('X')) return names.joker;
  return card.startsWith('R') ? names.extraCard : names.unknown;
}

export function nameRank(card: string, names: CardNames): string {
  return nameCard(`${card.charAt(0)}?`, names);
}

/** A card of the French deck, by its code, as far as it is known. */
export function frenchCardName(card: string, language: Language): string {
  return nameCard(card, CARD_NAMES[language]);
}
