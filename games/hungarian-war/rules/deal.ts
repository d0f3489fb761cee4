import { UNKNOWN, type Card, rankOf, suitOf, type Suit } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { evolve } from './evolve.ts';
import { emptyPlaces } from './place.ts';
import type { Event, State, Game, House } from './types.ts';
import { pointsOf, deckOf } from './cards.ts';

/**
 * The next cards from the deck: unknown if the dealer lays real ones, drawn one by one from the unseen if the house is
 * `dealt`, with one draw a card. Unknown also if corrected names leave nothing unseen.
 */
export function nextCards(state: State, count: number, chance: Chance): readonly Card[] {
  if (state.house.cards !== 'dealt') return Array.from({ length: count }, () => UNKNOWN);
  const drawn: Card[] = [];
  let left: readonly Card[] = unseen(deckOf(state.house), state.cards);
  while (drawn.length < count) {
    const last = drawn.at(-1);
    if (last !== undefined && left.includes(last)) left = left.toSpliced(left.indexOf(last), 1);
    drawn.push(left.length === 0 ? UNKNOWN : chance.draw(left));
  }
  return drawn;
}

/** HW-3, HW-5: what fills the empty places as far as the deck goes, and then the swap. */
export function refill(state: State, chance: Chance): readonly Event[] {
  const places = emptyPlaces(state.table).slice(0, state.deck);
  if (state.phase === 'over' || places.length === 0) return [];
  const cards = nextCards(state, places.length, chance);
  const laid: Event = { type: 'CardsLaid', cards: places.map((place, i) => ({ place, card: cards[i] ?? UNKNOWN })) };
  return [laid, ...swap(evolve(state, laid))];
}

/** HW-5, while the game goes on and all that is needed is known (HW-21). */
export function swap(state: State): readonly Event[] {
  const side = state.phase === 'playing' ? swapDue(state) : 'none';
  return typeof side === 'number' ? [{ type: 'CardsSwapped', side }] : [];
}

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
