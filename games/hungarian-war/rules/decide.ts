import { accept, refuse } from '../../../rulebook/refusal.ts';
import type { Decision } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { refill } from './deal.ts';
import { nameCard } from './decide-naming.ts';
import { adjustPoints, countDeck, countPile, setStanding } from './decide-overrides.ts';
import { comeBack, goAway, join, leave } from './decide-people.ts';
import { evolve } from './evolve.ts';
import { cardAt } from './place.ts';
import { judgedSeats, refuseFaces } from './seats.ts';
import type { Command, Event, Face, Playing, RefusalCode, State } from './types.ts';

/** What follows from a command: its events, or why not. */
export function decide(state: State, command: Command, chance: Chance): Decision<Event, RefusalCode> {
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

function decidePlaying(state: Playing, command: PlayingCommand, chance: Chance): Decision<Event, RefusalCode> {
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
      return accept({ type: 'CircleTurned' });
    default:
      return command satisfies never;
  }
}

/** HW-6 to HW-17: the faces, then the refill and the swap. */
function open(state: Playing, faces: readonly (Face | null)[], chance: Chance): Decision<Event, RefusalCode> {
  const refused = refuseFaces(judgedSeats(state), faces, (seat) => state.seats[seat]?.player.name ?? '');
  if (refused !== undefined) return refused;
  const opened: Event = { type: 'FacesOpened', faces };
  return accept(opened, ...refill(evolve(state, opened), chance));
}

/** HW-21: what the dealer did stands, whatever the names say. */
function swapByEye(state: Playing, side: number): Decision<Event, RefusalCode> {
  if (!Number.isInteger(side) || cardAt(state.table, side) === null || state.table.centre === null)
    return refuse('not swappable', { side }, 'HW-5');
  return accept({ type: 'CardsSwapped', side });
}
