import type { AskedState } from '../asked/types.ts';
import type { Feat, Retelling, Standing } from '../rulebook.ts';
import type { Player, Seat } from '../seat.ts';
import { mostCaptured } from './captures.ts';
import type { House } from './house.ts';
import { pointsIn, type Play, type TurnPlayed } from './play.ts';

type State = AskedState<House, Play>;

/**
 * What each figure comes to in one of ten games of four bots: the nearer or further above it, the more remarkable.
 * Nothing below `least` is worth a word.
 */
const SCALES = {
  jokersCaught: { rare: 1, least: 1 },
  haul: { rare: 6, least: 4 },
  aces: { rare: 1.5, least: 1 },
  streak: { rare: 4, least: 3 },
  hearts: { rare: 3, least: 2 },
  leadChanges: { rare: 4, least: 3 },
  comeback: { rare: 8, least: 4 },
} as const;

export type FeatWhat = keyof typeof SCALES;
type Known = Feat & { readonly what: FeatWhat };
const MOST_FEATS = 3;
/** What more than two have done is no feat. */
const MOST_SHARING = 2;

/** How a game is told once it is over. */
export const retelling: Retelling<State> = {
  standingsThen: (then) => standingsOf(then),
  feats,
};

function standingsOf({ players, play }: State): readonly Standing[] {
  const points = pointsIn(play);
  return players.map((player, seat) => ({ player, seat, points: points[seat] ?? 0, open: 0 }));
}

/** The three most remarkable figures of a game; fewer where little has happened. `states` as in `Retelling`. */
function feats(states: readonly State[]): readonly Feat[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  return allFeats(now, states)
    .filter(({ what, figure }) => figure >= SCALES[what].least)
    .sort((a, b) => b.figure / SCALES[b.what].rare - a.figure / SCALES[a.what].rare)
    .slice(0, MOST_FEATS);
}

function allFeats(now: State, states: readonly State[]): readonly Known[] {
  const { turns } = now.play;
  const most = (what: FeatWhat, figureOf: (seat: Seat) => number) => mostOf(what, now.players, figureOf);
  const won = (seat: Seat) => turns.filter(({ judged }) => judged.winner === seat);
  return [
    ...most('jokersCaught', (seat) => won(seat).filter(({ judged }) => judged.reason === 'five beats joker').length),
    ...most('haul', (seat) => Math.max(0, ...won(seat).flatMap(({ waited, taken }) => (waited > 0 ? taken : [])))),
    ...most('aces', (seat) => won(seat).filter(({ cards }) => cards[seat]?.startsWith('A')).length),
    ...most('streak', (seat) => longestRun(turns, ({ judged }) => judged.winner === seat)),
    ...most('hearts', (seat) => won(seat).filter(({ judged }) => judged.reason === 'heart beats diamond').length),
    { what: 'leadChanges', players: [], figure: leadChanges(states) },
    ...comeback(now, states),
  ];
}

/** Whoever has the highest figure; nobody where too many share it. */
function mostOf(what: FeatWhat, players: readonly Player[], figureOf: (seat: Seat) => number): readonly Known[] {
  const figures = players.map((_, seat) => figureOf(seat));
  const figure = Math.max(...figures);
  const whose = players.filter((_, seat) => figures[seat] === figure);
  return whose.length > MOST_SHARING ? [] : [{ what, players: whose, figure }];
}

function longestRun(turns: readonly TurnPlayed[], holds: (turn: TurnPlayed) => boolean): number {
  let [run, longest] = [0, 0];
  for (const turn of turns) {
    run = holds(turn) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How often somebody else led alone. */
function leadChanges(states: readonly State[]): number {
  const leaders = states.flatMap(({ play }) => {
    const points = pointsIn(play);
    const most = [...points.keys()].filter((seat) => points[seat] === Math.max(...points));
    return most.length === 1 ? most : [];
  });
  return leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length;
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
