import type { DeckContents } from '../../../rulebook/deck.ts';
import { completeHouse as complete, wrongHouse } from '../../../rulebook/house.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { House, RefusalCode } from './types.ts';

/** The house rules as setup offers them, in that order. */
export const HOUSE_RULES = [
  { key: 'cards', clause: 'HW-21', kind: 'choice', values: ['taken', 'entered', 'dealt', 'untracked'], standard: 'taken' },
  { key: 'lastTable', clause: 'HW-17', kind: 'choice', values: ['leave', 'play'], standard: 'leave' },
  { key: 'decks', clause: 'HW-1', kind: 'number', least: 1, most: 8, standard: 1 },
  { key: 'jokers', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'rulesCards', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'jokerValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 15 },
  { key: 'rulesCardValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 20 },
] as const satisfies readonly (HouseRule & { readonly key: keyof House })[];

/** What the draw deck of these house rules is made of (HW-1). */
export function deckOf({ decks, jokers, rulesCards }: Pick<House, 'decks' | 'jokers' | 'rulesCards'>): DeckContents {
  return { decks, jokers, extras: rulesCards };
}

/** The first value of `house` that no house rule allows, as a refusal; undefined where all are allowed. */
export function refuseHouse(house: Partial<House>): { ok: false; refusal: Refusal<RefusalCode> } | undefined {
  const wrong = wrongHouse(HOUSE_RULES, house);
  return wrong && refuse('house value', { key: wrong.key, given: wrong.given }, wrong.clause);
}

/** The complete house rules; what `house` leaves out is standard. */
export function completeHouse(house: Partial<House>): House {
  return complete<House>(HOUSE_RULES, house);
}
