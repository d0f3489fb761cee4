import { UNKNOWN } from '../../../rulebook/card.ts';
import { accept, refuse } from '../../../rulebook/refusal.ts';
import type { Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { owners } from './cards.ts';
import { nextCards, swap } from './deal.ts';
import { evolve } from './evolve.ts';
import { isInGame, MOST_PEOPLE, SEATS, seatsInGame } from './seats.ts';
import type { Command, Event, Playing, RefusalCode, SeatState } from './types.ts';

type Decided = Decision<Event, RefusalCode>;

/** HW-22 */
export function goAway(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  const { name } = before.player;
  if (before.presence === 'away') return refuse('already away', { name }, 'HW-22');
  if (isLastInGame(state, before)) return refuse('would leave nobody in the game', { name }, 'HW-22');
  return accept({ type: 'PlayerWentAway', seat });
}

/** HW-22 */
export function comeBack(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  if (before.presence === 'here') return refuse('not away', { name: before.player.name }, 'HW-22');
  return accept({ type: 'PlayerCameBack', seat });
}

/** HW-22: a new seat with a new card on its left; HW-5 and HW-17 follow. */
export function join(state: Playing, { seat, player }: Extract<Command, { type: 'join' }>, chance: Chance): Decided {
  const seats = state.seats.length;
  if (seats === SEATS.most || owners(state).length >= MOST_PEOPLE) return refuse('table full', { most: SEATS.most }, 'HW-1');
  if (!Number.isInteger(seat) || seat < 0 || seat > seats) return refuse('no such seat', { seat });
  if (player.name.trim() === '') return refuse('name missing', { seat });
  if (owners(state).some((owner) => owner.player.id === player.id)) return refuse('same player twice', { name: player.name });
  if (state.deck === 0) return refuse('no card for a new seat', {}, 'HW-22');
  const [card = UNKNOWN] = nextCards(state, 1, chance);
  const joined: Event = { type: 'SeatJoined', seat, player, card };
  return accept(joined, ...swap(evolve(state, joined)));
}

/** HW-22 */
export function leave(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  const { name } = before.player;
  if (state.seats.length === SEATS.least) return refuse('too few seats', { least: SEATS.least }, 'HW-22');
  if (isLastInGame(state, before)) return refuse('would leave nobody in the game', { name }, 'HW-22');
  return accept({ type: 'SeatLeft', seat });
}

function isLastInGame(state: Playing, seat: SeatState): boolean {
  return isInGame(seat) && seatsInGame(state).length === 1;
}
