import { rankOf, suitOf } from '../../../rulebook/card.ts';
import type { Card, Suit } from '../../../rulebook/card.ts';
import { pointsOf } from './points.ts';
import { cardAt, emptyPlaces } from './place.ts';
import type { Game, House } from './types.ts';

/** HW-5: suits of equal cards, the lowest first; whatever has no suit stands above them all. */
const SUIT_ORDER: readonly Suit[] = ['H', 'C', 'S', 'D'];
const SUITLESS = SUIT_ORDER.length;
const STEPS = SUIT_ORDER.length + 1;

/** Where a card stands in the order of HW-5: from `least` to `most`, which are equal where its suit is known. */
interface Strength {
  readonly least: number;
  readonly most: number;
}

/**
 * HW-5: which side card swaps places with the centre card; `none` where the centre card is among the largest, `by eye`
 * where what is known of the cards does not decide it. `sides` are the side cards in order.
 */
export function swapOf(centre: Card, sides: readonly Card[], house: House): number | 'none' | 'by eye' {
  const strengths: Strength[] = [];
  for (const card of [centre, ...sides]) {
    const strength = strengthOf(card, house);
    if (strength === undefined) return 'by eye';
    strengths.push(strength);
  }
  const first = strengths.findIndex((strength, place) =>
    strengths.every((other, at) => (at < place ? strength.least > other.most : at === place || strength.least >= other.most)),
  );
  if (first === -1) return 'by eye';
  return first === 0 ? 'none' : first - 1;
}

/** HW-5 for the table as it lies; `none` while a place is empty. */
export function swapDue(game: Game): number | 'none' | 'by eye' {
  if (emptyPlaces(game.table).length > 0) return 'none';
  const known = (place: 'centre' | number): Card => game.cards[cardAt(game.table, place) ?? -1] ?? '??';
  return swapOf(
    known('centre'),
    game.table.sides.map((_, side) => known(side)),
    game.house,
  );
}

function strengthOf(card: Card, house: House): Strength | undefined {
  const points = pointsOf(card, house);
  if (points === undefined) return undefined;
  const suit = suitOf(card);
  if (suit !== undefined) return exactly(points * STEPS + SUIT_ORDER.indexOf(suit));
  if (rankOf(card) === undefined) return exactly(points * STEPS + SUITLESS);
  return { least: points * STEPS, most: points * STEPS + SUITLESS - 1 };
}

function exactly(strength: number): Strength {
  return { least: strength, most: strength };
}
