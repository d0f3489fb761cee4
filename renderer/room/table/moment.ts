import type { CalledOff, Correction, Course, GameView } from '../../../host/contract/view.ts';
import { pairIn, roomSay, type RoomSay, stepNamed } from '../../../words/room.ts';
import type { Language } from '../../../words/language.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { TABLE_UIS, type TableUi } from './ui.ts';

/** The count as it stands at `now` (host time): 3, 2, 1, and `up` from the moment the hands go up. */
export function countAt(course: Course, now: number): number | 'up' | undefined {
  switch (course.phase) {
    case 'counting':
      return now >= course.endsAt ? 'up' : Math.ceil((course.endsAt - now) / 1000);
    case 'closed':
      return 'up';
    case 'opening':
      return course.stalled.length === 0 && course.toType.length === 0 && !course.retaken && !course.unjudged ? 'up' : undefined;
    case 'choosing':
    case 'asking':
    case 'shown':
    case 'over':
      return undefined;
    default:
      return course satisfies never;
  }
}

/** Whether people may move cards: while they choose, and between answers, but not from a count to its answer. */
export function handsAreFree(course: Course): boolean {
  return course.phase === 'choosing' || (course.phase === 'asking' && !course.counted);
}

/** The correction that stands at `now` (host time); each has its own time, so that none is shown again later. */
export function correctionAt(corrections: readonly Correction[] | undefined, now: number): Correction | undefined {
  return corrections?.find(({ from, until }) => from <= now && now < until);
}

/** The round being played: the next to be opened while choosing or asking, the one opened while its outcomes are shown. */
export function roundOf({ course, round }: Pick<GameView, 'course' | 'round'>): number {
  return course.phase === 'shown' || course.phase === 'over' ? round : round + 1;
}

/** What that round is called; what is said in its place of a game that ended before its first. */
export function roundName(game: GameView, language: Language): string {
  const round = roundOf(game);
  return round === 0 ? roomSay(language)('room-not-begun') : TABLE_UIS.of(game.rulebook).round(game, round, language);
}

/** "Undone: the reveal in round 7": which step the dealer took back or did again, or in which round something is overridden. */
export function correctionTitle(correction: Correction, game: GameView, ui: TableUi, language: Language): string {
  const { kind, steps, what, effect } = correction;
  const say = roomSay(language);
  const round = effect.round === 0 ? undefined : ui.round(game, effect.round, language);
  const step = what === undefined ? round : stepNamed(language, ui.stepSaid(what, language), effect.changes, round);
  const said = steps > 1 ? say('room-steps', { steps }) : step;
  const title = say(`room-corrected-${kind}`);
  return said === undefined ? title : pairIn(language, title, said);
}

/** Why an attempt was called off: by the dealer, for a choice that does not match its seal, for the computer’s sleep. */
export function calledOffSaid({ why, seat }: CalledOff, nameOf: (seat: Seat) => string, say: RoomSay): string {
  return say(`room-called-off-${why}`, { name: seat === undefined ? '' : nameOf(seat) });
}

/** Who halted the last count: a player, or else the dealer. */
export function haltedSaid({ seat }: { readonly seat?: Seat }, nameOf: (seat: Seat) => string, say: RoomSay): string {
  return seat === undefined ? say('room-halted') : say('room-halted-by', { name: nameOf(seat) });
}

const MINUTE_MS = 60_000;

/** How a game stands that ends at `endsAt` (both host time, ms since 1970); when time is `up`, what is under way is finished. */
export function timeLeft(endsAt: number, now: number): 'enough' | 'last minute' | 'up' {
  const left = endsAt - now;
  return left <= 0 ? 'up' : left <= MINUTE_MS ? 'last minute' : 'enough';
}

/** Minutes and seconds still to go, `12:05`; a second counts until it is over. */
export function clockLeft(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
