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
  /** Of a timed game; 0 is total victory. */
  { key: 'minutes', clause: 'WR-5', kind: 'choice', values: ['0', '15', '20'], standard: '0' },
] as const satisfies readonly HouseRule[];

export type WarHouse = HouseOf<typeof HOUSE_RULES>;

/** WR-6: where players choose their cards, the host cannot choose for them. */
export function refuseHouse({ cards, variation }: WarHouse) {
  return cards === 'dealt' && variation === 'suicide' ? refuse('cards are chosen', {}, 'WR-6') : undefined;
}

/** WR-5: undefined for total victory. */
export function minutesOf({ minutes }: WarHouse): number | undefined {
  return minutes === '0' ? undefined : Number(minutes);
}
