import type { Highlight } from './rulebook.ts';
import { seatsWithMost, type Player, type Seat } from './seat.ts';

/**
 * Below `least` a figure is worth no word; the nearer to `rare` or the further above it, the more remarkable it is. Figures
 * without it keep the order in which they are listed.
 */
export interface HighlightScale {
  readonly least: number;
  readonly rare?: number;
}

const MOST_HIGHLIGHTS = 3;
/** What more than two have done is no highlight. */
const MOST_SHARING = 2;

/** A figure of these players; of the whole table if there are none. */
export type FigureOfSome = Omit<Highlight, 'what'>;
export const NOTHING_REMARKABLE: FigureOfSome = { players: [], figure: 0 };
/** A figure for each seat, of which the highest counts, or one of certain players. */
type HighlightFigure = readonly number[] | FigureOfSome;

/**
 * The highlights of a game by the figures that its states come to, as `Review.highlights`. `sharing` is how many players may
 * have the same highest figure.
 */
export function highlightsBy<What extends string, State extends { readonly players: readonly Player[] }>(
  scales: Readonly<Record<What, HighlightScale>>,
  figuresOf: (now: State, states: readonly State[]) => Readonly<Record<What, HighlightFigure>>,
  sharing?: (now: State) => number,
): (states: readonly State[]) => readonly Highlight[] {
  return (states) => {
    const now = states.at(-1);
    return now === undefined ? [] : mostRemarkable(scales, now.players, figuresOf(now, states), sharing?.(now));
  };
}

/** The three most remarkable of these figures, by the scale of each; fewer where little has happened. */
export function mostRemarkable<What extends string>(
  scales: Readonly<Record<What, HighlightScale>>,
  players: readonly Player[],
  figures: Readonly<Record<What, HighlightFigure>>,
  sharing = MOST_SHARING,
): readonly Highlight[] {
  const rarity = ({ what, figure }: { readonly what: What; readonly figure: number }) => figure / (scales[what].rare ?? Infinity);
  const known = (Object.keys(scales) as What[]).flatMap((what) => {
    const of: HighlightFigure = figures[what];
    return ('figure' in of ? [of] : whoseMost(players, of, sharing)).map((figure) => ({ what, ...figure }));
  });
  return known
    .filter(({ what, figure }) => figure >= scales[what].least)
    .sort((a, b) => rarity(b) - rarity(a))
    .slice(0, MOST_HIGHLIGHTS);
}

/** The players with the highest of `figures`, which stand in the order of `players`; nobody where more than `sharing` have it. */
function whoseMost(players: readonly Player[], figures: readonly number[], sharing: number): readonly FigureOfSome[] {
  const figure = Math.max(0, ...figures);
  const whose = players.filter((_, i) => figures[i] === figure);
  return whose.length === 0 || whose.length > sharing ? [] : [{ players: whose, figure }];
}

/** How many times in a row something held at the most. */
export function longestRun(held: readonly boolean[]): number {
  let [run, longest] = [0, 0];
  for (const holds of held) {
    run = holds ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How often somebody else led than before, from the points by seat at each time; a lead that more than `together` share is nobody's. */
export function leadChangesIn(pointsThen: readonly (readonly number[])[], together = 1): FigureOfSome {
  const leads = pointsThen.map((points) => seatsWithMost(points)).filter((seats) => seats.length <= together);
  const leaders = leads.map((seats) => seats.join());
  return { players: [], figure: leaders.filter((leader, i) => i > 0 && leader !== leaders[i - 1]).length };
}

/** How far the winners were behind at the most; nothing where nobody wins, or more than `together` share it. */
export function comebackIn(
  pointsThen: readonly (readonly number[])[],
  winners: readonly Seat[],
  players: readonly Player[],
  together = 1,
): FigureOfSome {
  const [seat] = winners;
  if (seat === undefined || winners.length > together) return NOTHING_REMARKABLE;
  const behind = pointsThen.map((points) => Math.max(...points) - (points[seat] ?? 0));
  return { players: winners.flatMap((winner) => players[winner] ?? []), figure: Math.max(...behind) };
}
