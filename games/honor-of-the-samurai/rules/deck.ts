import type { DeckContents } from '../../../rulebook/deck.ts';

/** HS-1 */
export const SEATS = { least: 2, most: 8 } as const;

/** HS-1 */
export const DECK: DeckContents = { decks: 1, jokers: 2, extras: 0 };

/** HS-1: cards in an army before a charge joins it. */
export const ARMY = 3;
