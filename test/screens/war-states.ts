import type { Course, GameView } from '../../host/contract/view.ts';
import { NOW, seeded } from '../../games/hungarian-war/table/testing/states.ts';
import { warsIn } from '../../games/war/rules/battle.ts';
import type { WarHouse } from '../../games/war/rules/house.ts';
import { GOALS } from '../../games/war/rules/lesson.ts';
import { named, type Play, type State } from '../../games/war/rules/play.ts';
import { TableOfWar } from '../../games/war/rules/testing/table-of-war.ts';
import { SEATS } from '../../games/war/rules/table.ts';
import { war } from '../../games/war/rules/rulebook.ts';
import { ASKING, askedView, stepAt } from './asked-view.ts';
import type { Staged, States } from './staged.ts';

/** Games of bots, and answers of each, within which every possible state comes up. */
const [GAMES, MOST_ANSWERS] = [12, 600];

/** A state of War for people of these names; undefined if too many play, or too few for it. */
function staged(
  found: (names: readonly string[]) => State | undefined,
  course: (state: State) => Course,
  more: Partial<GameView> = {},
): Staged {
  return (names) => {
    const state = names.length > SEATS.most ? undefined : found(names);
    return state && { view: askedView('war', state, course(state), more) };
  };
}

/** The first state of a game of bots in which `wanted` holds. */
function first(house: Partial<WarHouse>, wanted: (play: Play) => boolean) {
  return (names: readonly string[]): State | undefined => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const random = seeded(seed);
      const table = new TableOfWar(names, house, (from) => from[random(from.length)] ?? '??');
      for (let { ask } = table; ask !== undefined && ask.n < MOST_ANSWERS; { ask } = table) {
        if (wanted(table.play)) return table.state;
        table.answer(war.bot(table.state, ask, random));
      }
      if (wanted(table.play)) return table.state;
    }
    return undefined;
  };
}

/** WR-4: a war between two who have no card for it, while others have. */
function cardsWait(names: readonly string[]): State | undefined {
  if (names.length <= 2) return undefined;
  const table = new TableOfWar(names, untracked);
  for (const seat of [0, 1]) table.adjust(seat, 1 - (table.play.table.stacks[seat]?.length ?? 0));
  table.answers('war 0 1 done');
  return table.state;
}

const wars = ({ last }: Play) => (last === undefined ? 0 : warsIn(last.battle));
const outcomes = ({ play }: State) => play.last?.battle.clashes.length ?? 0;
const outcomeAt = (at: number) => (state: State) => stepAt(at, outcomes(state));
const toldLast = (state: State) => stepAt(outcomes(state) - 1, outcomes(state));
const asking = () => ASKING;
const dealt = { cards: 'dealt' } as const;
const untracked = { cards: 'untracked' } as const;

/** What the table display shows of War by name. */
export const WAR_STATES: States = {
  'war: before the first battle': staged((names) => new TableOfWar(names).state, asking),
  'war: half typed': staged(
    first({}, (play) => play.phase === 'playing' && play.brought.length === 3 && named(play).length === 1),
    asking,
  ),
  'war: told': staged(
    first({}, (play) => play.brought.length > 2 && wars(play) === 0),
    toldLast,
  ),
  'war: a war told': staged(
    first({}, (play) => wars(play) === 1),
    outcomeAt(0),
  ),
  'war: a war within a war told': staged(
    first(dealt, (play) => wars(play) === 2),
    toldLast,
  ),
  'war: a war typed': staged(
    first({}, (play) => play.phase === 'playing' && play.battle.clashes.length === 1 && named(play).length === 1),
    asking,
  ),
  'war: cards wait': staged(cardsWait, toldLast),
  'war: cards waited': staged(cardsWait, asking),
  'war: who takes them': staged(
    first(untracked, (play) => play.phase === 'playing' && play.said.what === 'tied' && play.said.tied.length === 1),
    asking,
  ),
  'war: the clock runs': staged(
    first({ minutes: 15 }, (play) => play.brought.length === 4),
    asking,
    { endsAt: NOW + 754_000 },
  ),
  'war: the last battle': staged(
    (names) => {
      const table = new TableOfWar(names, { minutes: 15 });
      table.command({ type: 'timeUp' });
      return table.state;
    },
    asking,
    { endsAt: NOW - 2_000 },
  ),
  'war: so many battles': staged(
    first({ battles: 20, variation: 'three-card' }, (play) => play.brought.length === 4),
    asking,
  ),
  'war: ended by hand': staged((names) => {
    const table = new TableOfWar(names);
    table.answer('7H');
    table.command({ type: 'timeUp' });
    return table.state;
  }, asking),
  'war: suicide': staged((names) => new TableOfWar(names, { variation: 'suicide' }).state, asking),
  'war: somebody out': staged(
    first({}, (play) => play.table.stacks.filter(({ length }) => length === 0).length === 1 && play.phase === 'playing'),
    asking,
  ),
  'war: taught': staged(
    first({}, (play) => wars(play) === 1),
    outcomeAt(0),
    {
      choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching', lesson: { after: 0, given: true } },
      lesson: { goals: GOALS, met: GOALS.slice(0, 2) },
    },
  ),
};
