import { completeHouse as complete, type HouseOf } from '../../../rulebook/house.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';

/** HW-1 */
export const SEATS = { least: 2, most: 10, recommended: [3, 5] } as const;
/** HW-6 */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

export const HOUSE_RULES = [
  { key: 'cards', clause: 'HW-21', kind: 'choice', values: ['taken', 'entered', 'dealt', 'untracked'], standard: 'taken' },
  { key: 'lastTable', clause: 'HW-17', kind: 'choice', values: ['leave', 'play'], standard: 'leave' },
  { key: 'decks', clause: 'HW-1', kind: 'number', least: 1, most: 8, standard: 1 },
  { key: 'jokers', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'rulesCards', clause: 'HW-1', kind: 'number', least: 0, most: 99, standard: 0 },
  { key: 'jokerValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 15 },
  { key: 'rulesCardValue', clause: 'HW-4', kind: 'number', least: 1, most: 99, standard: 20 },
] as const satisfies readonly HouseRule[];

export type House = HouseOf<typeof HOUSE_RULES>;

export function completeHouse(house: Partial<House>): House {
  return complete<House>(HOUSE_RULES, house);
}
