import type { Correction, Course, GameView } from '../../../host/contract/view.ts';
import type { RoomWords } from '../../../words/room/en.ts';

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

/** The correction that stands at `now` (host time); each has its own time, so that none is shown again later. */
export function correctionAt(corrections: readonly Correction[] | undefined, now: number): Correction | undefined {
  return corrections?.find(({ from, until }) => from <= now && now < until);
}

/** The round being played: the next to be opened while choosing or asking, the one opened while its outcomes are shown. */
export function roundOf({ course, round }: Pick<GameView, 'course' | 'round'>): number {
  return course.phase === 'shown' || course.phase === 'over' ? round : round + 1;
}

/** "Undone: round 7": what the dealer took back, did again or overrode; `named` names a round, of which 0 is before the first. */
export function correctionTitle({ kind, steps, effect }: Correction, named: (round: number) => string, words: RoomWords): string {
  const head = words.corrected[kind];
  if (steps > 1) return `${head}: ${words.steps(steps)}`;
  return effect.round === 0 ? head : `${head}: ${named(effect.round)}`;
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
