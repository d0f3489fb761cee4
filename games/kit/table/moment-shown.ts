import type { GameView } from '../../../host/contract/view.ts';
import { tellingAt } from '../../../renderer/room/table/moment.ts';
import type { Moment } from './shown.ts';

/** What of a game is drawn at `now` (host time); `tellings` counts the outcomes of its last round. */
export function momentOf({ course }: Pick<GameView, 'course'>, tellings: number, now: number): Moment {
  if (course.phase !== 'shown') return { drawn: 'now' };
  // Once all is told the last outcome stands.
  return { drawn: 'told', at: Math.min(tellingAt(course, tellings, now), tellings - 1) };
}
