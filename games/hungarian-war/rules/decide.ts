import { SEATS } from './house.ts';
import { refuse, type Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { deckOn, refill, swap } from './deal.ts';
import { nameCard, adjustPoints, countDeck, countPile, setStanding } from './decide-corrections.ts';
import { accept } from './evolve.ts';
import { withJudgement } from './evolve-round.ts';
import { judge } from './judge.ts';
import { cardAt } from './place.ts';
import { judgedSeats, refuseFaces, isInGame, MOST_PEOPLE, seatsInGame } from './seats.ts';
import type { Command, Event, DieFace, Playing, RefusalCode, State, SeatState } from './types.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { owners } from './cards.ts';

type Decided = Decision<State, Event, RefusalCode>;

/** What follows from a command: its events, or why not. */
export function decide(state: State, command: Command, chance: Chance): Decided {
  switch (command.type) {
    case 'name':
      return nameCard(state, command);
    case 'countDeck':
      return countDeck(state, command, chance);
    case 'countPile':
      return countPile(state, command);
    case 'adjustPoints':
      return adjustPoints(state, command);
    default:
      return state.phase === 'over' ? refuse('game over', {}, 'HW-17') : decidePlaying(state, command, chance);
  }
}

type PlayingCommand = Exclude<Command, { type: 'name' | 'countDeck' | 'countPile' | 'adjustPoints' }>;

function decidePlaying(state: Playing, command: PlayingCommand, chance: Chance): Decided {
  switch (command.type) {
    case 'open':
      return open(state, command.faces, chance);
    case 'swap':
      return swapByEye(state, command.side);
    case 'setStanding':
      return setStanding(state, command);
    case 'away':
      return goAway(state, command.seat);
    case 'back':
      return comeBack(state, command.seat);
    case 'join':
      return join(state, command, chance);
    case 'leave':
      return leave(state, command.seat);
    case 'turnCircle':
      return accept(state, { type: 'CircleTurned' });
    case 'timeUp':
      return accept(state, { type: 'TimeCalled' });
  }
}

/** HW-6 to HW-17: the faces, then the refill and the swap. */
function open(state: Playing, faces: readonly (DieFace | null)[], chance: Chance): Decided {
  const judged = judgedSeats(state);
  const refused = refuseFaces(judged, faces, (seat) => state.seats[seat]?.player.name ?? '');
  if (refused !== undefined) return refused;
  const opened = withJudgement(state, faces, judge(judged, faces));
  return refill({ ok: true, events: [{ type: 'FacesOpened', faces }], state: opened }, chance);
}

/** HW-21: what the dealer did stands, whatever the names say. */
function swapByEye(state: Playing, side: number): Decided {
  if (!Number.isInteger(side) || cardAt(state.table, side) === null || state.table.centre === null)
    return refuse('not swappable', { side }, 'HW-5');
  return accept(state, { type: 'CardsSwapped', side });
}

/** HW-22 */
function goAway(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  const { name } = before.player;
  if (before.presence === 'away') return refuse('already away', { name }, 'HW-22');
  if (isLastInGame(state, before)) return refuse('would leave nobody in the game', { name }, 'HW-22');
  return accept(state, { type: 'PlayerWentAway', seat });
}

/** HW-22 */
function comeBack(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  if (before.presence === 'here') return refuse('not away', { name: before.player.name }, 'HW-22');
  return accept(state, { type: 'PlayerCameBack', seat });
}

/** HW-22: a new seat with a new card on its left, for somebody new or somebody who had left; HW-5 and HW-17 follow. */
function join(state: Playing, { seat, player }: Extract<Command, { type: 'join' }>, chance: Chance): Decided {
  const seats = state.seats.length;
  if (seats === SEATS.most || owners(state).length >= MOST_PEOPLE) return refuse('table full', { most: SEATS.most }, 'HW-1');
  if (!Number.isInteger(seat) || seat < 0 || seat > seats) return refuse('no such seat', { seat });
  if (state.seats.some((seated) => seated.player.id === player.id)) return refuse('same player twice', { name: player.name });
  if (state.deck === 0) return refuse('no card for a new seat', {}, 'HW-22');
  const nextCard = deckOn(state, chance);
  return swap(accept(state, { type: 'SeatJoined', seat, player, card: nextCard() }));
}

/** HW-22 */
function leave(state: Playing, seat: Seat): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  const { name } = before.player;
  if (state.seats.length === SEATS.least) return refuse('too few seats', { least: SEATS.least }, 'HW-22');
  if (isLastInGame(state, before)) return refuse('would leave nobody in the game', { name }, 'HW-22');
  return accept(state, { type: 'SeatLeft', seat });
}

function isLastInGame(state: Playing, seat: SeatState): boolean {
  return isInGame(seat) && seatsInGame(state).length === 1;
}
