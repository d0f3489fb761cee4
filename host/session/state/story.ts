import type { ClothView, RaceLine, StoryView, Thread } from '../../contract/story.ts';
import { stitchesOn } from '../../../rulebook/cloth.ts';
import type { Review, Standing } from '../../../rulebook/rulebook.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import type { GameEvent, NightState } from '../../../rulebook/series.ts';
import type { Chain, Step } from '../../../rulebook/timeline.ts';

type Steps = Chain<Step<GameEvent, NightState>>;
type Story = Omit<StoryView, 'since'>;

/** The most points that a screen can show on a line of the race. */
const MOST_DRAWN = 60;

const known = new WeakMap<Step<GameEvent, NightState>, Story>();

/** How the present game went; undefined if its rulebook has no review. Made once per time line, as a long game takes a while. */
export function storyOf(done: Steps): Story | undefined {
  const game = done?.head.after.game;
  const review = game && rulebookOf(game.rulebook).review;
  if (done === undefined || review === undefined) return undefined;
  const story = known.get(done.head) ?? makeStory(statesByRound(done), review);
  known.set(done.head, story);
  return story;
}

/** The states of the present game as its rounds left them, the oldest first. */
function statesByRound(done: Steps): readonly unknown[] {
  const number = done?.head.after.game?.number;
  const states = new Map<number, unknown>();
  for (let link = done; link?.head.after.game?.number === number; link = link?.rest) {
    const game = link?.head.after.game;
    if (game === undefined) break;
    const round = rulebookOf(game.rulebook).round(game.state);
    if (!states.has(round)) states.set(round, game.state);
  }
  return [...states.values()].reverse();
}

function makeStory(all: readonly unknown[], { standingsThen, highlights }: Review<unknown>): Story {
  const now = all.at(-1);
  const states = countedAlike(all, (then) => standingsThen(then, now));
  const every = Math.max(1, Math.ceil((states.length - 1) / MOST_DRAWN));
  const rounds = [...states.keys()].filter((round) => round % every === 0 || round === states.length - 1);
  const drawn = rounds.map((round) => standingsThen(states[round], now));
  const race = (drawn.at(-1) ?? []).map(({ player, seat }): RaceLine => {
    const points = drawn.map((standings) => standings.find((each) => each.player.id === player.id)?.points ?? 0);
    return { player, seat, points };
  });
  // If a counted pile holds more than its named cards, nobody knows in which round those came.
  const counted = drawn.slice(0, -1).some((standings) => standings.some(({ open }) => open > 0));
  return { rounds, race, counted, highlights: highlights(all) };
}

/** The states since points were last counted from 0: points from before a run-off are no part of its race. */
function countedAlike(states: readonly unknown[], standings: (then: unknown) => readonly Standing[]): readonly unknown[] {
  const earlier = (then: unknown) => standings(then).map((standing) => standing.earlier);
  const now = earlier(states.at(-1));
  if (now.every((points) => points === undefined)) return states;
  const before = states.findLastIndex((then) => earlier(then).some((points, i) => points !== now[i]));
  return states.slice(before + 1);
}

/** The cloth as screens draw it; undefined before its first flower. `seed` is a whole number that never changes in a night. */
export function clothView({ cloth, game, flowers }: NightState, seed: number): ClothView | undefined {
  const captures = game && rulebookOf(game.rulebook).captures;
  const stitches = stitchesOn(cloth, (card) => captures?.points(game?.state, card));
  if (stitches.length === 0) return undefined;
  const threads: Thread[] = [];
  const indices = new Map<string, number>();
  const stitched = stitches.map(({ player, seat, points }) => {
    const key = `${seat} ${player.id}`;
    const thread = indices.get(key) ?? threads.push({ player, seat, flower: flowers.get(player.id) ?? seat }) - 1;
    indices.set(key, thread);
    return { thread, points: Math.max(points ?? 0, 0) };
  });
  return { seed, number: cloth.number, before: cloth.before, threads, flowers: stitched };
}
