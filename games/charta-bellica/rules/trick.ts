import type { Seat } from '../../../rulebook/seat.ts';
import { isJester, valueOf, type NationalCard, rankOf, type NationalRank } from './card.ts';

type Clause = 'CB-7' | 'CB-8' | 'CB-9';

export interface Taken {
  readonly outcome: 'taken';
  readonly by: Seat;
  readonly clause: Clause;
  readonly reason:
    | 'highest card'
    | 'jester over court'
    | 'capital over jesters'
    | 'stronger draw'
    | 'horse won'
    | 'horse lost'
    | 'hands empty';
}

/** Each of `seats` draws blind from the hand of the next of them, the last from the first (CB-7, CB-9). */
export interface Draw {
  readonly outcome: 'draw';
  readonly seats: readonly Seat[];
  readonly clause: Clause;
  readonly reason: 'equal highest' | 'equal jesters' | 'equal draw' | 'horse met horse';
}

const QUEEN = 12;
const MONARCH = 13;
const CAPITAL = 14;

/** CB-7, CB-8: what the cards decide that all turned over together, one a seat, before any horse (CB-9). */
export function judgeShown(cards: readonly NationalCard[]): Taken | Draw {
  const highest = highestOf(cards);
  const jesters = seatsWith(cards, isJester);
  const many = jesters.length > 2;
  if (many ? highest !== CAPITAL : jesters.length > 0 && (highest === QUEEN || highest === MONARCH))
    return takenByOne(jesters, ['CB-8', 'jester over court'], ['CB-8', 'equal jesters']);
  const best = seatsWith(cards, (card) => valueOf(card) === highest);
  return takenByOne(best, many ? ['CB-8', 'capital over jesters'] : ['CB-7', 'highest card'], ['CB-7', 'equal highest']);
}

/** A single seat takes the trick; several draw for it. Each with its clause and reason. */
export function takenByOne(
  seats: readonly Seat[],
  one: readonly [Clause, Taken['reason']],
  several: readonly [Clause, Draw['reason']],
): Taken | Draw {
  const [by, other] = seats;
  return by !== undefined && other === undefined
    ? { outcome: 'taken', by, clause: one[0], reason: one[1] }
    : { outcome: 'draw', seats, clause: several[0], reason: several[1] };
}

function highestOf(cards: readonly NationalCard[]): number {
  return Math.max(...cards.map(valueOf));
}

function seatsWith(cards: readonly NationalCard[], holds: (card: NationalCard) => boolean): readonly Seat[] {
  return cards.flatMap((card, seat) => (holds(card) ? [seat] : []));
}

/** CB-9: the number on the horse; the house may choose another. */
export const HORSE = { least: 2, most: 10, standard: 2 } as const;

/** CB-9: a seat laid its horse on its card and drew from the hand of the seat with the highest. */
export interface Attack {
  readonly by: Seat;
  readonly drawn: NationalCard;
}

/**
 * CB-9: the seat that may attack if it holds a horse, in a list of one, or none. `left` is the number of cards in each
 * hand after laying. Whether it can hold one (it may have laid it) is not asked: hands are the players' own.
 */
export function mayAttack(cards: readonly NationalCard[], left: number): readonly Seat[] {
  if (left < 2 || cards.some(isJester)) return [];
  const highest = highestOf(cards);
  const best = seatsWith(cards, (card) => valueOf(card) === highest);
  const oneBelow = seatsWith(cards, (card) => valueOf(card) === highest - 1);
  return best.length === 1 && oneBelow.length === 1 ? oneBelow : [];
}

/** CB-9: what an attack decides that `mayAttack` allows. `horse` is the rank of the horses in this house. */
export function judgeAttack(cards: readonly NationalCard[], { by, drawn }: Attack, horse: NationalRank): Taken | Draw {
  const attacking = cards[by];
  const defender = seatOfHighest(cards);
  if (attacking === undefined) throw new RangeError(`seat ${by} has no card to attack with`);
  if (rankOf(drawn) === horse) return { outcome: 'draw', seats: [by, defender], clause: 'CB-9', reason: 'horse met horse' };
  if (valueOf(drawn) > valueOf(attacking)) return { outcome: 'taken', by: defender, clause: 'CB-9', reason: 'horse lost' };
  return { outcome: 'taken', by, clause: 'CB-9', reason: 'horse won' };
}

/** The seat of the highest card, the first of them where several are. */
export function seatOfHighest(cards: readonly NationalCard[]): Seat {
  const highest = highestOf(cards);
  return cards.findIndex((card) => valueOf(card) === highest);
}
