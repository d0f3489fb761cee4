import type { Card } from '../../../rulebook/card.ts';
import { deckSize } from '../../../rulebook/deck.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { capture, noCaptures, type HandCaptures, leaderOf, nextCounterClockwise, type LeadReason } from './captures.ts';
import { DECK, HAND } from './house.ts';
import { judgeTurn, type TurnJudged } from './judge.ts';

/** How turns are taken (HY-4, HY-5); under strategy rules the tallest leads first (HY-6). */
export type Manner = { readonly turns: 'chance' } | { readonly turns: 'strategy'; readonly tallest: Seat };

/** A hand of seven turns under way, whatever is known of the cards in hand. */
export interface HandCourse {
  readonly manner: Manner;
  /** The seats that play, ascending: everybody, or in a run-off those who share the most (HY-7). */
  readonly seats: readonly Seat[];
  /** How many have left since the hand was dealt. */
  readonly left?: number;
  /** Cards left in the stock. */
  readonly stock: number;
  readonly captures: HandCaptures;
  /** Turns played; a swap is not one of them (HY-1). */
  readonly turns: number;
  /** The seat that swapped, if that was the last thing to happen (HY-5). */
  readonly swapped: Seat | undefined;
}

/** The leader, and the part of HY-5 or HY-6 that decides it. */
export interface Lead {
  readonly leader: Seat;
  readonly reason: LeadReason | 'after swap';
}

/** HY-1: seven cards dealt to each of `seats`, the rest is the stock; `table` seats are there in all. */
export function beginCourse(manner: Manner, seats: readonly Seat[], table: number): HandCourse {
  const stock = deckSize(DECK) - HAND * seats.length;
  return { manner, seats, stock, captures: noCaptures(table), turns: 0, swapped: undefined };
}

/** HY-1 */
export function isOver({ turns }: HandCourse): boolean {
  return turns >= HAND;
}

/** The leader now; undefined under chance rules, since all lay at once (HY-4). */
export function leadIn({ manner, captures, swapped, seats }: HandCourse): Lead | undefined {
  if (manner.turns === 'chance') return undefined;
  if (swapped !== undefined) return { leader: nextCounterClockwise(swapped, seats), reason: 'after swap' };
  return leaderOf(captures, seats, manner.tallest);
}

/** Everybody's place in a turn: ascending by chance (HY-4), counter-clockwise from the leader else (HY-5). */
export function orderIn(course: HandCourse): readonly Seat[] {
  const lead = leadIn(course);
  if (lead === undefined) return course.seats;
  const order = [lead.leader];
  while (order.length < course.seats.length) order.push(nextCounterClockwise(order.at(-1) ?? lead.leader, course.seats));
  return order;
}

/** The cards of a turn laid, by seat, null for a player who is not in it; judged and captured. */
export function playTurn(
  course: HandCourse,
  cards: readonly (Card | null)[],
): { readonly judged: TurnJudged; readonly course: HandCourse } {
  const judged = judgeTurn(cards);
  const captures = capture(course.captures, course.seats.length, judged.winner);
  return { judged, course: { ...course, captures, turns: course.turns + 1, swapped: undefined } };
}

export type SwapRefusal = 'no swap by chance rules' | 'swap after swap' | 'stock empty';

/** HY-5: only the leader swaps, not right after a swap, not with an empty stock. */
export function refuseSwap({ manner, swapped, stock }: HandCourse): Refused<SwapRefusal> | undefined {
  if (manner.turns === 'chance') return refuse('no swap by chance rules', {}, 'HY-5');
  if (swapped !== undefined) return refuse('swap after swap', { seat: swapped }, 'HY-5');
  return stock === 0 ? refuse('stock empty', {}, 'HY-5') : undefined;
}

/** The leader has swapped a card with the top of the stock; it must have passed `refuseSwap`. */
export function swap(course: HandCourse): HandCourse {
  const lead = leadIn(course);
  if (lead === undefined || course.stock === 0) throw new RangeError('nobody can swap');
  return { ...course, stock: course.stock - 1, swapped: lead.leader };
}
