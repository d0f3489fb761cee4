import type { Seat } from '../../../rulebook/seat.ts';
import { NATIONS, RANKS } from './card.ts';
import type { Card, Nation, Rank } from './card.ts';

/** What a seat still holds of its nation's cards: so many face down in a pile, so many in hand (CB-1). */
export interface Holding {
  readonly pile: number;
  readonly hand: number;
  /** The cards in the hand that everybody has seen: laid aside, and returned (CB-3, CB-9). */
  readonly back: readonly Card[];
}

/** Where a card comes from when it is laid, shown or drawn. */
export type Source = 'pile' | 'hand';

/** CB-1: each seat holds a nation; all are alike, so they are given out by seat. */
export function nationOf(seat: Seat): Nation {
  const nation = NATIONS[seat];
  if (nation === undefined) throw new RangeError(`no nation for seat ${seat}`);
  return nation;
}

export function ownCard(rank: Rank, seat: Seat): Card {
  return `${rank}${nationOf(seat)}`;
}

/** The holdings after a card has left that of `seat`. */
export function without(holdings: readonly Holding[], seat: Seat, source: Source, card: Card): readonly Holding[] {
  return holdings.map((holding, at) => {
    if (at !== seat) return holding;
    if (source === 'pile') return { ...holding, pile: holding.pile - 1 };
    return { ...holding, hand: holding.hand - 1, back: holding.back.filter((other) => other !== card) };
  });
}

/** The holdings after cards laid aside have returned to the hands of those who laid them. */
export function withBack(holdings: readonly Holding[], aside: readonly Aside[]): readonly Holding[] {
  return holdings.map((holding, seat) => {
    const cards = aside.filter((each) => each.seat === seat).map(({ card }) => card);
    return cards.length === 0 ? holding : { ...holding, hand: holding.hand + cards.length, back: [...holding.back, ...cards] };
  });
}

/** A card laid aside, and who laid it. */
export interface Aside {
  readonly seat: Seat;
  readonly card: Card;
}

/**
 * What a card from there can be, by all that has been seen: a card of the own nation that nobody has seen yet, or one
 * that went back into this hand.
 */
export function possible(holding: Holding, seat: Seat, source: Source, seen: ReadonlySet<Card>): readonly Card[] {
  const unseen = RANKS.map((rank) => ownCard(rank, seat)).filter((card) => !seen.has(card));
  if (source === 'pile') return unseen;
  return holding.hand > holding.back.length ? [...unseen, ...holding.back] : holding.back;
}
