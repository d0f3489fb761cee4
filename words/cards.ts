import type { Rank, Suit } from '../rulebook/card.ts';
import cards from './generated/cards.js';
import type { Language } from './language.ts';
import { sayIn } from './say.ts';

/** A card of the French deck, by its code, as far as it is known: "king of spades", "king", "Joker", "unknown card". */
export function frenchCardName(card: string, language: Language): string {
  const say = sayIn(language, cards);
  // Looked up by the code's letters, which need not be a rank or a suit.
  const rank = say.known(`cards-ranks-${card.charAt(0)}`);
  const suit = say.known(`cards-suits-${card.charAt(1)}`);
  if (rank !== undefined) return suit === undefined ? rank : say('cards-suited', { rank, suit });
  if (card.startsWith('X')) return say('cards-joker');
  return card.startsWith('R') ? say('cards-extra-card') : say('cards-unknown');
}

/** "king", of a king of any suit. */
export function rankName(card: string, language: Language): string {
  return frenchCardName(`${card.charAt(0)}?`, language);
}

export function suitName(suit: Suit, language: Language): string {
  return sayIn(language, cards)(`cards-suits-${suit}`);
}

/** As it is printed on the corner of a card, and on the key that names it. */
export function rankLetter(rank: Rank, language: Language): string {
  return sayIn(language, cards).known(`cards-ranks-${rank}.letter`) ?? rank;
}
