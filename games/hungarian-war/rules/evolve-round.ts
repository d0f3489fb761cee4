import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { judge } from './judge.ts';
import { cardAt, placesShown, withCards } from './place.ts';
import { judgedSeats, refuseFaces } from './seats.ts';
import { over, settle } from './settle.ts';
import type { CardId, CentreOutcome, Face, Judgement, Place, Playing, SeatState, SideOutcome, State } from './types.ts';

/**
 * HW-6 to HW-16, up to the refill: outcomes judged, cards moved to piles, players out or back. Throws where these faces
 * cannot be judged.
 */
export function withFacesOpened(state: Playing, faces: readonly (Face | null)[]): State {
  const seats = judgedSeats(state);
  const refused = refuseFaces(seats, faces, String);
  if (refused !== undefined) throw new Error(`faces that cannot be judged: ${refused.refusal.code}`);
  const judgement = judge(seats, faces);
  const moved = movedCards(state, judgement);
  const next: Playing = {
    ...state,
    seats: state.seats.map((seat, number) => afterRound(seat, number, judgement, moved)),
    table: withCards(state.table, new Map(moved.map(({ place }) => [place, null]))),
    discard: [...state.discard, ...moved.filter(({ to }) => to === 'discard').map(({ id }) => id)],
    round: state.round + 1,
    opening: { round: state.round + 1, faces, table: state.table, judgement, players: state.seats.map(({ player }) => player) },
    laid: [],
    swapped: undefined,
  };
  return state.lastRound ? over(next) : next;
}

/** No evening comes near; a record that holds more was made to keep whoever reads it busy. */
const MOST_LAID = 20_000;

/** HW-3: cards from the deck laid at empty places; HW-17 follows. Throws where the deck holds fewer, or for more cards than any game. */
export function withCardsLaid(state: State, laid: readonly { readonly place: Place; readonly card: Card }[]): State {
  if (laid.length > state.deck) throw new RangeError(`${laid.length} cards laid from a deck of ${state.deck}`);
  if (state.cards.length + laid.length > MOST_LAID) throw new RangeError(`more than ${MOST_LAID} cards laid in one game`);
  const ids = new Map(laid.map(({ place }, i) => [place, state.cards.length + i]));
  return settle({
    ...state,
    cards: [...state.cards, ...laid.map(({ card }) => card)],
    deck: state.deck - laid.length,
    table: withCards(state.table, ids),
    laid: [...state.laid, ...laid.map(({ place }) => place)],
  });
}

/** HW-5 */
export function withCardsSwapped(state: State, side: number): State {
  const { table } = state;
  const exchanged = new Map<Place, CardId | null>([
    ['centre', cardAt(table, side)],
    [side, table.centre],
  ]);
  return { ...state, table: withCards(table, exchanged), swapped: side };
}

interface Moved {
  readonly place: Place;
  readonly id: CardId;
  readonly to: Seat | 'discard';
}

/** HW-16: the cards that leave the table, in the order they are shown: sides ascending, the centre last. */
function movedCards(state: Playing, judgement: Judgement): readonly Moved[] {
  return placesShown(state.table).flatMap((place) => {
    const outcome = outcomeAt(judgement, place);
    const id = cardAt(state.table, place);
    if (outcome === undefined || id === null || outcome.outcome === 'stays') return [];
    return [{ place, id, to: outcome.by ?? 'discard' }];
  });
}

/** The outcome at a place; undefined where there is no such place. */
export function outcomeAt(judgement: Judgement, place: Place): CentreOutcome | SideOutcome | undefined {
  return place === 'centre' ? judgement.centre : judgement.sides[place];
}

function afterRound(seat: SeatState, number: Seat, judgement: Judgement, moved: readonly Moved[]): SeatState {
  const standing = judgement.eliminated.includes(number) ? 'out' : judgement.rejoined.includes(number) ? 'in' : seat.standing;
  const taken = moved.filter(({ to }) => to === number).map(({ id }) => id);
  if (taken.length === 0) return standing === seat.standing ? seat : { ...seat, standing };
  return { ...seat, standing, pile: { ...seat.pile, cards: [...seat.pile.cards, ...taken] } };
}
