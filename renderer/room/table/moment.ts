import type { Correction, Course, GameView } from '../../../host/contract/view.ts';

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

/** The round being played: the next to be opened while choosing or asking, the one opened while it is told. */
export function roundOf({ course, round }: Pick<GameView, 'course' | 'round'>): number {
  return course.phase === 'shown' || course.phase === 'over' ? round : round + 1;
}
