import { placesByCode, UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import type { Accepted } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { pointsOf, deckOf } from './cards.ts';
import { andThen } from './evolve.ts';
import { emptyPlaces } from './place.ts';
import type { House } from './house.ts';
import type { Event, GameCore, State } from './types.ts';

/**
 * Gives the next card from the deck whenever it is called: unknown if the dealer lays real ones, drawn from the unseen if the
 * house is `dealt`, with one draw a card. Unknown also if corrected names leave nothing unseen.
 */
export function deckOn({ house, cards }: GameCore, chance: Chance): () => Card {
  const left = house.cards === 'dealt' ? unseen(deckOf(house), cards) : [];
  return () => {
    if (left.length === 0) return UNKNOWN;
    const card = chance.draw(left);
    const at = left.indexOf(card);
    // The order of the unseen means nothing, so the last of them takes the place of the one drawn.
    const last = at < 0 ? undefined : left.pop();
    if (last !== undefined && at < left.length) left[at] = last;
    return card;
  };
}

type Happened = Accepted<State, Event>;

/** HW-3, HW-5: what has happened, then the empty places filled as far as the deck goes, and the swap that follows. */
export function refill(happened: Happened, chance: Chance): Happened {
  const { table, deck } = happened.state;
  const places = emptyPlaces(table).slice(0, deck);
  if (places.length === 0) return happened;
  const nextCard = deckOn(happened.state, chance);
  const cards = places.map((place) => ({ place, card: nextCard() }));
  return swap(andThen(happened, { type: 'CardsLaid', cards }));
}

/** HW-5, while the game goes on and all that is needed is known (HW-21). */
export function swap(happened: Happened): Happened {
  const side = happened.state.phase === 'playing' ? swapDue(happened.state) : 'none';
  return typeof side === 'number' ? andThen(happened, { type: 'CardsSwapped', side }) : happened;
}

/** HW-5 for the table as it lies; `none` while a place is empty. */
export function swapDue({ table, cards, house }: GameCore): number | 'none' | 'by eye' {
  const ids = [table.centre, ...table.sides];
  return swapOf(
    ids.map((id) => (id === null ? undefined : (cards[id] ?? UNKNOWN))),
    house,
  );
}

/** HW-5: the suits of equal cards, the lowest first; a card without a suit stands above them all. */
const SUITS_ASCENDING = ['H', 'C', 'S', 'D'];
const SUIT_PLACES = placesByCode(SUITS_ASCENDING);
const SUITLESS = SUITS_ASCENDING.length;

/**
 * HW-5: which side card swaps places with the centre card; `none` if the centre card is among the largest or a place is
 * empty, `by eye` if what is known of the cards does not decide it. `cards` are the centre card, then the side cards.
 */
export function swapOf(cards: readonly (Card | undefined)[], house: House): number | 'none' | 'by eye' {
  if (cards.includes(undefined)) return 'none';
  if (cards.includes(UNKNOWN)) return 'by eye';
  let [first, largest] = [0, 0];
  for (let place = 0; place < cards.length; place++) {
    const strength = leastStrength(cards[place] ?? UNKNOWN, house);
    if (strength > largest) [first, largest] = [place, strength];
  }
  // Of equal cards the first one swaps, so no card before it may be as strong and none after it stronger.
  const isFirst = cards.every((card, place) => {
    if (card?.charAt(1) !== '?' || place === first) return true;
    const most = leastStrength(card, house) + SUITLESS - 1;
    return place < first ? most < largest : most <= largest;
  });
  if (!isFirst) return 'by eye';
  return first === 0 ? 'none' : first - 1;
}

/** The order of HW-5: by points, then by suit; as low as may be for a card whose suit is unknown. */
function leastStrength(card: Card, house: House): number {
  const suit = SUIT_PLACES[card.charCodeAt(1)] ?? (card.charAt(1) === '?' ? 0 : SUITLESS);
  return (pointsOf(card, house) ?? 0) * (SUITLESS + 1) + suit;
}
