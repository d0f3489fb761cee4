import { highlightsBy, longestRun, type HighlightScale } from '../../../rulebook/highlights.ts';
import type { Captures } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { warsIn } from './battle.ts';
import { takenIn, type Fought, type State } from './play.ts';

const SCALES = {
  longestWar: { least: 2 },
  biggestTake: { least: 8 },
  warsWon: { least: 3 },
  streak: { least: 5 },
} as const satisfies Readonly<Record<string, HighlightScale>>;
export type HighlightWhat = keyof typeof SCALES;

export const highlights = highlightsBy(SCALES, ({ players }: State, states) => {
  const won = states.flatMap(({ play: { last } }) =>
    last?.battle.next.what === 'won' ? [{ ...last, by: last.battle.next.winner }] : [],
  );
  const wonBy = players.map((_, seat) => won.filter(({ by }) => by === seat));
  const highest = (figureOf: (fought: Fought) => number) => wonBy.map((battles) => Math.max(0, ...battles.map(figureOf)));
  return {
    longestWar: highest(({ battle }) => warsIn(battle)),
    biggestTake: highest(takenIn),
    warsWon: wonBy.map((battles) => battles.filter(({ battle }) => warsIn(battle) > 0).length),
    streak: longestRuns(players, states),
  };
});

function longestRuns(players: readonly Player[], states: readonly State[]): readonly number[] {
  const winners = states.flatMap(({ play: { last } }) => {
    if (last === undefined) return [];
    return [last.battle.next.what === 'won' ? last.battle.next.winner : undefined];
  });
  return players.map((_, seat) => longestRun(winners.map((winner) => winner === seat)));
}

/** Cards change hands all the time, so what is won is a battle, numbered from 0. */
export const captures: Captures<State> = {
  taken({ play: from }, { play: to, players }) {
    const next = to.last?.battle.next;
    if (to.last === undefined || to.brought.length <= from.brought.length || next?.what !== 'won') return [];
    const player = players[next.winner];
    return player ? [{ player, seat: next.winner, card: to.brought.length - 1 }] : [];
  },
  points: ({ play }, battle) => play.brought[battle],
};
