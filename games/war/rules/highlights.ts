import type { AskedState } from '../../../rulebook/questions/types.ts';
import { MOST_HIGHLIGHTS, whoseMost } from '../../../rulebook/highlights.ts';
import type { Highlight, Captures } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { warsIn } from './battle.ts';
import type { WarHouse } from './house.ts';
import { takenIn, type Fought, type Play } from './play.ts';

type State = AskedState<WarHouse, Play>;

/** In the order told, each with the least figure that is worth a word. */
const LEAST = { longestWar: 2, biggestTake: 8, warsWon: 3, streak: 5 } as const;
export type HighlightWhat = keyof typeof LEAST;

/** The longest war, the biggest take, the most wars won and the longest run of battles won; the first three there are. */
export function highlights(states: readonly State[]): readonly Highlight[] {
  const players = states.at(-1)?.players ?? [];
  const won = states.flatMap(({ play: { last } }) =>
    last?.battle.next.what === 'won' ? [{ ...last, by: last.battle.next.winner }] : [],
  );
  const figures: Readonly<Record<HighlightWhat, readonly number[]>> = {
    longestWar: highest(players, won, ({ battle }) => warsIn(battle)),
    biggestTake: highest(players, won, takenIn),
    warsWon: players.map((_, seat) => won.filter(({ battle, by }) => by === seat && warsIn(battle) > 0).length),
    streak: longestRuns(players, states),
  };
  return (Object.keys(LEAST) as HighlightWhat[])
    .flatMap((what) => highlight(what, players, figures[what]))
    .slice(0, MOST_HIGHLIGHTS);
}

function highlight(what: HighlightWhat, players: readonly Player[], figures: readonly number[]): readonly Highlight[] {
  return whoseMost(what, players, figures).filter(({ figure }) => figure >= LEAST[what]);
}

function highest(
  players: readonly Player[],
  won: readonly (Fought & { readonly by: Seat })[],
  figureOf: (fought: Fought) => number,
): readonly number[] {
  return players.map((_, seat) => Math.max(0, ...won.filter(({ by }) => by === seat).map(figureOf)));
}

/** By seat, the most battles won one after the other. */
function longestRuns(players: readonly Player[], states: readonly State[]): readonly number[] {
  const longest = players.map(() => 0);
  let [taker, run]: [Seat | undefined, number] = [undefined, 0];
  for (const { play } of states) {
    const next = play.last?.battle.next;
    if (next === undefined) continue;
    const winner = next.what === 'won' ? next.winner : undefined;
    run = winner === taker ? run + 1 : 1;
    taker = winner;
    if (winner !== undefined) longest[winner] = Math.max(longest[winner] ?? 0, run);
  }
  return longest;
}

/** Cards change hands all the time, so what is won is a battle, numbered from 0. */
export const captures: Captures<AskedState<WarHouse, Play>> = {
  taken({ play: from }, { play: to, players }) {
    const next = to.last?.battle.next;
    if (to.last === undefined || to.brought.length <= from.brought.length || next?.what !== 'won') return [];
    const player = players[next.winner];
    return player ? [{ player, seat: next.winner, card: to.brought.length - 1 }] : [];
  },
  points: ({ play }, battle) => play.brought[battle],
};
