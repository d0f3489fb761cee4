import type { Card } from '../rules/card.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';

/** A card and where it stands within the request, such as `pairs[0][1]`. */
export interface Named {
  readonly at: string;
  readonly card: Card;
}

/** The deck holds each of its 56 cards once. */
export function refuseTwice(
  cards: readonly Named[],
): { readonly ok: false; readonly refusal: Refusal<'card twice'> } | undefined {
  for (const [i, { at, card }] of cards.entries()) {
    const first = cards.slice(0, i).find((other) => other.card === card);
    if (first !== undefined) return refuse('card twice', { at, card, first: first.at });
  }
  return undefined;
}
