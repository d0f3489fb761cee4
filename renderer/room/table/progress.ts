import type { Course, GameView, Presentation } from '../../../host/contract/view.ts';

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
export function progressAt({ course, recalled }: Pick<GameView, 'course' | 'recalled'>, now: number): Progress {
  if (recalled !== undefined) return presenting(recalled.at + 1);
  return course.phase === 'shown' ? presenting(outcomesShown(course, now)) : NOT_PRESENTING;
}

/** How many outcomes have been shown at `now` (host time), the last of them perhaps not to its end. */
export function outcomesShown({ outcomesAt }: Pick<Presentation, 'outcomesAt'>, now: number): number {
  return outcomesAt.filter((at) => at <= now).length;
}

/** ms for the dice to land and for each outcome; none unless a round is presented. */
export function lengthsIn(course: Course): readonly number[] {
  if (course.phase !== 'shown') return [];
  const { shownAt, outcomesAt, presentedAt } = course;
  return [...outcomesAt, presentedAt].map((ends, at) => ends - (outcomesAt[at - 1] ?? shownAt));
}

/** When the next numeral is counted or the next outcome shown, host time; undefined where nothing changes by itself any more. */
export function nextStage(course: Course, now: number): number | undefined {
  switch (course.phase) {
    case 'counting': {
      const seconds = Math.ceil((course.endsAt - now) / 1000);
      return seconds > 0 ? course.endsAt - (seconds - 1) * 1000 : undefined;
    }
    case 'shown':
      return course.outcomesAt.find((at) => at > now);
    default:
      return undefined;
  }
}
