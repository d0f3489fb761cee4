import { rankOf, suitOf, UNKNOWN } from '../../../rulebook/card.ts';
import type { Card, Suit } from '../../../rulebook/card.ts';
import { pointsOf } from './points.ts';
import type { Game, House } from './types.ts';

/** HW-5: the suits of equal cards, the lowest first; a card without a suit stands above them all. */
const SUIT_ORDER: readonly Suit[] = ['H', 'C', 'S', 'D'];
const SUITLESS = SUIT_ORDER.length;

/** Where a card stands in the order of HW-5: by its points, then by its suit, which lies between `least` and `most`. */
interface Strength {
  readonly points: number;
  readonly suit: { readonly least: number; readonly most: number };
}

/**
 * HW-5: which side card swaps places with the centre card; `none` if the centre card is among the largest, `by eye` if
 * what is known of the cards does not decide it. `sides` are the side cards in order.
 */
export function swapOf(centre: Card, sides: readonly Card[], house: House): number | 'none' | 'by eye' {
  const strengths: Strength[] = [];
  for (const card of [centre, ...sides]) {
    const strength = strengthOf(card, house);
    if (strength === undefined) return 'by eye';
    strengths.push(strength);
  }
  // Of equal cards the first one swaps, so it must be above those before it and no lower than those after it.
  const first = strengths.findIndex((strength, place) =>
    strengths.every((other, at) => (at === place ? true : at < place ? isAbove(strength, other) : isNotBelow(strength, other))),
  );
  if (first === -1) return 'by eye';
  return first === 0 ? 'none' : first - 1;
}

function isAbove(one: Strength, other: Strength): boolean {
  return one.points === other.points ? one.suit.least > other.suit.most : one.points > other.points;
}

function isNotBelow(one: Strength, other: Strength): boolean {
  return one.points === other.points ? one.suit.least >= other.suit.most : one.points > other.points;
}

/** HW-5 for the table as it lies; `none` while a place is empty. */
export function swapDue({ table, cards, house }: Game): number | 'none' | 'by eye' {
  if (table.centre === null || table.sides.includes(null)) return 'none';
  return swapOf(
    cards[table.centre] ?? UNKNOWN,
    table.sides.map((id) => cards[id ?? -1] ?? UNKNOWN),
    house,
  );
}

function strengthOf(card: Card, house: House): Strength | undefined {
  const points = pointsOf(card, house);
  if (points === undefined) return undefined;
  const suit = suitOf(card);
  if (suit === undefined && rankOf(card) !== undefined) return { points, suit: { least: 0, most: SUITLESS - 1 } };
  const known = suit === undefined ? SUITLESS : SUIT_ORDER.indexOf(suit);
  return { points, suit: { least: known, most: known } };
}
