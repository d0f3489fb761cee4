import type { Course, GameView } from '../../host/contract/view.ts';
import { goalsAt } from '../../games/hungarian-war/rules/lesson/lesson.ts';
import { judgedSeats } from '../../games/hungarian-war/rules/seats.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import {
  firstState,
  gameView,
  isLively,
  LONG_NAMES,
  SHORT_NAMES,
  shownAt,
  tableView,
} from '../../games/hungarian-war/table/testing/states.ts';
import type { Shot } from './shot.ts';

const TEACHING = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching' } as const;
const begun = (names: readonly string[]) => firstState({ names, seed: 5 }, ({ round }) => round === 0);
const choosing = (of: number): Course => ({ phase: 'choosing', step: 3, ready: 1, of, late: [], naming: false });

/** The first game: mats before the seats, every suggestion, the presentation, and the end of the lesson. */
export function* lessonShots(): Generator<Shot> {
  for (const seats of [2, 5, 8, 10]) yield* ofSeats(seats);
  const long = begun(LONG_NAMES.slice(0, 8));
  yield shot('8-long-asked', 'lang=de', lesson(long, 1));
  yield shot('8-long-centre', 'lang=hu', lesson(long, 8));
  const five = begun(SHORT_NAMES.slice(0, 5));
  for (let met = 0; met < goalsAt(judgedSeats(five)).length; met++) yield shot(`5-goal-${met}`, 'lang=en', lesson(five, met));
  yield shot('5-done', 'lang=de', lesson(five, goalsAt(judgedSeats(five)).length));
  const dealt = firstState({ names: SHORT_NAMES.slice(0, 8), seed: 3, house: { cards: 'taken' } }, ({ round }) => round === 3);
  yield shot('8-hands', 'lang=hu', lesson(dealt, 7));
}

function* ofSeats(seats: number): Generator<Shot> {
  const names = SHORT_NAMES.slice(0, seats);
  const state = begun(names);
  for (const lang of ['en', 'hu', 'de']) {
    const query = `lang=${lang}`;
    yield shot(`${seats}-${lang}-mats`, query, gameView(state, choosing(seats), { choices: TEACHING }));
    yield shot(`${seats}-${lang}-asked`, `${query}&turn=${seats === 5 ? 36 : 0}`, lesson(state, 2));
    const told = firstState({ names, seed: 11 }, ({ opening }) => opening !== undefined && isLively(opening));
    const outcomes = told.opening === undefined ? [] : presentationOf(told.opening.judgement);
    yield shot(`${seats}-${lang}-told`, query, gameView(told, shownAt(told, outcomes.length - 1), { choices: TEACHING }));
  }
}

/** A lesson of which this many goals have come up. */
function lesson(state: State, met: number): GameView {
  const goals = goalsAt(judgedSeats(state));
  const of = state.seats.length;
  return gameView(state, choosing(of), {
    choices: { ...TEACHING, lesson: { after: 0, given: true } },
    lesson: { goals, met: goals.slice(0, met) },
  });
}

function shot(name: string, query: string, game: GameView): Shot {
  return { name: `lesson-${name}`, query, view: tableView(game) };
}
