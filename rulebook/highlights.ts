import type { Highlight } from './rulebook.ts';
import type { Player } from './seat.ts';

/** A figure that a rulebook knows by a word of its own. */
export type KnownHighlight<What extends string> = Highlight & { readonly what: What };

/** What a figure comes to where it is rare: the nearer or further above it, the more remarkable. Below `least` it is worth no word. */
export interface HighlightScale {
  readonly rare: number;
  readonly least: number;
}

/** So many are told of a game. */
export const MOST_HIGHLIGHTS = 3;
/** What more than two have done is no highlight. */
const MOST_SHARING = 2;

/** The three most remarkable of these figures, by the scale of each; fewer where little has happened. */
export function mostRemarkable<What extends string>(
  known: readonly KnownHighlight<What>[],
  scales: Readonly<Record<What, HighlightScale>>,
): readonly KnownHighlight<What>[] {
  const remarkable = ({ what, figure }: KnownHighlight<What>) => figure / scales[what].rare;
  return known
    .filter(({ what, figure }) => figure >= scales[what].least)
    .sort((a, b) => remarkable(b) - remarkable(a))
    .slice(0, MOST_HIGHLIGHTS);
}

/** Whoever has the highest of `figures`, which stand in the order of `players`; nobody where more than `sharing` have it. */
export function whoseMost<What extends string>(
  what: What,
  players: readonly Player[],
  figures: readonly number[],
  sharing = MOST_SHARING,
): readonly KnownHighlight<What>[] {
  const figure = Math.max(0, ...figures);
  const whose = players.filter((_, i) => figures[i] === figure);
  return whose.length === 0 || whose.length > sharing ? [] : [{ what, players: whose, figure }];
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

/** How often somebody else led than before; undefined where nobody led alone, which changes nothing. */
export function leadChanges(leaders: readonly (string | number | undefined)[]): number {
  const known = leaders.filter((leader) => leader !== undefined);
  return known.filter((leader, i) => i > 0 && leader !== known[i - 1]).length;
}
