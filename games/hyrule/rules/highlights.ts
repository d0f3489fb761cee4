import type { AskedState } from '../../../rulebook/questions/types.ts';
import {
  leadChanges,
  longestRun,
  mostRemarkable,
  whoseMost,
  type HighlightScale,
  type KnownHighlight,
} from '../../../rulebook/highlights.ts';
import type { Highlight, Captures, Capture } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { mostCaptured } from './captures.ts';
import type { House } from './house.ts';
import { pointsIn, type Play, type TurnPlayed } from './play.ts';

type State = AskedState<House, Play>;

/** `rare`: as in one of ten games of four bots. */
const SCALES = {
  jokersCaught: { rare: 1, least: 1 },
  haul: { rare: 6, least: 4 },
  aces: { rare: 1.5, least: 1 },
  streak: { rare: 4, least: 3 },
  hearts: { rare: 3, least: 2 },
  leadChanges: { rare: 4, least: 3 },
  comeback: { rare: 8, least: 4 },
} as const satisfies Readonly<Record<string, HighlightScale>>;

export type HighlightWhat = keyof typeof SCALES;
type Known = KnownHighlight<HighlightWhat>;

/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Review`. */
export function highlights(states: readonly State[]): readonly Highlight[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  return mostRemarkable(allHighlights(now, states), SCALES);
}

function allHighlights(now: State, states: readonly State[]): readonly Known[] {
  const { turns } = now.play;
  const most = (what: HighlightWhat, figureOf: (seat: Seat) => number) =>
    whoseMost(
      what,
      now.players,
      now.players.map((_, seat) => figureOf(seat)),
    );
  const won = (seat: Seat) => turns.filter(({ judged }) => judged.winner === seat);
  return [
    ...most('jokersCaught', (seat) => won(seat).filter(({ judged }) => judged.reason === 'five beats joker').length),
    ...most('haul', (seat) => Math.max(0, ...won(seat).flatMap(({ waited, taken }) => (waited > 0 ? taken : [])))),
    ...most('aces', (seat) => won(seat).filter(({ cards }) => cards[seat]?.startsWith('A')).length),
    ...most('streak', (seat) => longestRun(turns.map(({ judged }) => judged.winner === seat))),
    ...most('hearts', (seat) => won(seat).filter(({ judged }) => judged.reason === 'heart beats diamond').length),
    { what: 'leadChanges', players: [], figure: leadChanges(states.map(soleLeader)) },
    ...comeback(now, states),
  ];
}

function soleLeader({ play }: State): Seat | undefined {
  const points = pointsIn(play);
  const [leader, ...others] = [...points.keys()].filter((seat) => points[seat] === Math.max(...points));
  return others.length > 0 ? undefined : leader;
}

/** How many cards the only winner was once behind. */
function comeback({ players, play }: State, states: readonly State[]): readonly Known[] {
  if (play.phase !== 'over') return [];
  const [winner, ...others] = mostCaptured(play.course.captures, play.course.seats);
  const player = winner === undefined ? undefined : players[winner];
  if (winner === undefined || player === undefined || others.length > 0) return [];
  const behind = states.map(({ play: then }) => Math.max(...pointsIn(then)) - (pointsIn(then)[winner] ?? 0));
  return [{ what: 'comeback', players: [player], figure: Math.max(...behind) }];
}

/** HY-7: every card captured counts one, whatever it is; cards are numbered in the order of capture. */
export const captures: Captures<AskedState<House, Play>> = {
  taken(from, to) {
    return to.play.turns.flatMap((turn, i) => {
      if (i < from.play.turns.length) return [];
      const first = capturedIn(to.play.turns.slice(0, i));
      const seat = turn.judged.winner;
      const player = seat === null ? undefined : to.players[seat];
      if (seat === null || player === undefined) return [];
      return Array.from({ length: turn.taken }, (_, card): Capture => ({ player, seat, card: first + card }));
    });
  },
  points: () => 1,
};

function capturedIn(turns: readonly TurnPlayed[]): number {
  return turns.reduce((sum, { taken }) => sum + taken, 0);
}
