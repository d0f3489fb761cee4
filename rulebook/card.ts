/** Ranks from ace to king. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/**
 * A card of the French deck as far as it is known: `TD` suited, `K?` rank only, `??` unknown,
 * `X1` a Joker, `R1` another card out of the box.
 */
export type Card = `${Rank}${Suit}` | `${Rank}?` | '??' | `X${number}` | `R${number}`;

export const UNKNOWN: Card = '??';

/**
 * By the code of a letter, its place among `letters`, from 0. Rules ask for it a hundred times a round, and both a search and
 * a map take several times as long.
 */
export function placesByCode(letters: readonly string[]): readonly (number | undefined)[] {
  const places: (number | undefined)[] = [];
  for (const [place, letter] of letters.entries()) places[letter.charCodeAt(0)] = place;
  return places;
}

const CODE = /^(?:[A2-9TJQK][CDHS?]|\?\?|[XR][1-9][0-9]?)$/;

/** The card written as `text`, or undefined where the text is no card code. Jokers and extra cards run to 99. */
export function parseCard(text: string): Card | undefined {
  return CODE.test(text) ? (text as Card) : undefined;
}

/** The rank, or undefined for a Joker, an extra card or an unknown card. */
export function rankOf(card: Card): Rank | undefined {
  const letter = card.charAt(0) as Rank;
  return RANKS.includes(letter) ? letter : undefined;
}

/** A card by its rank alone (`K?`); one without a rank as it is. */
export function rankAlone(card: Card): Card {
  const rank = rankOf(card);
  return rank === undefined ? card : `${rank}?`;
}

/** The suit, or undefined where the card has none or it is not known. */
export function suitOf(card: Card): Suit | undefined {
  const letter = card.charAt(1) as Suit;
  return rankOf(card) !== undefined && SUITS.includes(letter) ? letter : undefined;
}
