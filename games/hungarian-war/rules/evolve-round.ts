import type { Card } from '../../../rulebook/card.ts';
import type { Capture } from '../../../rulebook/rulebook.ts';
import { at } from '../../../rulebook/seat.ts';
import { over, playing, settle } from './evolve-cards.ts';
import { judge } from './judge.ts';
import { tableAfter } from './judgement.ts';
import { cardAt, withCards } from './place.ts';
import { judgedSeats, playersOf, refuseFaces } from './seats.ts';
import type { CardId, CentreOutcome, DieFace, Judgement, Place, Playing, SeatState, SideOutcome, State } from './types.ts';

/** HW-6 to HW-16, up to the refill. Throws if these faces cannot be judged. */
export function withFacesOpened(state: Playing, faces: readonly (DieFace | null)[]): State {
  const judged = judgedSeats(state);
  const refused = refuseFaces(judged, faces, String);
  if (refused !== undefined) throw new Error(`faces that cannot be judged: ${refused.refusal.code}`);
  return withJudgement(state, faces, judge(judged, faces));
}

/** HW-12 to HW-16, up to the refill: cards moved to piles, players out or back. */
export function withJudgement(state: Playing, faces: readonly (DieFace | null)[], judgement: Judgement): State {
  const { table, opening: last } = state;
  const round = state.round + 1;
  const timesOut = (last?.timesOut ?? 0) + judgement.eliminated.length;
  const { seats, discard, taken } = withOutcomes(state, judgement);
  const next = {
    seats,
    table: tableAfter(table, judgement),
    discard,
    round,
    opening: { round, faces, table, judgement, players: playersOf(state), taken, timesOut },
    laid: [],
    swapped: false,
    leavers: [],
  };
  return state.lastRound ? over(state, next) : playing(state, false, next);
}

/** HW-12 to HW-16: who is out or back, and the cards on their piles, in the order shown. A seat that nothing happens to stays the same object. */
function withOutcomes({ table, seats: before, discard }: Playing, { sides, centre, eliminated, rejoined }: Judgement) {
  const seats = before.slice();
  const moved: Moved = { taken: [], discard: discard.slice() };
  for (let side = 0; side < sides.length; side++) moveCard(at(table.sides, side), at(sides, side), seats, moved);
  moveCard(table.centre, centre, seats, moved);
  for (const seat of eliminated) seats[seat] = withStanding(at(seats, seat), 'out');
  for (const seat of rejoined) seats[seat] = withStanding(at(seats, seat), 'in');
  return { seats, discard: moved.discard, taken: moved.taken };
}

interface Moved {
  readonly taken: Capture[];
  readonly discard: CardId[];
}

/** HW-16: puts a card on the pile of whoever takes it, or on the discard pile. */
function moveCard(id: CardId | null, { outcome, by }: SideOutcome | CentreOutcome, seats: SeatState[], moved: Moved): void {
  if (id === null || outcome === 'stays') return;
  if (by === undefined) moved.discard.push(id);
  else {
    const seat = at(seats, by);
    moved.taken.push({ player: seat.player, seat: by, card: id });
    seats[by] = withCard(seat, id);
  }
}

function withCard({ player, standing, presence, pile }: SeatState, id: CardId): SeatState {
  const { cards, counted, countedOf, adjusted } = pile;
  return { player, standing, presence, pile: { cards: [...cards, id], counted, countedOf, adjusted } };
}

function withStanding({ player, presence, pile }: SeatState, standing: SeatState['standing']): SeatState {
  return { player, standing, presence, pile };
}

/** Far more than any evening needs; a record with more cards was made to keep its reader busy. */
const MOST_LAID = 20_000;

/** HW-3: cards from the deck laid at empty places; HW-17 follows. Throws if the deck holds fewer, or for more cards than any game. */
export function withCardsLaid(state: State, laid: readonly { readonly place: Place; readonly card: Card }[]): State {
  if (laid.length > state.deck) throw new RangeError(`${laid.length} cards laid from a deck of ${state.deck}`);
  if (state.cards.length + laid.length > MOST_LAID) throw new RangeError(`more than ${MOST_LAID} cards laid in one game`);
  const first = state.cards.length;
  const places = laid.map(({ place }) => place);
  const ids = laid.map((_, i) => first + i);
  return settle(state, {
    cards: [...state.cards, ...laid.map(({ card }) => card)],
    deck: state.deck - laid.length,
    table: withCards(state.table, places, ids),
    laid: [...state.laid, ...places],
  });
}

/** HW-5 */
export function withCardsSwapped(state: State, side: number): State {
  const { table } = state;
  const next = { table: withCards(table, ['centre', side], [cardAt(table, side), table.centre]), swapped: true };
  return state.phase === 'over' ? over(state, next) : playing(state, state.lastRound, next);
}
