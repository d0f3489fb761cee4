import type { GuestCommand } from '../../contract/guest.ts';
import type { TournamentCommand } from '../../contract/hall.ts';
import { addPeople, awaitCheckIn, checkIn, rename, setPresence, setTeam } from './decide-people.ts';
import { correct, endRound, exchange, leave, seat, setClock, startRound } from './decide-rounds.ts';
import { chooseSettings, setTablePresence } from './decide-settings.ts';
import { done, type ToDo } from './decision.ts';
import type { Random } from '../../../rulebook/random.ts';
import type { PlayedResult, Tournament } from './tournament.ts';

/** What the organiser or a guest wants done; undo and redo are the record's affair. */
export type Deed = Exclude<TournamentCommand, { type: 'undo' | 'redo' }> | GuestCommand;

/**
 * What a command leads to. `played` is what the records of all tables tell of games that the hall has seated; `random` gives a
 * whole number from 0 to below its argument; `now` is ms since 1970.
 */
export function decide(state: Tournament, command: Deed, played: readonly PlayedResult[], random: Random, now: number): ToDo {
  switch (command.type) {
    case 'settings':
      return chooseSettings(state, command.settings);
    case 'addPeople':
      return addPeople(state, command.text, command.others);
    case 'rename':
      return rename(state, command.person, command.name);
    case 'team':
      return setTeam(state, command.person, command.team);
    case 'presence':
      return setPresence(state, command.person, command.here);
    case 'awaitCheckIn':
      return awaitCheckIn(state, command.on);
    case 'checkIn':
      return checkIn(state, command.person);
    case 'tablePresence':
      return setTablePresence(state, command.table, command.here);
    case 'seat':
      return seat(state, played, random);
    case 'exchange':
      return exchange(state, command.one, command.other);
    case 'startRound':
      return startRound(state, now);
    case 'endRound':
      return endRound(state, played);
    case 'startClock':
    case 'extendClock':
    case 'turnClock':
      return setClock(state, command, now);
    case 'sendMessage': {
      const { type: _, ...message } = command;
      return done({ type: 'MessageSent', ...message });
    }
    case 'correct':
      return correct(state, command, played);
    case 'leave':
      return leave(state, command, played);
  }
}
