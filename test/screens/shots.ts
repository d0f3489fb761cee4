import { firstState, gameView, SHORT_NAMES, shownAt, tableView } from '../../games/hungarian-war/table/testing/states.ts';
import { ACT_MS } from '../../renderer/room/ending/acts.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import type { Opening } from '../../games/hungarian-war/rules/types.ts';
import { goalsAt } from '../../games/hungarian-war/rules/lesson/lesson.ts';
import { judgedSeats } from '../../games/hungarian-war/rules/seats.ts';
import type { Shot } from './shot.ts';
import { endingView, playedNight } from './played-night.ts';

const names = (seats: number) => SHORT_NAMES.slice(0, seats);

/** The README's pictures: five players, a block that stood, with its reason; the winner in the night's cloth; a first game. */
export function* documented(): Generator<Shot> {
  const state = firstState(
    { names: names(5), seed: 2 },
    ({ opening, round }) => opening !== undefined && round > 3 && isDramatic(opening),
  );
  const { opening } = state;
  const centre =
    opening === undefined
      ? -1
      : presentationOf(opening.judgement).findIndex((one) => one.what === 'place' && one.place === 'centre');
  yield { name: 'docs/revealed-round', query: 'lang=en', view: tableView(gameView(state, shownAt(state, centre))) };
  yield {
    name: 'docs/winner',
    query: 'lang=en',
    view: endingView(playedNight({ names: names(5), seed: 4, games: 3 }), 0.5 * ACT_MS),
  };
  const begun = firstState({ names: names(5), seed: 5 }, ({ round }) => round === 0);
  const goals = goalsAt(judgedSeats(begun));
  const course = { phase: 'choosing', step: 3, ready: 1, of: 5, late: [], naming: false } as const;
  const choices = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } } as const;
  const taught = gameView(begun, course, { choices, lesson: { goals, met: goals.slice(0, 2) } });
  yield { name: 'docs/lesson', query: 'lang=en', view: tableView(taught) };
}

/** A taker put out at the centre, and two side cards taken. */
function isDramatic({ judgement }: Opening): boolean {
  const taken = judgement.sides.filter(({ outcome }) => outcome === 'taken');
  return judgement.centre.reason === 'block stands, takers out' && taken.length === 2;
}
