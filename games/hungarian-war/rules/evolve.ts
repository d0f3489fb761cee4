import { newSeat, withCircleTurned, withPile, withSeat, withSeatJoined, withSeatLeft } from './evolve-people.ts';
import { over, withCardNamed, withDeckCounted } from './evolve-cards.ts';
import { withCardsLaid, withCardsSwapped, withFacesOpened } from './evolve-round.ts';
import type { Accepted } from '../../../rulebook/refusal.ts';
import type { Event, State } from './types.ts';

/**
 * The state after one more event; `state` is undefined only for `GameBegun`. Never changes its arguments. Throws if the
 * event cannot follow the state: such a record is damaged.
 */
export function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'GameBegun') return begun(event);
  if (state === undefined) throw new Error(`${event.type} comes before the game has begun`);
  switch (event.type) {
    case 'FacesOpened':
      if (state.phase !== 'playing') throw new Error('faces were opened after the game was over');
      return withFacesOpened(state, event.faces);
    case 'CardsLaid':
      return withCardsLaid(state, event.cards);
    case 'CardsSwapped':
      return withCardsSwapped(state, event.side);
    case 'CardNamed':
      return withCardNamed(state, event.id, event.card, event.confirmed === true);
    case 'DeckCounted':
      return withDeckCounted(state, event.left, event.unfilled);
    case 'PileCounted':
      return withPile(state, event.player, (pile) => ({ ...pile, counted: event.points, countedOf: pile.cards.length }));
    case 'PointsAdjusted':
      return withPile(state, event.player, (pile) => ({ ...pile, adjusted: pile.adjusted + event.by }));
    case 'StandingSet':
      return withSeat(state, event.seat, (seat) => ({ ...seat, standing: event.standing }));
    case 'PlayerWentAway':
      return withSeat(state, event.seat, (seat) => ({ ...seat, presence: 'away' }));
    case 'PlayerCameBack':
      return withSeat(state, event.seat, (seat) => ({ ...seat, presence: 'here' }));
    case 'SeatJoined':
      return withSeatJoined(state, event.seat, event.player, event.card);
    case 'SeatLeft':
      return withSeatLeft(state, event.seat);
    case 'CircleTurned':
      return withCircleTurned(state);
    case 'TimeCalled':
      return over(state, {});
  }
}

/** A command accepted with the event that it leads to; `state` is undefined only for `GameBegun`. */
export function accept(state: State | undefined, event: Event): Accepted<State, Event> {
  return { ok: true, events: [event], state: evolve(state, event) };
}

/** What was accepted, with one more event that follows from it. */
export function andThen({ events, state }: Accepted<State, Event>, event: Event): Accepted<State, Event> {
  return { ok: true, events: [...events, event], state: evolve(state, event) };
}

function begun({ house, players, deck }: Extract<Event, { type: 'GameBegun' }>): State {
  return {
    phase: 'playing',
    lastRound: false,
    house,
    cards: [],
    confirmed: [],
    deck,
    seats: players.map(newSeat),
    gone: [],
    table: { centre: null, sides: players.map(() => null) },
    discard: [],
    round: 0,
    opening: undefined,
    laid: [],
    swapped: false,
    leavers: [],
    total: deck,
  };
}
