import { highlightsBy, longestRun, type HighlightScale } from '../../../rulebook/highlights.ts';
import type { Captures } from '../../../rulebook/rulebook.ts';
import { warsIn, winnerOf } from './battle.ts';
import { takenIn, type Fought, type State } from './play.ts';

const SCALES = {
  longestWar: { least: 2 },
  biggestTake: { least: 8 },
  warsWon: { least: 3 },
  streak: { least: 5 },
} as const satisfies Readonly<Record<string, HighlightScale>>;
export type HighlightWhat = keyof typeof SCALES;

export const highlights = highlightsBy(SCALES, ({ players }: State, states) => {
  const fought = states.flatMap(({ play }) => play.last ?? []);
  const winners = fought.map(({ battle }) => winnerOf(battle));
  const wonBy = players.map((_, seat) => fought.filter((_, at) => winners[at] === seat));
  const highest = (figureOf: (fought: Fought) => number) => wonBy.map((battles) => Math.max(0, ...battles.map(figureOf)));
  return {
    longestWar: highest(({ battle }) => warsIn(battle)),
    biggestTake: highest(takenIn),
    warsWon: wonBy.map((battles) => battles.filter(({ battle }) => warsIn(battle) > 0).length),
    streak: players.map((_, seat) => longestRun(winners.map((winner) => winner === seat))),
  };
});

/** Cards change hands all the time, so what is won is a battle, numbered from 0. */
export const captures: Captures<State> = {
  taken({ play: from }, { play: { last, brought }, players }) {
    const seat = last && brought.length > from.brought.length ? winnerOf(last.battle) : undefined;
    const player = players[seat ?? -1];
    return seat === undefined || player === undefined ? [] : [{ player, seat, card: brought.length - 1 }];
  },
  points: ({ play }, battle) => play.brought[battle],
};
