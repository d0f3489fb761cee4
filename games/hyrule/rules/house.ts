import type { HouseRule } from '../../../rulebook/rulebook.ts';

/** What is agreed before the game. */
export interface House {
  readonly turns: 'chance' | 'strategy';
  /** `entered`: the real cards are typed as they are laid. `dealt`: the kiosk draws what is laid from the cards nobody has seen. */
  readonly cards: 'entered' | 'dealt';
}

export const HOUSE_RULES = [
  { key: 'turns', clause: 'HY-4', kind: 'choice', values: ['chance', 'strategy'], standard: 'chance' },
  { key: 'cards', clause: 'HY-1', kind: 'choice', values: ['entered', 'dealt'], standard: 'entered' },
] as const satisfies readonly (HouseRule & { readonly key: keyof House })[];
