import type { Course } from '../../host/contract/view.ts';
import { seededRandom } from '../../rulebook/random.ts';
import { ALLIED_PLAYERS, type BattleLine } from '../../games/charta-bellica/rules/house.ts';
import { lesson } from '../../games/charta-bellica/rules/lesson.ts';
import {
  allied,
  answered,
  begunBellica,
  botsPlaying,
  type ChartaBellicaState,
} from '../../games/charta-bellica/rules/testing/played.ts';
import { ASKING, askedView, stepAt } from './asked-view.ts';
import type { Staged, States } from './staged.ts';

type Found = (names: readonly string[]) => ChartaBellicaState | undefined;

const TEACHING = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } } as const;
const TOLD = stepAt(0, 1);

/** A state for the first four of these people; undefined if too few play for it. */
function staged(find: Found, course: Course, taught = false): Staged {
  return (names) => {
    const state = find(names.slice(0, ALLIED_PLAYERS));
    if (state === undefined) return undefined;
    const more = { choices: TEACHING, lesson: { goals: lesson.goals(state), met: lesson.met(state) } };
    return { view: askedView('charta-bellica', state, course, taught ? more : {}) };
  };
}

const ranks = (...codes: readonly string[]) => codes.map((code) => `${code}?`);

/** Everybody turns one: the first two these, the others lower ones. */
const bellum =
  (turned: readonly string[], ...then: readonly string[]): Found =>
  (names) =>
    answered(begunBellica(names, { line: 'bellum' }), ...ranks(...[...turned, '3', '4'].slice(0, names.length)), ...then);

/** The same, and then a card drawn from the second, and dropped by everybody who does not fight. */
const fought =
  (turned: readonly string[], ...then: readonly string[]): Found =>
  (names) =>
    bellum(turned, ...then, ...ranks('8', '7').slice(0, names.length - 2))(names);

/** A battle of the first and the third against the others. */
const battle =
  (line: BattleLine, ...codes: readonly string[]): Found =>
  (names) =>
    names.length === ALLIED_PLAYERS ? answered(allied(names, line, 2, ['T', 'P', 'H']), ...ranks(...codes)) : undefined;

const bots =
  (line: BattleLine, wanted: (state: ChartaBellicaState) => boolean): Found =>
  (names) =>
    names.length === ALLIED_PLAYERS ? [...botsPlaying(names, { line }, seededRandom(3))].find(wanted) : undefined;

/** What the table display shows of Charta Bellica by name. */
export const CHARTA_BELLICA_STATES: States = {
  'bellica: Bellum begins': staged((names) => begunBellica(names, { line: 'bellum' }), ASKING),
  'bellica: a horse attacks': staged(bellum(['9', 'T'], 'attack'), ASKING),
  'bellica: a horse told': staged(fought(['9', 'T'], 'attack', '6?'), TOLD),
  'bellica: equal highest drawn': staged(fought(['T', 'T'], 'c?', 'm?'), TOLD),
  'bellica: lots': staged(
    (names) => (names.length === ALLIED_PLAYERS ? begunBellica(names, { line: 'combined' }) : undefined),
    ASKING,
  ),
  'bellica: an ally is picked': staged(
    (names) => (names.length === ALLIED_PLAYERS ? answered(begunBellica(names, { line: 'combined' }), 'T', 'P', 'H') : undefined),
    ASKING,
  ),
  'bellica: allies': staged(battle('combined', 'm', 'c', 'p'), ASKING),
  'bellica: equal, drawn for': staged(battle('combined', 'm', 'm', '4', '4', '8'), ASKING),
  'bellica: a jester partner told': staged(battle('combined', '1', 'c', 'p', 'q'), TOLD),
  'bellica: the last battle': staged(
    bots('simple', ({ play }) => 'battles' in play && play.battles === 13),
    ASKING,
  ),
  'bellica: a lesson begins': staged((names) => begunBellica(names, { line: 'bellum' }), ASKING, true),
  'bellica: a lesson told': staged(battle('combined', '1', 'c', 'p', 'q'), TOLD, true),
};
