import type { HouseOf } from '../../../rulebook/house.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';
import { VARIATIONS } from './battle.ts';

export const HOUSE_RULES = [
  /**
   * How cards become known: `entered`, the dealer names each flip; `dealt`, the host draws each flip from what nobody has
   * seen; `untracked`, the dealer says who takes them, and the host counts.
   */
  { key: 'cards', clause: 'WR-1', kind: 'choice', values: ['entered', 'dealt', 'untracked'], standard: 'entered' },
  { key: 'variation', clause: 'WR-6', kind: 'choice', values: VARIATIONS, standard: 'classic' },
  /** 0: no clock. */
  { key: 'minutes', clause: 'WR-5', kind: 'number', least: 0, most: 180, standard: 0, onceText: true },
  /** 0: as many as it takes. */
  { key: 'battles', clause: 'WR-5', kind: 'number', least: 0, most: 999, standard: 0, formerly: 0 },
] as const satisfies readonly HouseRule[];

export type WarHouse = HouseOf<typeof HOUSE_RULES>;

/** WR-6: where players choose their cards, the host cannot choose for them. */
export function refuseHouse({ cards, variation }: WarHouse) {
  return cards === 'dealt' && variation === 'suicide' ? refuse('cards are chosen', {}, 'WR-6') : undefined;
}

/** WR-5: undefined in a game without a clock. */
export function minutesOf({ minutes }: WarHouse): number | undefined {
  return minutes === 0 ? undefined : minutes;
}

/** WR-5: how many battles are left after so many; undefined where they are not limited. */
export function battlesLeft({ battles }: WarHouse, fought: number): number | undefined {
  return battles === 0 ? undefined : battles - fought;
}
