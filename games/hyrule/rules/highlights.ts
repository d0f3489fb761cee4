import { comebackIn, highlightsBy, leadChangesIn, longestRun, type HighlightScale } from '../../../rulebook/highlights.ts';
import type { Capture, Captures } from '../../../rulebook/rulebook.ts';
import { pointsIn, winnersOf, type TurnPlayed, type State } from './play.ts';

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

export const highlights = highlightsBy(SCALES, ({ players, play }: State, states) => {
  const { turns } = play;
  const won = players.map((_, seat) => turns.filter(({ judged }) => judged.winner === seat));
  const wonBy = (reason: TurnPlayed['judged']['reason']) =>
    won.map((theirs) => theirs.filter(({ judged }) => judged.reason === reason).length);
  const points = states.map((then) => pointsIn(then.play));
  return {
    jokersCaught: wonBy('five beats joker'),
    haul: won.map((theirs) => Math.max(0, ...theirs.flatMap(({ waited, taken }) => (waited > 0 ? taken : [])))),
    aces: won.map((theirs, seat) => theirs.filter(({ cards }) => cards[seat]?.startsWith('A')).length),
    streak: players.map((_, seat) => longestRun(turns.map(({ judged }) => judged.winner === seat))),
    hearts: wonBy('heart beats diamond'),
    leadChanges: leadChangesIn(points),
    comeback: comebackIn(points, play.phase === 'over' ? winnersOf(play) : [], players),
  };
});

/** HY-7: every card captured counts one, whatever it is; cards are numbered in the order of capture. */
export const captures: Captures<State> = {
  taken(from, to) {
    return to.play.turns.flatMap((turn, i) => {
      if (i < from.play.turns.length) return [];
      const first = to.play.turns.slice(0, i).reduce((sum, { taken }) => sum + taken, 0);
      const seat = turn.judged.winner;
      const player = seat === null ? undefined : to.players[seat];
      if (seat === null || player === undefined) return [];
      return Array.from({ length: turn.taken }, (_, card): Capture => ({ player, seat, card: first + card }));
    });
  },
  points: () => 1,
};
