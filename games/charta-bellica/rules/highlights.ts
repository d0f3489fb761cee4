import type { AskedState } from '../../../rulebook/questions/types.ts';
import {
  leadChanges,
  longestRun,
  mostRemarkable,
  whoseMost,
  type HighlightScale,
  type KnownHighlight,
} from '../../../rulebook/highlights.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { House } from './house.ts';
import { lastOf, type Fought, type Play, type Played } from './play.ts';
import { pointsOf, winnersOf, worth } from './points.ts';

type State = AskedState<House, Play>;

const SCALES = {
  biggest: { rare: 55, least: 30 },
  streak: { rare: 6, least: 3 },
  jesters: { rare: 2, least: 1 },
  horses: { rare: 2, least: 1 },
  leadChanges: { rare: 5, least: 3 },
  comeback: { rare: 50, least: 15 },
} as const satisfies Readonly<Record<string, HighlightScale>>;
export type HighlightWhat = keyof typeof SCALES;
type Known = KnownHighlight<HighlightWhat>;

/** A battle or trick that was taken, and what took it. */
interface Won {
  readonly seats: readonly Seat[];
  readonly points: number;
  readonly jester: boolean;
  readonly horse: boolean;
}

/** The most remarkable figures of a game, as in `Review`. */
export function highlights(states: readonly State[]): readonly Highlight[] {
  const now = states.at(-1);
  if (now === undefined) return [];
  const wins = states.map(({ play }) => wonIn(play));
  const known: readonly Known[] = [
    ...most(now, 'biggest', (seat) => Math.max(0, ...wins.map((won) => (won?.seats.includes(seat) ? won.points : 0)))),
    ...most(now, 'streak', (seat) => longestRun(wins.map((won) => won?.seats.includes(seat) === true))),
    ...most(now, 'jesters', (seat) => wins.filter((won) => won?.jester && won.seats.includes(seat)).length),
    ...most(now, 'horses', (seat) => wins.filter((won) => won?.horse && won.seats.includes(seat)).length),
    { what: 'leadChanges', players: [], figure: leadChanges(states.map((state) => soleLeader(states, state))) },
    ...comeback(states, now),
  ];
  return mostRemarkable(known, SCALES);
}

function wonIn(play: Play): Won | undefined {
  const last = lastOf(play);
  if (last === undefined) return undefined;
  return last.kind === 'trick' ? trickWon(last) : battleWon(last);
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

/** Allies have their figures together. */
function most({ players, play }: State, what: HighlightWhat, of: (seat: Seat) => number): readonly Known[] {
  const figures = players.map((_, seat) => of(seat));
  return whoseMost(what, players, figures, play.kind === 'alliances' ? 2 : 1);
}

function soleLeader(states: readonly State[], { play }: State): string | undefined {
  const leading = winnersOf(play).join();
  return isShared(states, leading) ? undefined : leading;
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
