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

/**
 * Which of `tellings` outcomes is told at `now` (host time), from 0; -1 while the dice land, before the first. The dice
 * get as long as one outcome, so that a page loaded in the middle of a telling comes in at the right place.
 */
export function tellingAt(shown: { readonly shownAt: number; readonly toldAt: number }, tellings: number, now: number): number {
  const each = (shown.toldAt - shown.shownAt) / (tellings + 1);
  if (each <= 0) return tellings;
  return Math.min(Math.max(Math.floor((now - shown.shownAt) / each) - 1, -1), tellings);
}

/** When the next numeral is counted or the next outcome told, host time; undefined where nothing changes by itself any more. */
export function nextStage(course: Course, tellings: number, now: number): number | undefined {
  if (course.phase === 'counting') {
    const seconds = Math.ceil((course.endsAt - now) / 1000);
    return seconds > 0 ? course.endsAt - (seconds - 1) * 1000 : undefined;
  }
  if (course.phase !== 'shown') return undefined;
  const told = tellingAt(course, tellings, now);
  return told < tellings ? course.shownAt + (told + 2) * tellingLength(course, tellings) : undefined;
}

/**
 * A moment in the middle of what is told at `now`: it changes only from one outcome to the next, so that nothing is drawn
 * anew with every frame. 0 outside a telling.
 */
export function tellingMoment(course: Course, tellings: number, now: number): number {
  if (course.phase !== 'shown') return 0;
  const each = (course.toldAt - course.shownAt) / (tellings + 1);
  return course.shownAt + (tellingAt(course, tellings, now) + 1.5) * each;
}

/** The correction that stands at `now` (host time); each has its own time, so that none is shown again later. */
export function correctionAt(corrections: readonly Correction[] | undefined, now: number): Correction | undefined {
  return corrections?.find(({ from, until }) => from <= now && now < until);
}

/** The round being played: the next to be opened while choosing or asking, the one opened while it is told. */
export function roundOf({ course, round }: Pick<GameView, 'course' | 'round'>): number {
  return course.phase === 'shown' || course.phase === 'over' ? round : round + 1;
}

/** A view with the moment (host time) that its parts are drawn for. */
export interface Retold {
  readonly game: GameView;
  readonly moment: number;
}

/** The last opening as it stood when outcome `at` of its `tellings` was told; -1 before the first. */
export function retold(game: GameView, at: number, tellings: number): Retold {
  const course: Course = { phase: 'shown', step: game.course.step, shownAt: 0, toldAt: tellings + 1 };
  return { game: { ...game, course }, moment: at + 1.5 };
}

/** ms for each outcome while they are told; 0 otherwise. */
export function tellingLength(course: Course, tellings: number): number {
  return course.phase === 'shown' ? (course.toldAt - course.shownAt) / (tellings + 1) : 0;
}
