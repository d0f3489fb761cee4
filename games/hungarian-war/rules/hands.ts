import type { Card } from '../../../rulebook/card.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { cardOf } from './cards.ts';
import { outcomeAt } from './judgement.ts';
import { swapDue } from './deal.ts';
import { cardAt, placesOf, placesShown, seatsAt } from './place.ts';
import type { Opening, Place, Playing, State } from './types.ts';

/** A place as people at the table find it: the centre, or between the player whose left card it is and the next. */
export type Spot =
  { readonly place: 'centre' } | { readonly place: number; readonly between: readonly [Player | undefined, Player | undefined] };

/** What people move with their hands, one line each. */
export type HandsLine =
  | { readonly does: 'take'; readonly player: Player; readonly spot: Spot; readonly card: Card }
  | { readonly does: 'discard'; readonly spot: Spot; readonly card: Card }
  | { readonly does: 'lay'; readonly spots: readonly Spot[] }
  /** `card` is the one that goes to the centre. */
  | { readonly does: 'swap'; readonly spot: Spot; readonly card: Card }
  /** Cards are unknown: the dealer compares them with the eye (HW-21). */
  | { readonly does: 'swapByEye' };

/**
 * What the table has to move between this opening and the next, in the order of doing it: cards taken and discarded
 * (sides ascending, the centre last), places refilled in HW-3 order, then the swap (HW-5). Once the game is over (HW-17)
 * cards won are still taken, but nothing is laid for a round that does not come.
 */
export function handsLines(state: State): readonly HandsLine[] {
  const moved = state.opening === undefined ? [] : movesAfter(state, state.opening);
  return state.phase === 'over' ? moved : [...moved, ...layLine(state), ...swapLine(state)];
}

function layLine({ table, laid, seats }: State): readonly HandsLine[] {
  const seated = seats.map(({ player }) => player);
  const spots = placesOf(table)
    .filter((place) => laid.includes(place))
    .map((place) => spotOf(place, seated));
  return spots.length === 0 ? [] : [{ does: 'lay', spots }];
}

function movesAfter(state: State, opening: Opening): readonly HandsLine[] {
  const { table, judgement, players } = opening;
  return placesShown(table).flatMap((place): HandsLine[] => {
    const outcome = outcomeAt(judgement, place);
    const id = cardAt(table, place);
    if (outcome === undefined || id === null) return [];
    const moved = { spot: spotOf(place, players), card: cardOf(state, id) };
    const taker = outcome.by === undefined ? undefined : players[outcome.by];
    if (taker !== undefined) return [{ does: 'take', player: taker, ...moved }];
    return outcome.outcome === 'discarded' ? [{ does: 'discard', ...moved }] : [];
  });
}

function swapLine(state: Playing): readonly HandsLine[] {
  const { centre } = state.table;
  if (state.swapped !== undefined && centre !== null) {
    const seated = state.seats.map(({ player }) => player);
    return [{ does: 'swap', spot: spotOf(state.swapped, seated), card: cardOf(state, centre) }];
  }
  return state.laid.length > 0 && swapDue(state) === 'by eye' ? [{ does: 'swapByEye' }] : [];
}

function spotOf(place: Place, players: readonly Player[]): Spot {
  if (place === 'centre') return { place };
  const [left, right] = seatsAt(place, players.length);
  return { place, between: [players[left], players[right]] };
}

/**
 * HW-17: whether the next refill may empty the deck and so end the game, as far as the count of cards tells. With
 * `lastTable: play` a refill that fills every place is followed by one more round, which is announced as the last.
 */
export function mayBeLast(state: State): boolean {
  if (state.phase === 'over' || state.lastRound) return false;
  const places = state.table.sides.length + 1;
  return state.house.lastTable === 'play' ? state.deck < places : state.deck <= places;
}
