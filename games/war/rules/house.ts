import { refuse } from '../../../rulebook/refusal.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';
import { VARIATIONS, type Variation } from './battle.ts';

/**
 * How cards become known: `entered`, the dealer names each flip; `dealt`, the host draws each flip from what nobody has
 * seen; `untracked`, the dealer says who takes them, and the host counts.
 */
export const CARDS = ['entered', 'dealt', 'untracked'] as const;

/** WR-5: minutes of a timed game; 0 is total victory. */
export const MINUTES = ['0', '15', '20'] as const;

export interface WarHouse {
  readonly cards: (typeof CARDS)[number];
  readonly variation: Variation;
  readonly minutes: (typeof MINUTES)[number];
}

export const HOUSE_RULES = [
  { key: 'cards', clause: 'WR-1', kind: 'choice', values: CARDS, standard: 'entered' },
  { key: 'variation', clause: 'WR-6', kind: 'choice', values: VARIATIONS, standard: 'classic' },
  { key: 'minutes', clause: 'WR-5', kind: 'choice', values: MINUTES, standard: '0' },
] as const satisfies readonly (HouseRule & { readonly key: keyof WarHouse })[];

/** WR-6: where players choose their cards, the host cannot choose for them. */
export function refuseHouse({ cards, variation }: WarHouse) {
  return cards === 'dealt' && variation === 'suicide' ? refuse('cards are chosen', {}, 'WR-6') : undefined;
}

/** WR-5: undefined for total victory. */
export function minutesOf({ minutes }: WarHouse): number | undefined {
  return minutes === '0' ? undefined : Number(minutes);
}
