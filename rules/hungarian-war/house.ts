import type { HouseRule } from '../rulebook.ts';
import { refuse } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
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

export const STANDARD_HOUSE: House = {
  cards: 'taken',
  lastTable: 'leave',
  decks: 1,
  jokers: 0,
  rulesCards: 0,
  jokerValue: 15,
  rulesCardValue: 20,
};

/** The first value of `house` that no house rule allows, as a refusal; undefined where all are allowed. */
export function refuseHouse(house: Partial<House>): { ok: false; refusal: Refusal<RefusalCode> } | undefined {
  for (const [key, given] of Object.entries(house)) {
    const rule = HOUSE_RULES.find((candidate) => candidate.key === key);
    if (rule !== undefined && allows(rule, given)) continue;
    return refuse('house value', { key, given: String(given) }, rule?.clause);
  }
  return undefined;
}

/** The complete house rules; what `house` leaves out is standard. */
export function completeHouse(house: Partial<House>): House {
  return { ...STANDARD_HOUSE, ...house };
}

function allows(rule: HouseRule, given: unknown): boolean {
  switch (rule.kind) {
    case 'choice':
      return rule.values.some((value) => value === given);
    case 'number':
      return Number.isInteger(given) && Number(given) >= rule.least && Number(given) <= rule.most;
    default:
      return rule satisfies never;
  }
}
