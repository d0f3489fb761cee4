import type { Course, GameView } from '../../../host/contract/view.ts';

/** How far the presentation of the last reveal has come: what a game's screens draw of it. */
export type Progress =
  /** The table is drawn as it lies. */
  | { readonly kind: 'none' }
  /** The first `shown` outcomes have been shown, the last of them now; 0 while the dice land. */
  | { readonly kind: 'presenting'; readonly shown: number };

/** Until the first outcome of a round has been shown, nothing on screen may reveal it. */
export function isPending(progress: Progress): boolean {
  return progress.kind === 'presenting' && progress.shown === 0;
}

export const NOT_PRESENTING: Progress = { kind: 'none' };

const PRESENTING: Progress[] = [];

/** The same object for the same number, so that nothing is drawn again while one outcome is shown. */
export function presenting(shown: number): Progress {
  return (PRESENTING[shown] ??= { kind: 'presenting', shown });
}

/** The reveal that is on at `now` (host time, ms since 1970): presented, or brought back by the dealer. */
export function progressAt(
  { course, outcomes, recalled }: Pick<GameView, 'course' | 'outcomes' | 'recalled'>,
  now: number,
): Progress {
  if (recalled !== undefined) return presenting(recalled.at + 1);
  return course.phase === 'shown' ? presenting(shownAt(course, outcomes, now)) : NOT_PRESENTING;
}

type Times = Pick<Extract<Course, { phase: 'shown' }>, 'shownAt' | 'presentedAt'>;

/**
 * How many of `outcomes` have been shown at `now` (host time). The dice get as long to land as one outcome, so that a page
 * loaded in the middle of a presentation comes in at the right place.
 */
export function shownAt(times: Times, outcomes: number, now: number): number {
  const each = lengthOf(times, outcomes);
  return each <= 0 ? outcomes : Math.min(Math.max(Math.floor((now - times.shownAt) / each), 0), outcomes);
}

function lengthOf({ shownAt: begins, presentedAt: ends }: Times, outcomes: number): number {
  return (ends - begins) / (outcomes + 1);
}

/** ms for each outcome while they are presented; 0 otherwise. */
export function outcomeLength(course: Course, outcomes: number): number {
  return course.phase === 'shown' ? lengthOf(course, outcomes) : 0;
}

/** When the next numeral is counted or the next outcome shown, host time; undefined where nothing changes by itself any more. */
export function nextStage(course: Course, outcomes: number, now: number): number | undefined {
  switch (course.phase) {
    case 'counting': {
      const seconds = Math.ceil((course.endsAt - now) / 1000);
      return seconds > 0 ? course.endsAt - (seconds - 1) * 1000 : undefined;
    }
    case 'shown': {
      const shown = shownAt(course, outcomes, now);
      return shown < outcomes ? course.shownAt + (shown + 1) * lengthOf(course, outcomes) : undefined;
    }
    default:
      return undefined;
  }
}
