import { seededRandom } from '../../rulebook/random.ts';
import type { Course, GameView } from '../../host/contract/view.ts';
import { RANKS } from '../../rulebook/card.ts';
import { SEATS, type House } from '../../games/honor-of-the-samurai/rules/house.ts';
import type { State } from '../../games/honor-of-the-samurai/rules/play.ts';
import { honorOfTheSamurai as book } from '../../games/honor-of-the-samurai/rules/rulebook.ts';
import { presentationOf, type PresentedStep } from '../../games/honor-of-the-samurai/rules/lesson.ts';
import { begun, botsPlaying, on } from '../../games/honor-of-the-samurai/rules/testing/played.ts';
import { ASKING, askedView, stepAt } from './asked-view.ts';
import type { Staged, States } from './staged.ts';

type Found = { readonly state: State; readonly course: Course } | undefined;

const ALL: Partial<House> = { kings: 'yes', diplomacy: 'yes', charges: 'yes', stake: '2 500 HUF' };
/** Games of bots that are searched for a state. */
const GAMES = 300;

/** A state for people of these names; undefined if too many play, or the state cannot occur with that number. */
function staged(find: (names: readonly string[]) => Found, more?: (state: State) => Partial<GameView>): Staged {
  return (names) => {
    const found = names.length > SEATS.most ? undefined : find(names);
    return found && { view: askedView('honor-of-the-samurai', found.state, found.course, more?.(found.state)) };
  };
}

const asking = (house: Partial<House>, wanted: (state: State) => boolean) => (names: readonly string[]) => {
  const state = first(names, house, wanted);
  return state && { state, course: ASKING };
};

/** While this outcome of a battle is presented. */
const presented =
  (house: Partial<House>, told: PresentedStep, wanted: (state: State) => boolean) => (names: readonly string[]) => {
    const isPresented = (state: State) => isFresh(state) && presentation(state).includes(told) && wanted(state);
    const state = first(names, house, isPresented);
    return state && { state, course: stepAt(presentation(state).indexOf(told), presentation(state).length) };
  };

function first(names: readonly string[], house: Partial<House>, wanted: (state: State) => boolean): State | undefined {
  for (let seed = 1; seed < GAMES; seed += 1)
    for (const state of botsPlaying({ players: names, house, random: seededRandom(seed) })) if (wanted(state)) return state;
  return undefined;
}

/** The battle has just been judged. */
const isFresh = ({ play }: State) =>
  play.battles > 0 && play.hands.length === 0 && (play.phase === 'hands' || play.phase === 'over');
const presentation = ({ play }: State) => (play.last === undefined ? [] : presentationOf(play.last)).map(({ step }) => step);
const anything = () => true;
const entered = ({ play }: State) =>
  play.phase === 'armies' ? play.revealed.armies.reduce((sum, army) => sum + (army?.length ?? 0), 0) : 0;
/** The fullest tables have a player out and a King. */
const isRich = (state: State) =>
  (state.play.last?.scores ?? state.play.scores).some(({ disgraces }) => disgraces >= 3) || state.players.length < 3;

/** What the table display shows of Honor of the Samurai by name. */
export const HONOR_OF_THE_SAMURAI_STATES: States = {
  'samurai: a hand that is not clean': staged((names) => ({ state: on(begun(names), 'clean headsAndJoker'), course: ASKING })),
  'samurai: charges': staged(asking(ALL, ({ play }) => play.phase === 'charges' && play.charging.length === 1)),
  'samurai: armies half typed': staged(
    asking(ALL, (state) => state.play.battles > 0 && entered(state) > state.players.length + 1 && isRich(state)),
  ),
  'samurai: heads told': staged(presented(ALL, 'battle', ({ play }) => (play.last?.outcome.heads ?? 0) > 2)),
  'samurai: the illegal suit told': staged(presented(ALL, 'illegal suit', isRich)),
  'samurai: out told': staged(presented(ALL, 'out', anything)),
  'samurai: the last one in': staged((names) => {
    const state = first(names, { out: 'game' }, ({ play }) => play.phase === 'over' && play.ending.reason === 'last one in');
    return state && { state, course: { phase: 'over', step: 400 } };
  }),
  'samurai: won by a battle': staged((names) => {
    const state = first(
      names,
      ALL,
      (so) => so.play.phase === 'over' && isFresh(so) && (so.play.last?.revealed.fighting.length ?? 0) > 1,
    );
    return state && { state, course: { phase: 'over', step: 400 } };
  }),
  // As many open cards as a battle can have.
  'samurai: all armies told': staged((names) => {
    const cards = names.flatMap((_, seat) => [0, 1, 2, 3].map((at) => `${RANKS[(seat * 4 + at) % RANKS.length] ?? ''}?`));
    const answers = [...names.map(() => 'clean'), ...names.map(() => 'yes'), ...cards];
    const state = on(begun(names, { charges: 'yes' }), answers.join(' '));
    return { state, course: stepAt(presentation(state).indexOf('battle'), presentation(state).length) };
  }),
  'samurai: taught': staged(presented({}, 'battle', anything), (state) => ({
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } },
    lesson: { goals: book.lesson?.goals(state) ?? [], met: book.lesson?.met(state) ?? [] },
  })),
};
