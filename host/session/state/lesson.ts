import type { LessonView } from '../../contract/view.ts';
import { cameUpAfter } from '../../../rulebook/experience.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { bookOf, stateOf, type TableNow } from './table-now.ts';

/** How far the lesson has come; undefined where none is given, or this rulebook has none. */
export function lessonOf(now: TableNow): LessonView | undefined {
  const night = stateOf(now);
  const { lesson } = now.seating.choices;
  if (night?.game === undefined || lesson?.given !== true) return undefined;
  const goals = bookOf(night.game).lesson?.goals(night.game.state);
  if (goals === undefined) return undefined;
  const cameUp = cameUpAfter(night.experience, night.game.rulebook, lesson.after);
  return { goals, met: goals.filter((goal) => cameUp.has(goal)) };
}

/** The faces that the lesson asks of a seat now; undefined where none is given. */
export function facesAsked(now: TableNow, seat: Seat): readonly number[] | undefined {
  const game = stateOf(now)?.game;
  const lesson = lessonOf(now);
  if (game === undefined || lesson === undefined) return undefined;
  return bookOf(game).lesson?.asked?.(game.state, new Set(lesson.met), seat);
}
