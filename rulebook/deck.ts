import { parseCard, placesByCode, RANKS, SUITS, rankOf, suitOf, UNKNOWN, type Card, type Rank } from './card.ts';

/** What the whole draw deck is made of. */
export interface DeckContents {
  readonly decks: number;
  readonly jokers: number;
  /** Other cards out of the box, numbered from `R1`: a game says what they are worth. */
  readonly extras: number;
}

const SUITED: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const [RANK_PLACES, SUIT_PLACES] = [placesByCode(RANKS), placesByCode(SUITS)];

/** The one asked for last: a game asks for the same whole deck again at every draw. */
let kept: DeckContents & { readonly cards: readonly Card[] } = { decks: 0, jokers: 0, extras: 0, cards: [] };

/** Suited codes once for each deck; Jokers and extra cards numbered through from 1. */
function wholeDeckOf({ decks, jokers, extras }: DeckContents): readonly Card[] {
  if (decks !== kept.decks || jokers !== kept.jokers || extras !== kept.extras) {
    const cards = [
      ...Array.from({ length: decks }, () => SUITED).flat(),
      ...Array.from({ length: jokers }, (_, i): Card => `X${i + 1}`),
      ...Array.from({ length: extras }, (_, i): Card => `R${i + 1}`),
    ];
    kept = { decks, jokers, extras, cards };
  }
  return kept.cards;
}

export function deckSize({ decks, jokers, extras }: DeckContents): number {
  return decks * SUITED.length + jokers + extras;
}

/**
 * Whether `card` may lie beside `others`, which are all other cards that were laid: a suited code as often as there are
 * decks, a rank as often as they hold it, a numbered Joker or extra card once. An unknown card always may.
 */
export function mayLieBeside(card: Card, others: readonly Card[], contents: DeckContents): boolean {
  if (card === '??') return true;
  const rank = rankOf(card);
  if (rank === undefined) return isNumbered(card, contents) && !others.includes(card);
  const ofRank = others.filter((other) => rankOf(other) === rank);
  if (ofRank.length >= contents.decks * SUITS.length) return false;
  return suitOf(card) === undefined || ofRank.filter((other) => other === card).length < contents.decks;
}

/**
 * The cards of the whole deck that are not among `known`. A card known by rank only takes one card of that rank with
 * it, so that no rank is left more often than the deck still holds it.
 */
export function unseen(contents: DeckContents, known: readonly Card[]): Card[] {
  const cards = wholeDeckOf(contents);
  const left: (Card | undefined)[] = cards.slice();
  const ranks: Rank[] = [];
  for (const card of known) {
    let at = firstOf(card, cards);
    while (at !== undefined && left[at] === undefined) at = cards[at + SUITED.length] === card ? at + SUITED.length : undefined;
    const rank = at === undefined && suitOf(card) === undefined ? rankOf(card) : undefined;
    if (at !== undefined) left[at] = undefined;
    else if (rank !== undefined) ranks.push(rank);
  }
  for (const rank of ranks) {
    const at = left.findIndex((card) => card !== undefined && rankOf(card) === rank);
    if (at >= 0) left[at] = undefined;
  }
  return left.filter((card) => card !== undefined);
}

/** Where a code stands first in a whole deck; the same code of the next deck stands as far on as a deck has suited cards. */
function firstOf(card: Card, cards: readonly Card[]): number | undefined {
  const [rank, suit] = [RANK_PLACES[card.charCodeAt(0)], SUIT_PLACES[card.charCodeAt(1)]];
  if (rank !== undefined && suit !== undefined) return suit * RANKS.length + rank;
  const at = cards.indexOf(card, SUITED.length);
  return at < 0 ? undefined : at;
}

/** Whether `text` is a card of this deck, or the rank of one alone (`K?`). */
export function isCardOf(text: string, contents: DeckContents): boolean {
  const card = parseCard(text);
  return card !== undefined && card !== UNKNOWN && (rankOf(card) !== undefined || isNumbered(card, contents));
}

/** One of the cards that are not among `known`, by chance. `random` gives a whole number from 0 to below its argument. */
export function drawUnseen(contents: DeckContents, known: readonly Card[], random: (below: number) => number): Card {
  const cards = unseen(contents, known);
  return cards[random(cards.length)] ?? UNKNOWN;
}

function isNumbered(card: Card, { jokers, extras }: DeckContents): boolean {
  return Number(card.slice(1)) <= (card.startsWith('X') ? jokers : extras);
}
