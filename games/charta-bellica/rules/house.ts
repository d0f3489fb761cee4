import type { HouseOf } from '../../../rulebook/house.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import type { HouseRule } from '../../../rulebook/rulebook.ts';
import { RANKS, type NationalRank } from './card.ts';
import { HORSE } from './trick.ts';

/** CB-2, CB-5, CB-7: the three games of this deck. */
export const LINES = ['bellum', 'simple', 'combined'] as const;
export type BattleLine = (typeof LINES)[number];

export const HOUSE_RULES = [
  { key: 'line', clause: 'CB-1', kind: 'choice', values: LINES, standard: 'bellum', upFront: true },
  /** The number on the horses. */
  { key: 'horse', clause: 'CB-9', kind: 'number', ...HORSE },
] as const satisfies readonly HouseRule[];

export type House = HouseOf<typeof HOUSE_RULES>;

/** CB-1 */
export const ALLIED_PLAYERS = 4;

/** CB-1: two alliances are four players. */
export function refuseLine({ line }: House, players: number) {
  return line === 'bellum' || players === ALLIED_PLAYERS
    ? undefined
    : refuse('players of the line' as const, { line, needed: ALLIED_PLAYERS, given: players }, 'CB-1');
}

/** CB-9: the rank of the horses in this house. */
export function horseRank({ horse }: House): NationalRank {
  const rank = RANKS[horse - 1];
  if (rank === undefined) throw new RangeError(`no card has the number ${horse}`);
  return rank;
}
