import { SEATS } from './house.ts';
import type { Card } from '../../../rulebook/card.ts';
import { at, type Player, type PlayerId, type Seat } from '../../../rulebook/seat.ts';
import { owners } from './cards.ts';
import { seatsAt } from './place.ts';
import { MOST_PEOPLE } from './seats.ts';
import { settle } from './evolve-cards.ts';
import type { Pile, SeatState, State } from './types.ts';

const EMPTY_PILE: Pile = { cards: [], counted: undefined, countedOf: 0, adjusted: 0 };

export function newSeat(player: Player): SeatState {
  return { player, standing: 'in', presence: 'here', pile: EMPTY_PILE };
}

/** Throws where there is no such seat. */
export function withSeat(state: State, seat: Seat, change: (before: SeatState) => SeatState): State {
  return { ...state, seats: state.seats.with(seat, change(at(state.seats, seat))) };
}

/** The pile of a player at the table or gone. Throws where there is no such player. */
export function withPile(state: State, player: PlayerId, change: (before: Pile) => Pile): State {
  if (!owners(state).some((owner) => owner.player.id === player)) throw new RangeError(`no player ${player}`);
  const changed = <Owner extends { readonly player: Player; readonly pile: Pile }>(owner: Owner): Owner =>
    owner.player.id === player ? { ...owner, pile: change(owner.pile) } : owner;
  return { ...state, seats: state.seats.map(changed), gone: state.gone.map(changed) };
}

/**
 * HW-22: the new seat's left card, at the side place of its number, is new; HW-17 follows. A player who had left has the pile
 * from before. Throws beyond the last seat, and where the table is full (HW-1).
 */
export function withSeatJoined(state: State, seat: Seat, player: Player, card: Card): State {
  if (state.seats.length >= SEATS.most || owners(state).length >= MOST_PEOPLE) throw new RangeError('the table is full');
  if (seat > state.seats.length) throw new RangeError(`no place for a seat ${seat} beside ${state.seats.length}`);
  const moved = renumbered(state, (side) => (side >= seat ? side + 1 : side));
  const id = state.cards.length;
  const pile = state.gone.find((left) => left.player.id === player.id)?.pile ?? EMPTY_PILE;
  return settle({
    ...moved,
    seats: state.seats.toSpliced(seat, 0, { ...newSeat(player), pile }),
    gone: state.gone.filter((left) => left.player.id !== player.id),
    table: { centre: state.table.centre, sides: state.table.sides.toSpliced(seat, 0, id) },
    cards: [...state.cards, card],
    deck: state.deck - 1,
    laid: [...moved.laid, seat],
  });
}

/** HW-22: the seat and the side card on its left go; the pile stays in the standings. Throws where there is no such seat. */
export function withSeatLeft(state: State, seat: Seat): State {
  const { player, pile } = at(state.seats, seat);
  const card = state.table.sides[seat] ?? null;
  return {
    ...renumbered(state, (side) => (side === seat ? null : side > seat ? side - 1 : side)),
    seats: state.seats.toSpliced(seat, 1),
    gone: [...state.gone, { player, pile }],
    table: { centre: state.table.centre, sides: state.table.sides.toSpliced(seat, 1) },
    discard: card === null ? state.discard : [...state.discard, card],
    leavers: [...state.leavers, player],
  };
}

/** HW-22: seat 0 stays, the others count the other way; every card stays between the same two people. */
export function withCircleTurned(state: State): State {
  const count = state.seats.length;
  return {
    ...renumbered(state, (side) => turnedSide(side, count)),
    seats: state.seats.map((_, seat) => at(state.seats, (count - seat) % count)),
    table: {
      centre: state.table.centre,
      sides: state.table.sides.map((_, side) => at(state.table.sides, turnedSide(side, count))),
    },
  };
}

/** Between old seats a and b lies what then lies between new seats -b and -a. Turning twice is nothing. */
function turnedSide(side: number, seats: number): number {
  const [, next] = seatsAt(side, seats);
  return (seats - next) % seats;
}

/** `laid` by the new numbers of the side places; null for a place that is gone. */
function renumbered(state: State, to: (side: number) => number | null): State {
  return { ...state, laid: state.laid.map((place) => (typeof place === 'number' ? to(place) : place)) };
}
