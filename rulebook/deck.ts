import { RANKS, SUITS, rankOf, suitOf } from './card.ts';
import type { Card } from './card.ts';

/** What the whole draw deck is made of. */
export interface DeckContents {
  readonly decks: number;
  readonly jokers: number;
  readonly rulesCards: number;
}

const SUITED: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** Every card of the whole draw deck: suited codes once for each deck; Jokers and Rules Cards numbered through from 1. */
export function wholeDeck({ decks, jokers, rulesCards }: DeckContents): Card[] {
  return [
    ...Array.from({ length: decks }, () => SUITED).flat(),
    ...Array.from({ length: jokers }, (_, i): Card => `X${i + 1}`),
    ...Array.from({ length: rulesCards }, (_, i): Card => `R${i + 1}`),
  ];
}

export function deckSize({ decks, jokers, rulesCards }: DeckContents): number {
  return decks * SUITED.length + jokers + rulesCards;
}

/**
 * Whether `card` may lie beside `others`, which are all other cards that were laid: a suited code as often as there are
 * decks, a rank as often as they hold it, a numbered Joker or Rules Card once. An unknown card always may.
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
  const seen = new Map<string, number>();
  for (const card of known) seen.set(card, (seen.get(card) ?? 0) + 1);
  const struck = (code: string): boolean => {
    const left = seen.get(code) ?? 0;
    if (left > 0) seen.set(code, left - 1);
    return left > 0;
  };
  return wholeDeck(contents)
    .filter((card) => !struck(card))
    .filter((card) => rankOf(card) === undefined || !struck(`${card.charAt(0)}?`));
}

function isNumbered(card: Card, { jokers, rulesCards }: DeckContents): boolean {
  return Number(card.slice(1)) <= (card.startsWith('X') ? jokers : rulesCards);
}
