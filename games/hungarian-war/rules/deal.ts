import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { pointsOf, deckOf } from './cards.ts';
import { emptyPlaces } from './place.ts';
import type { House } from './house.ts';
import type { Event, Game, State } from './types.ts';

/** What of a game decides the next cards and the swap. */
type Dealing = Pick<Game, 'house' | 'cards' | 'deck' | 'table'>;

/**
 * The next cards from the deck: unknown if the dealer lays real ones, drawn one by one from the unseen if the house is
 * `dealt`, with one draw a card. Unknown also if corrected names leave nothing unseen.
 */
export function nextCards({ house, cards }: Dealing, count: number, chance: Chance): readonly Card[] {
  const drawn: Card[] = [];
  const left = house.cards === 'dealt' ? unseen(deckOf(house), cards) : [];
  while (drawn.length < count) {
    const card = left.length === 0 ? UNKNOWN : chance.draw(left);
    drawn.push(card);
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return drawn;
}

/**
 * HW-3, HW-5: what fills the empty places of a game that goes on, as far as the deck goes, and the swap where it still goes
 * on after that (HW-17).
 */
export function refill(game: Dealing, chance: Chance): readonly Event[] {
  const places = emptyPlaces(game.table).slice(0, game.deck);
  if (places.length === 0) return [];
  const drawn = nextCards(game, places.length, chance);
  const laid: Event = { type: 'CardsLaid', cards: places.map((place, i) => ({ place, card: drawn[i] ?? UNKNOWN })) };
  if (game.deck === places.length && game.house.lastTable === 'leave') return [laid];
  // The empty places are filled in the order in which `lying` has them.
  const next = drawn.values();
  const filled = lying(game).map((card) => card ?? next.next().value);
  return [laid, ...swapped(swapOf(filled, game.house))];
}

/** HW-5, while the game goes on and all that is needed is known (HW-21). */
export function swap(state: State): readonly Event[] {
  return state.phase === 'playing' ? swapped(swapDue(state)) : [];
}

/** HW-5 for the table as it lies; `none` while a place is empty. */
export function swapDue(game: Dealing): number | 'none' | 'by eye' {
  return swapOf(lying(game), game.house);
}

function swapped(side: number | 'none' | 'by eye'): readonly Event[] {
  return typeof side === 'number' ? [{ type: 'CardsSwapped', side }] : [];
}

/** The cards on the table in HW-3 order; undefined where a place is empty. */
function lying({ table, cards }: Dealing): (Card | undefined)[] {
  return [table.centre, ...table.sides].map((id) => (id === null ? undefined : (cards[id] ?? UNKNOWN)));
}

/** HW-5: the suits of equal cards, the lowest first; a card without a suit stands above them all. */
const SUITS_ASCENDING = 'HCSD';
const SUITLESS = SUITS_ASCENDING.length;

/** Where a card may stand in the order of HW-5: by its points, then by its suit. Of a card whose suit is unknown, a range. */
interface Strength {
  readonly least: number;
  readonly most: number;
}

/**
 * HW-5: which side card swaps places with the centre card; `none` if the centre card is among the largest or a place is
 * empty, `by eye` if what is known of the cards does not decide it. `cards` are the centre card, then the side cards.
 */
export function swapOf(cards: readonly (Card | undefined)[], house: House): number | 'none' | 'by eye' {
  if (cards.includes(undefined)) return 'none';
  const strengths = cards.map((card) => strengthOf(card ?? UNKNOWN, house)).filter((strength) => strength !== undefined);
  if (strengths.length < cards.length) return 'by eye';
  const largest = strengths.reduce((one, other) => (other.least > one.least ? other : one));
  const first = strengths.indexOf(largest);
  // Of equal cards the first one swaps, so it must be above those before it and no lower than those after it.
  const isFirst = strengths.every(({ most }, place) =>
    place < first ? most < largest.least : place === first || most <= largest.least,
  );
  if (!isFirst) return 'by eye';
  return first === 0 ? 'none' : first - 1;
}

function strengthOf(card: Card, house: House): Strength | undefined {
  const points = pointsOf(card, house);
  if (points === undefined) return undefined;
  const lowest = points * (SUITLESS + 1);
  const suit = card.charAt(1);
  if (suit === '?') return { least: lowest, most: lowest + SUITLESS - 1 };
  const order = SUITS_ASCENDING.indexOf(suit);
  const strength = lowest + (order === -1 ? SUITLESS : order);
  return { least: strength, most: strength };
}
