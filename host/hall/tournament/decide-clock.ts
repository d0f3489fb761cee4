import type { TournamentCommand } from '../../contract/hall.ts';
import { leftOf, withMinutes, type HallClock } from '../../contract/hall-clock.ts';
import { done, type Decided } from './decision.ts';
import { underWay } from './evolve.ts';
import type { Tournament } from './tournament.ts';

type ClockCommand = Extract<TournamentCommand, { type: 'startClock' | 'extendClock' | 'turnClock' }>;

/** A clock that begins to run now. */
export function clockOf(to: HallClock['to'], minutes: number, now: number): HallClock {
  return withMinutes({ to, endsAt: now }, minutes, now);
}

/** The clock of the round under way, or of the pause before the next one. Where none is set, there is none to be turned. */
export function setClock(state: Tournament, command: ClockCommand, now: number): Decided {
  const { clock } = state;
  if (command.type === 'startClock') {
    const to = underWay(state) === undefined ? 'start' : 'end';
    return done({ type: 'ClockSet', clock: clockOf(to, command.minutes, now) });
  }
  if (clock === undefined) return done();
  if (command.type === 'extendClock') return done({ type: 'ClockSet', clock: withMinutes(clock, command.minutes, now) });
  if (command.to === 'off') return done({ type: 'ClockSet' });
  const [left, isHalted] = [leftOf(clock, now), 'left' in clock];
  if (isHalted === (command.to === 'halt')) return done();
  return done({ type: 'ClockSet', clock: isHalted ? { to: clock.to, endsAt: now + left } : { to: clock.to, left } });
}
