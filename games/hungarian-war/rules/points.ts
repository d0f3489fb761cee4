import { RANKS } from '../../../rulebook/card.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { House } from './types.ts';

/** HW-4: the points of each rank. */
const POINTS: ReadonlyMap<string, number> = new Map(RANKS.map((rank, i) => [rank, i + 1]));

/** HW-4: the points of a card, or undefined while it is unknown. A rank is enough (HW-21). */
export function pointsOf(card: Card, house: Pick<House, 'jokerValue' | 'rulesCardValue'>): number | undefined {
  const points = POINTS.get(card.charAt(0));
  if (points !== undefined || card === '??') return points;
  return card.startsWith('X') ? house.jokerValue : house.rulesCardValue;
}

/** HW-4: the least and the most points a card of this game may bring. */
export function pointsRange(house: House): { readonly least: number; readonly most: number } {
  const { jokers, jokerValue, rulesCards, rulesCardValue } = house;
  const most = Math.max(RANKS.length, jokers > 0 ? jokerValue : 0, rulesCards > 0 ? rulesCardValue : 0);
  return { least: 1, most };
}
