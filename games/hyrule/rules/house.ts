import type { DeckContents } from '../../../rulebook/deck.ts';
import type { HouseOf } from '../../../rulebook/house.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';

/** HY-1 */
export const SEATS = { least: 2, most: 7 } as const;
export const DECK: DeckContents = { decks: 1, jokers: 2, extras: 0 };
/** Cards dealt to each player, and turns in a hand. */
export const HAND = 7;

export const HOUSE_RULES = [
  { key: 'turns', clause: 'HY-4', kind: 'choice', values: ['chance', 'strategy'], standard: 'chance' },
  /** `entered`: the real cards are typed as they are laid. `dealt`: the host draws what is laid from the cards nobody has seen. */
  { key: 'cards', clause: 'HY-1', kind: 'choice', values: ['entered', 'dealt'], standard: 'entered' },
] as const satisfies readonly HouseRule[];

export type House = HouseOf<typeof HOUSE_RULES>;
