import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { at } from './evolve-people.ts';
import { judge } from './judge.ts';
import { cardAt, withCards } from './place.ts';
import { judgedSeats, playersOf, refuseFaces } from './seats.ts';
import { changed, over, playing, settle } from './evolve-cards.ts';
import type {
  CardId,
  CentreOutcome,
  Face,
  Judgement,
  Place,
  Playing,
  SeatState,
  SideOutcome,
  State,
  TablePlaces,
} from './types.ts';

/**
 * HW-6 to HW-16, up to the refill: the outcomes judged, cards moved to piles, players out or back. Throws if these faces
 * cannot be judged.
 */
export function withFacesOpened(state: Playing, faces: readonly (Face | null)[]): State {
  const seats = judgedSeats(state);
  const refused = refuseFaces(seats, faces, String);
  if (refused !== undefined) throw new Error(`faces that cannot be judged: ${refused.refusal.code}`);
  const judgement = judge(seats, faces);
  const { table } = state;
  const moved = movedCards(table, judgement);
  const round = state.round + 1;
  const next = changed(state, {
    seats: seatsAfter(state.seats, judgement, moved),
    table: withCards(
      table,
      moved.map(({ place }) => [place, null]),
    ),
    discard: state.discard.concat(moved.filter(({ to }) => to === 'discard').map(({ id }) => id)),
    round,
    opening: { round, faces, table, judgement, players: playersOf(state) },
    laid: [],
    swapped: undefined,
  });
  return state.lastRound ? over(next) : playing(next, false);
}

/** Far more than any evening needs; a record with more cards was made to keep its reader busy. */
const MOST_LAID = 20_000;

/** HW-3: cards from the deck laid at empty places; HW-17 follows. Throws if the deck holds fewer, or for more cards than any game. */
export function withCardsLaid(state: State, laid: readonly { readonly place: Place; readonly card: Card }[]): State {
  if (laid.length > state.deck) throw new RangeError(`${laid.length} cards laid from a deck of ${state.deck}`);
  if (state.cards.length + laid.length > MOST_LAID) throw new RangeError(`more than ${MOST_LAID} cards laid in one game`);
  const first = state.cards.length;
  return settle(
    changed(state, {
      cards: state.cards.concat(laid.map(({ card }) => card)),
      deck: state.deck - laid.length,
      table: withCards(
        state.table,
        laid.map(({ place }, i) => [place, first + i]),
      ),
      laid: state.laid.concat(laid.map(({ place }) => place)),
    }),
  );
}

/** HW-5 */
export function withCardsSwapped(state: State, side: number): State {
  const { table } = state;
  const exchanged = [['centre', cardAt(table, side)] as const, [side, table.centre] as const];
  const next = changed(state, { table: withCards(table, exchanged), swapped: side });
  return state.phase === 'over' ? over(next) : playing(next, state.lastRound);
}

interface Moved {
  readonly place: Place;
  readonly id: CardId;
  readonly to: Seat | 'discard';
}

/** HW-16: the cards that leave the table, in the order they are shown: sides ascending, the centre last. */
function movedCards(table: TablePlaces, judgement: Judgement): readonly Moved[] {
  const moved: Moved[] = [];
  for (let side = 0; side < table.sides.length; side++) move(moved, side, table.sides[side], judgement.sides[side]);
  move(moved, 'centre', table.centre, judgement.centre);
  return moved;
}

function move(
  moved: Moved[],
  place: Place,
  id: CardId | null | undefined,
  outcome: CentreOutcome | SideOutcome | undefined,
): void {
  if (typeof id === 'number' && outcome !== undefined && outcome.outcome !== 'stays')
    moved.push({ place, id, to: outcome.by ?? 'discard' });
}

/** The seats after the round. A seat that nothing happens to stays the same object. */
function seatsAfter(
  before: readonly SeatState[],
  { eliminated, rejoined }: Judgement,
  moved: readonly Moved[],
): readonly SeatState[] {
  const seats = [...before];
  for (const { id, to } of moved) {
    if (to === 'discard') continue;
    const { player, standing, presence, pile } = at(seats, to);
    const { cards, counted, countedOf, adjusted } = pile;
    seats[to] = { player, standing, presence, pile: { cards: [...cards, id], counted, countedOf, adjusted } };
  }
  for (const seat of eliminated) seats[seat] = withStanding(at(seats, seat), 'out');
  for (const seat of rejoined) seats[seat] = withStanding(at(seats, seat), 'in');
  return seats;
}

function withStanding({ player, presence, pile }: SeatState, standing: SeatState['standing']): SeatState {
  return { player, standing, presence, pile };
}
