import type { Course, GameView } from '../../host/contract/view.ts';
import { seeded } from '../../games/hungarian-war/table/testing/states.ts';
import { SEATS, type House } from '../../games/hyrule/rules/house.ts';
import { GOALS } from '../../games/hyrule/rules/lesson.ts';
import { winnersOf } from '../../games/hyrule/rules/play.ts';
import { hyrule } from '../../games/hyrule/rules/rulebook.ts';
import { answered, begun, botGame, type HyruleState } from '../../games/hyrule/rules/testing/played.ts';
import { ASKING, askedView, stepAt } from './asked-view.ts';
import type { Staged, States } from './staged.ts';

/** A state of Hyrule for people of these names; undefined if too many play. */
function staged(state: (names: readonly string[]) => HyruleState, course: Course, more: Partial<GameView> = {}): Staged {
  return (names) => (names.length > SEATS.most ? undefined : { view: askedView('hyrule', state(names), course, more) });
}

/** The first state of a game of bots in which `wanted` holds. */
function first(house: Partial<House>, wanted: (state: HyruleState) => boolean): (names: readonly string[]) => HyruleState {
  return (names) => {
    for (let seed = 1; seed < 200; seed += 1) {
      for (const state of botGame(begun(names, house), seeded(seed))) if (wanted(state)) return state;
    }
    throw new Error('no game of bots reaches that state');
  };
}

const laid = (state: HyruleState) => (state.play.phase === 'laying' ? state.play.laid.length : 0);
const dealt = { cards: 'dealt' } as const;
const strategy = { turns: 'strategy' } as const;
/** Two Jokers leave a turn open; its cards wait while the next is typed. */
const jokers = (names: readonly string[]) =>
  answered(begun(names), ...['X1', 'X2', 'KH', 'QH', 'JH', 'TH', '9H'].slice(0, names.length));

/** What the table display shows of Hyrule by name. */
export const HYRULE_STATES: States = {
  'hyrule: before the first card': staged((names) => begun(names), ASKING),
  'hyrule: a turn half typed': staged(
    first({}, (state) => hyrule.round(state) === 3 && laid(state) === Math.ceil(state.players.length / 2)),
    { ...ASKING, counted: true },
  ),
  'hyrule: told': staged(
    first(dealt, (state) => hyrule.round(state) === 4),
    stepAt(0, 1),
  ),
  'hyrule: two Jokers told': staged(jokers, stepAt(0, 1)),
  'hyrule: cards wait': staged((names) => answered(jokers(names), '2D'), { ...ASKING, counted: true }),
  'hyrule: the leader chooses': staged(
    first(strategy, (state) => hyrule.round(state) === 2 && laid(state) === 0),
    ASKING,
  ),
  'hyrule: after a swap': staged(
    first(strategy, ({ play }) => play.phase === 'laying' && play.course.swapped !== undefined && play.laid.length === 0),
    ASKING,
  ),
  'hyrule: a draw': staged(
    (names) => (names.length === 2 ? drawnByTwo(names) : first(dealt, ({ play }) => play.phase === 'drawn')(names)),
    ASKING,
  ),
  'hyrule: a run-off begins': staged(
    (names) =>
      names.length === 2 ? answered(drawnByTwo(names), 'play off') : first({ ...strategy, ...dealt }, isRunOffBegun)(names),
    ASKING,
  ),
  'hyrule: a shared win': staged((names) => answered(drawnByMost(names), 'share'), { phase: 'over', step: 400 }),
  'hyrule: won in a run-off': staged(
    (names) =>
      names.length === 2 ? runOffOfTwo(names) : first(dealt, ({ play }) => play.phase === 'over' && play.hand > 0)(names),
    { phase: 'over', step: 400 },
  ),
  'hyrule: taught': staged(
    first(dealt, (state) => hyrule.round(state) === 2),
    stepAt(0, 1),
    {
      choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } },
      lesson: { goals: GOALS, met: GOALS.slice(0, 3) },
    },
  ),
};

/** HY-6, HY-7: either its tallest is being asked for, or the known tallest leads. */
function isRunOffBegun({ play }: HyruleState): boolean {
  return play.hand > 0 && (play.phase === 'measuring' || play.course.turns === 0);
}

/** A draw of three, where enough play for one. */
function drawnByMost(names: readonly string[]): HyruleState {
  if (names.length === 2) return drawnByTwo(names);
  return first(dealt, ({ play }) => play.phase === 'drawn' && (names.length < 5 || winnersOf(play).length > 2))(names);
}

/** HY-3: with two players only cards that nobody won lead to a draw. */
function drawnByTwo(names: readonly string[]): HyruleState {
  const turns = ['2D 2C', '3C 3D', '4D 4C', '6C 6D', '7D 7C', '8C 8D', 'X1 X2'];
  return answered(begun(names), ...turns.flatMap((cards) => cards.split(' ')));
}

function runOffOfTwo(names: readonly string[]): HyruleState {
  const turns = ['2', '3', '4', '6', '7', '8', '9'].flatMap((rank) => [`${rank}D`, `${rank}C`]);
  return answered(drawnByTwo(names), 'play off', ...turns);
}
