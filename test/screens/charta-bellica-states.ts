import type { Course, GameView, TableView } from '../../host/contract/view.ts';
import { lesson } from '../../rules/charta-bellica/lesson.ts';
import { answered, begunBellica, botsPlaying, type ChartaBellicaState } from '../support/charta-bellica.ts';
import { seededRandom } from '../../host/cli/chance.ts';
import { ASKING, askedView, tellingAt } from './asked-view.ts';

type Shown = { readonly view: TableView | undefined } | undefined;
type Line = ChartaBellicaState['house']['line'];

const MOST = 4;
const TEACHING = { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } } as const;

/** The state after these answers, for two to four people; two alliances only for four. */
function staged(line: Line, given: (seats: number) => readonly string[], course: Course, more: Partial<GameView> = {}) {
  return (names: readonly string[]): Shown => {
    if (names.length > MOST || (line !== 'bellum' && names.length !== MOST)) return undefined;
    const state = answered(begunBellica(names, { line }), ...given(names.length));
    return { view: askedView('charta-bellica', state, course, more) };
  };
}

/** One rank for each seat: these first, then low ones. */
const turned =
  (...first: readonly string[]) =>
  (seats: number) =>
    [...first, '3', '4', '5'].slice(0, seats).map((rank) => `${rank}?`);

const ALLIED = ['seat 0', 'seat 2'];
const battle =
  (...ranks: readonly string[]) =>
  () => [...ALLIED, ...ranks.map((rank) => `${rank}?`)];
const TOLD = tellingAt(0, 1);

function ofBots(line: Line, wanted: (state: ChartaBellicaState) => boolean, course: Course, more: Partial<GameView> = {}) {
  return (names: readonly string[]): Shown => {
    if (names.length > MOST || (line !== 'bellum' && names.length !== MOST)) return undefined;
    for (const state of botsPlaying(names, { line }, seededRandom(3)))
      if (wanted(state)) return { view: askedView('charta-bellica', state, course, more) };
    return undefined;
  };
}

function lessonOf(line: Line, given: (seats: number) => readonly string[], course: Course) {
  return (names: readonly string[]): Shown => {
    if (names.length > MOST || (line !== 'bellum' && names.length !== MOST)) return undefined;
    const state = answered(begunBellica(names, { line }), ...given(names.length));
    const progress = { goals: lesson.goals(state), met: lesson.met(state) };
    return { view: askedView('charta-bellica', state, course, { choices: TEACHING, lesson: progress }) };
  };
}

/** Charta Bellica on the table display, by what it shows. */
export const CHARTA_BELLICA_STATES: Readonly<Record<string, (names: readonly string[]) => Shown>> = {
  'bellica: Bellum begins': staged('bellum', () => [], ASKING),
  'bellica: turned': staged('bellum', (seats) => turned('9', 'q')(seats).slice(0, 1), ASKING),
  'bellica: a horse may attack': staged('bellum', turned('9', 'T'), ASKING),
  'bellica: a horse attacks': staged('bellum', (seats) => [...turned('9', 'T')(seats), 'attack'], ASKING),
  'bellica: equal highest': staged('bellum', (seats) => [...turned('T', 'T')(seats), 'c?'], ASKING),
  'bellica: highest told': staged('bellum', turned('9', 'm'), TOLD),
  'bellica: not told yet': staged('bellum', turned('9', 'm'), tellingAt(-1, 1)),
  'bellica: jester told': staged('bellum', turned('1', 'm'), TOLD),
  'bellica: horse told': staged(
    'bellum',
    (seats) => [...turned('9', 'T')(seats), 'attack', '6?', ...['8?', '7?'].slice(0, seats - 2)],
    TOLD,
  ),
  'bellica: draw told': staged(
    'bellum',
    (seats) => [...turned('T', 'T')(seats), 'c?', 'm?', ...['8?', '7?'].slice(0, seats - 2)],
    TOLD,
  ),
  'bellica: lots': staged('combined', () => [], ASKING),
  'bellica: an ally': staged('combined', () => ['seat 0'], ASKING),
  'bellica: leaders': staged('combined', battle('m'), ASKING),
  'bellica: helpers': staged('combined', battle('m', 'c', 'p'), ASKING),
  'bellica: partners told': staged('combined', battle('m', 'c', 'p', '4'), TOLD),
  'bellica: jester partner told': staged('combined', battle('1', 'c', 'p', 'c'), TOLD),
  'bellica: equal': staged('combined', battle('m', 'm', '4', '4', '8'), ASKING),
  'bellica: equal told': staged('combined', battle('m', 'm', '4', '4', '8', '9'), TOLD),
  'bellica: simple told': staged('simple', battle('m', '9', '4', '7'), TOLD),
  'bellica: simple, next battle': staged('simple', battle('m', '9', '4', '7'), ASKING),
  'bellica: last battle': ofBots('simple', ({ play }) => 'battles' in play && play.battles === 13, ASKING),
  'bellica: over': ofBots('bellum', ({ play }) => play.phase === 'counted', { phase: 'over', step: 200 }),
  'bellica: lesson begins': lessonOf('bellum', () => [], ASKING),
  'bellica: lesson told': lessonOf('combined', battle('m', 'c', 'p', '4'), TOLD),
  'bellica: lesson goes on': lessonOf('combined', battle('m', 'c', 'p', '4'), ASKING),
};
