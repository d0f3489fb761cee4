import type { Card } from '../../../rulebook/card.ts';
import type { DeckContents } from '../../../rulebook/deck.ts';

/** WR-1 */
export const SEATS = { least: 2, most: 6 } as const;
export const DECK: DeckContents = { decks: 1, jokers: 0, extras: 0 };

/** All cards of a game between two battles; a card whose identity is not known is `??`. */
export interface Table {
  /** By seat, the top card first. */
  readonly stacks: readonly (readonly Card[])[];
  /** WR-4: what nobody won yet, in the order in which its winner will take it. */
  readonly waiting: readonly Card[];
}

/** How many cards each seat has. */
export function countsOf({ stacks }: Table): number[] {
  return stacks.map((stack) => stack.length);
}
