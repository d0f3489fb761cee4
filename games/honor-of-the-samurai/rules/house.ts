import type { DeckContents } from '../../../rulebook/deck.ts';
import type { HouseOf } from '../../../rulebook/house.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';

/** HS-1 */
export const SEATS = { least: 2, most: 8 } as const;

/** HS-1 */
export const DECK: DeckContents = { decks: 1, jokers: 2, extras: 0 };

/** HS-1: cards in an army before a charge joins it. */
export const ARMY = 3;

const PLAYED = ['no', 'yes'] as const;

/** In the order in which setup offers them; all may be played together. */
export const HOUSE_RULES = [
  /** `entered`: the players turn up real cards and the dealer enters them; `dealt`: the host draws them. */
  { key: 'cards', clause: 'HS-1', kind: 'choice', values: ['entered', 'dealt'], standard: 'entered' },
  /** For how long three disgraces put a player out: the rest of the hand, or of the game. */
  { key: 'out', clause: 'HS-2', kind: 'choice', values: ['hand', 'game'], standard: 'hand', formerly: 'game' },
  /** What a head is worth, agreed before the game and settled without us. */
  { key: 'stake', clause: 'HS-1', kind: 'text', longest: 12, standard: '', formerly: '' },
  /** The winner of the last game is King and names an illegal suit. */
  { key: 'kings', clause: 'HS-6', kind: 'choice', values: PLAYED, standard: 'no' },
  /** Jokers may be appealed to the King. */
  { key: 'diplomacy', clause: 'HS-9', kind: 'choice', values: PLAYED, standard: 'no' },
  /** A hand card may be added to the army. */
  { key: 'charges', clause: 'HS-8', kind: 'choice', values: PLAYED, standard: 'no' },
  /** A disgrace takes a head away. */
  { key: 'disgracesAsHeads', clause: 'HS-7', kind: 'choice', values: PLAYED, standard: 'no' },
] as const satisfies readonly HouseRule[];

export type House = HouseOf<typeof HOUSE_RULES>;

/**
 * HS-7: where a disgrace is a negative head, nobody comes back from minus three. Games begun before the rule said so keep
 * `out` as their record has it.
 */
export function settledHouse(house: House): House {
  return house.disgracesAsHeads === 'yes' ? { ...house, out: 'game' } : house;
}

export type SamuraiCode = 'no King to appeal to'; // {}

/** HS-9: there is nobody to appeal to without a King. */
export function refuseHouse({ kings, diplomacy }: House) {
  return diplomacy === 'yes' && kings === 'no' ? refuse<SamuraiCode>('no King to appeal to', {}, 'HS-9') : undefined;
}
