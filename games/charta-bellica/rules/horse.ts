import type { Seat } from '../../../rulebook/seat.ts';
import { isJester, rankOf, valueOf } from './card.ts';
import type { Card, Rank } from './card.ts';
import { highestOf, seatsWith, type Draw, type Taken } from './trick.ts';

/** CB-9: the number on the horse; the house may choose another. */
export const HORSE = { least: 2, most: 10, standard: 2 } as const;

/** CB-9: a seat laid its horse on its card and drew from the hand of the seat with the highest. */
export interface Attack {
  readonly by: Seat;
  readonly drawn: Card;
}

/**
 * CB-9: the seat that may attack if it holds a horse, in a list of one, or none. `left` is the number of cards in each
 * hand after laying. Whether it can hold one (it may have laid it) is not asked: hands are the players' own.
 */
export function mayAttack(cards: readonly Card[], left: number): readonly Seat[] {
  if (left < 2 || cards.some(isJester)) return [];
  const highest = highestOf(cards);
  const best = seatsWith(cards, (card) => valueOf(card) === highest);
  const oneBelow = seatsWith(cards, (card) => valueOf(card) === highest - 1);
  return best.length === 1 && oneBelow.length === 1 ? oneBelow : [];
}

/** CB-9: what an attack decides that `mayAttack` allows. `horse` is the rank of the horses in this house. */
export function judgeAttack(
  cards: readonly Card[],
  { by, drawn }: Attack,
  horse: Rank,
): Taken<'horse won' | 'horse lost'> | Draw<'horse met horse'> {
  const attacking = cards[by];
  const defender = seatOfHighest(cards);
  if (attacking === undefined) throw new RangeError(`seat ${by} has no card to attack with`);
  if (rankOf(drawn) === horse) return { outcome: 'draw', seats: [by, defender], clause: 'CB-9', reason: 'horse met horse' };
  if (valueOf(drawn) > valueOf(attacking)) return { outcome: 'taken', by: defender, clause: 'CB-9', reason: 'horse lost' };
  return { outcome: 'taken', by, clause: 'CB-9', reason: 'horse won' };
}

/** The seat of the highest card, the first of them where several are. */
export function seatOfHighest(cards: readonly Card[]): Seat {
  const highest = highestOf(cards);
  return cards.findIndex((card) => valueOf(card) === highest);
}
