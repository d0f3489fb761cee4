import type { DeckContents } from '../../../rulebook/deck.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';

/** HS-1 */
export const SEATS = { least: 2, most: 8 } as const;

/** HS-1 */
export const DECK: DeckContents = { decks: 1, jokers: 2, extras: 0 };

/** HS-1: cards in an army before a charge joins it. */
export const ARMY = 3;

/** `entered`: the players turn up real cards and the dealer enters them; `dealt`: the host draws them. */
export const CARDS = ['entered', 'dealt'] as const;

export const PLAYED = ['no', 'yes'] as const;
type Played = (typeof PLAYED)[number];

export interface House {
  readonly cards: (typeof CARDS)[number];
  /** HS-6: the winner of the last game is King and names an illegal suit. */
  readonly kings: Played;
  /** HS-9: Jokers may be appealed to the King. */
  readonly diplomacy: Played;
  /** HS-8: a hand card may be added to the army. */
  readonly charges: Played;
  /** HS-7: a disgrace takes a head away. */
  readonly disgracesAsHeads: Played;
}

/** In the order in which setup offers them; all may be played together. */
export const HOUSE_RULES = [
  { key: 'cards', clause: 'HS-1', kind: 'choice', values: CARDS, standard: 'entered' },
  { key: 'kings', clause: 'HS-6', kind: 'choice', values: PLAYED, standard: 'no' },
  { key: 'diplomacy', clause: 'HS-9', kind: 'choice', values: PLAYED, standard: 'no' },
  { key: 'charges', clause: 'HS-8', kind: 'choice', values: PLAYED, standard: 'no' },
  { key: 'disgracesAsHeads', clause: 'HS-7', kind: 'choice', values: PLAYED, standard: 'no' },
] as const satisfies readonly (HouseRule & { readonly key: keyof House })[];

export type SamuraiCode = 'no King to appeal to'; // {}

/** HS-9: there is nobody to appeal to without a King. */
export function refuseHouse({ kings, diplomacy }: House) {
  return diplomacy === 'yes' && kings === 'no' ? refuse<SamuraiCode>('no King to appeal to', {}, 'HS-9') : undefined;
}
