import type { Card } from '../card.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { capture, noCaptures, type Captures } from './captures.ts';
import { HAND } from './deck.ts';
import { judgeTurn, type TurnJudged } from './judge.ts';
import { leaderAfterSwap, leaderOf } from './leader.ts';

/** How turns are taken (HY-4, HY-5); under strategy rules the tallest leads first (HY-6). */
export type House = { readonly turns: 'chance' } | { readonly turns: 'strategy'; readonly tallest: Seat };

/** A hand of seven turns under way, all cards known. */
export interface Course {
  readonly house: House;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The top card first. */
  readonly stock: readonly Card[];
  readonly captures: Captures;
  /** Turns played; a swap is not one of them (HY-1). */
  readonly turns: number;
  /** Who swapped, where that was the last thing to happen (HY-5). */
  readonly swapped: Seat | undefined;
}

export function beginCourse(house: House, hands: Course['hands'], stock: readonly Card[]): Course {
  return { house, hands, stock, captures: noCaptures(hands.length), turns: 0, swapped: undefined };
}

/** HY-1 */
export function isOver({ turns }: Course): boolean {
  return turns >= HAND;
}

/** Who leads now; undefined under chance rules, where all lay at once (HY-4). */
export function leaderIn({ house, captures, swapped, hands }: Course): Seat | undefined {
  if (house.turns === 'chance') return undefined;
  return swapped === undefined ? leaderOf(captures, house.tallest) : leaderAfterSwap(swapped, hands.length);
}

type Refused = { readonly ok: false; readonly refusal: Refusal<'cards count' | 'not in that hand' | SwapRefusal> };
type SwapRefusal = 'no swap by chance rules' | 'swap after swap' | 'stock empty';

/** Every seat lays one card of its own hand. */
export function refuseTurn({ house, hands }: Course, cards: readonly Card[]): Refused | undefined {
  const clause = house.turns === 'chance' ? 'HY-4' : 'HY-5';
  if (cards.length !== hands.length) return refuse('cards count', { given: cards.length, seats: hands.length }, clause);
  for (const [seat, card] of cards.entries()) {
    if (hands[seat]?.includes(card) !== true) return refuse('not in that hand', { seat, card }, clause);
  }
  return undefined;
}

/** The cards of a turn laid, judged and captured; they must have passed `refuseTurn`. */
export function playTurn(course: Course, cards: readonly Card[]): { readonly judged: TurnJudged; readonly course: Course } {
  const judged = judgeTurn(cards);
  return {
    judged,
    course: {
      ...course,
      hands: course.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat])),
      captures: capture(course.captures, cards.length, judged.winner),
      turns: course.turns + 1,
      swapped: undefined,
    },
  };
}

/** HY-5: the leader swaps a card of its own hand, not right after a swap, not with an empty stock. */
export function refuseSwap(course: Course, card: Card): Refused | undefined {
  const seat = leaderIn(course);
  if (seat === undefined) return refuse('no swap by chance rules', {}, 'HY-5');
  if (course.swapped !== undefined) return refuse('swap after swap', { seat: course.swapped }, 'HY-5');
  if (course.stock.length === 0) return refuse('stock empty', {}, 'HY-5');
  if (course.hands[seat]?.includes(card) !== true) return refuse('not in that hand', { seat, card }, 'HY-5');
  return undefined;
}

/** The leader's card discarded and the top of the stock drawn; it must have passed `refuseSwap`. */
export function swap(course: Course, card: Card): Course {
  const leader = leaderIn(course);
  const [drawn, ...stock] = course.stock;
  if (leader === undefined || drawn === undefined) throw new RangeError('nobody can swap');
  const hands = course.hands.map((hand, seat) => (seat === leader ? [...hand.filter((one) => one !== card), drawn] : hand));
  return { ...course, hands, stock, swapped: leader };
}
