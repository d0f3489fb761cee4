import type { AskedState } from '../asked/types.ts';
import type { Feat, Standing } from '../rulebook.ts';
import type { Player, Seat } from '../seat.ts';
import type { House } from './house.ts';
import type { Fought, Play, Played } from './play.ts';
import { pointsOf, winnersOf, worth } from './points.ts';

type State = AskedState<House, Play>;

/** The nearer to `rare` or above it, the more remarkable; nothing below `least` is worth a word. */
const SCALES = {
  biggest: { rare: 55, least: 30 },
  streak: { rare: 6, least: 3 },
  jesters: { rare: 2, least: 1 },
  horses: { rare: 2, least: 1 },
  leadChanges: { rare: 5, least: 3 },
  comeback: { rare: 50, least: 15 },
} as const;
export type FeatWhat = keyof typeof SCALES;
type Known = Feat & { readonly what: FeatWhat };

const MOST_FEATS = 3;

/** A battle or trick that somebody took: who, with what. */
interface Won {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly jester: boolean;
  readonly horse: boolean;
}

/** CB-4, CB-10: everybody's points as they were then. */
export function standingsOf({ players, play }: State): readonly Standing[] {
  const points = pointsOf(play);
  return players.map((player, seat) => ({ player, seat, points: points[seat] ?? 0, open: 0 }));
}

/** The most remarkable figures of a game, as in `Retelling`. */
export function feats(states: readonly State[]): readonly Feat[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  const wins = states.map(({ play }) => wonIn(play));
  const known: readonly Known[] = [
    ...most(now, 'biggest', (seat) => Math.max(0, ...wins.map((won) => (won?.seats.includes(seat) ? won.points : 0)))),
    ...most(now, 'streak', (seat) => longest(wins.map((won) => won?.seats.includes(seat) === true))),
    ...most(now, 'jesters', (seat) => wins.filter((won) => won?.jester && won.seats.includes(seat)).length),
    ...most(now, 'horses', (seat) => wins.filter((won) => won?.horse && won.seats.includes(seat)).length),
    { what: 'leadChanges', players: [], figure: leadChanges(states) },
    ...comeback(states, now),
  ];
  return known
    .filter(({ what, figure }) => figure >= SCALES[what].least)
    .sort((a, b) => b.figure / SCALES[b.what].rare - a.figure / SCALES[a.what].rare)
    .slice(0, MOST_FEATS);
}

function wonIn(play: Play): Won | undefined {
  if (!('last' in play) || play.last === null) return undefined;
  return 'gains' in play.last ? trickWon(play.last) : battleWon(play.last);
}

function battleWon({ outcome, leaders, partners, pairs }: Fought): Won | undefined {
  const { winner } = outcome;
  if (winner === null) return undefined;
  const jester = 'kinds' in outcome && outcome.kinds[winner] === 'jester partner';
  return { seats: [leaders[winner], partners[winner]].sort(), points: worth(pairs.flat()), jester, horse: false };
}

function trickWon({ outcome, gains }: Played): Won | undefined {
  if (outcome.outcome !== 'taken') return undefined;
  const { by, reason, clause } = outcome;
  const jester = clause === 'CB-8' && reason !== 'capital over jesters';
  return { seats: [by], points: worth(gains[by] ?? []), jester, horse: reason === 'horse won' };
}

/** Whoever has the highest figure; nobody where players who are no allies share it. */
function most({ players, play }: State, what: FeatWhat, of: (seat: Seat) => number): readonly Known[] {
  const figures = players.map((_, seat) => of(seat));
  const figure = Math.max(...figures);
  const best = players.filter((_, seat) => figures[seat] === figure);
  return best.length > ('alliances' in play ? 2 : 1) ? [] : [{ what, players: best, figure }];
}

function longest(won: readonly boolean[]): number {
  return won.reduce<readonly [number, number]>(
    ([run, best], took) => [took ? run + 1 : 0, Math.max(best, took ? run + 1 : 0)],
    [0, 0],
  )[1];
}

/** How often somebody else led. */
function leadChanges(states: readonly State[]): number {
  const leaders = states.map(({ play }) => winnersOf(play).join()).filter((leading) => !isShared(states, leading));
  return leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length;
}

/** More seats than one player or one alliance has. */
function isShared([first]: readonly State[], leading: string): boolean {
  return leading.split(',').length > (first?.house.line === 'bellum' ? 1 : 2);
}

/** How far behind the winners once were. */
function comeback(states: readonly State[], { players, play }: State): readonly Known[] {
  const winners = winnersOf(play);
  const [seat] = winners;
  if (seat === undefined || isShared(states, winners.join())) return [];
  const behind = states.map((then) => Math.max(...pointsOf(then.play)) - (pointsOf(then.play)[seat] ?? 0));
  const best: readonly Player[] = winners.flatMap((winner) => players[winner] ?? []);
  return [{ what: 'comeback', players: best, figure: Math.max(...behind) }];
}
