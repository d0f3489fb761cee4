import type { DeckContents } from '../../../rulebook/deck.ts';

/** HY-1 */
export const SEATS = { least: 2, most: 7 } as const;
export const DECK: DeckContents = { decks: 1, jokers: 2, extras: 0 };
/** Cards dealt to each player, and turns in a hand. */
export const HAND = 7;
