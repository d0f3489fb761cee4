import { comebackIn, highlightsBy, leadChangesIn, longestRun, type HighlightScale } from '../../../rulebook/highlights.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { lastOf, type Fought, type Play, type Played, type State } from './play.ts';
import { pointsOf, winnersOf, worth } from './points.ts';

const SCALES = {
  biggest: { rare: 55, least: 30 },
  streak: { rare: 6, least: 3 },
  jesters: { rare: 2, least: 1 },
  horses: { rare: 2, least: 1 },
  leadChanges: { rare: 5, least: 3 },
  comeback: { rare: 50, least: 15 },
} as const satisfies Readonly<Record<string, HighlightScale>>;
export type HighlightWhat = keyof typeof SCALES;

export const highlights = highlightsBy(SCALES, figuresOf, ({ play }) => (play.kind === 'alliances' ? 2 : 1));

/** An alliance has its figures together. */
function figuresOf({ players, play }: State, states: readonly State[]) {
  const wins = states.map((then) => wonIn(then.play));
  const wonBy = players.map((_, seat) => wins.map((won) => (won?.seats.includes(seat) === true ? won : undefined)));
  const points = states.map((then) => pointsOf(then.play));
  const together = play.house.line === 'bellum' ? 1 : 2;
  return {
    biggest: wonBy.map((theirs) => Math.max(0, ...theirs.map((won) => won?.points ?? 0))),
    streak: wonBy.map((theirs) => longestRun(theirs.map((won) => won !== undefined))),
    jesters: wonBy.map((theirs) => theirs.filter((won) => won?.jester).length),
    horses: wonBy.map((theirs) => theirs.filter((won) => won?.horse).length),
    leadChanges: leadChangesIn(points, together),
    comeback: comebackIn(points, winnersOf(play), players, together),
  };
}

/** By whom the last battle or trick was won, and how. */
function wonIn(play: Play) {
  const last = lastOf(play);
  if (last === undefined) return undefined;
  return last.kind === 'trick' ? trickWon(last) : battleWon(last);
}

function battleWon({ outcome, leaders, allies, pairs }: Fought) {
  const { winner } = outcome;
  if (winner === null) return undefined;
  const jester = outcome.kind === 'combined' && outcome.kinds[winner] === 'jester partner';
  const seats: readonly Seat[] = [leaders[winner], allies[winner]];
  return { seats, points: worth(pairs.flat()), jester, horse: false };
}

function trickWon({ outcome, gains }: Played) {
  if (outcome.outcome !== 'taken') return undefined;
  const { by, reason, clause } = outcome;
  const jester = clause === 'CB-8' && reason !== 'capital over jesters';
  const seats: readonly Seat[] = [by];
  return { seats, points: worth(gains[by] ?? []), jester, horse: reason === 'horse won' };
}
