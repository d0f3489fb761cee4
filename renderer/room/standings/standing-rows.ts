import type { SeriesStanding } from '../../../host/contract/view.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import type { PlayerId, Sides } from '../../../rulebook/seat.ts';

export interface Row extends Standing {
  /** The players who share this row with the player, because they play together. */
  readonly allies: readonly Standing[];
  /** Which side they are, from 0; undefined for a player alone. */
  readonly side: number | undefined;
  /** Points of the night's games of this rulebook with this one; undefined in the first. */
  readonly total: number | undefined;
  /** Points that the last opening has brought so far, and how many others it has let pass. */
  readonly gained: number;
  readonly rose: number;
}

/** Whether there is anything that this game's points add up with. */
export function isSeries(series: readonly SeriesStanding[]): boolean {
  return series.some(({ before }) => before !== 0);
}

/**
 * The standings with the most points first; players with equally many, now and earlier, stay in seat order. `before` are those
 * before any outcome of the last opening was shown. A side has one row, unless its players bring unequal points to a series.
 */
export function byPoints(
  standings: readonly Standing[],
  series: readonly SeriesStanding[],
  before = standings,
  sides: Sides = [],
): readonly Row[] {
  const together = inOneRow(sides, series);
  const ranked = sorted(foremost(before, together));
  return sorted(foremost(standings, together)).map((standing, rank): Row => {
    const { id } = standing.player;
    const side = together.findIndex((each) => each.includes(id));
    const allies = standings.filter(({ player }) => player.id !== id && together[side]?.includes(player.id));
    const was = ranked.findIndex(({ player }) => player.id === id);
    const gained = standing.points - (ranked[was]?.points ?? standing.points);
    const rose = gained > 0 ? Math.max(0, was - rank) : 0;
    const total = isSeries(series) ? beforeIn(series, id) + standing.points : undefined;
    return { ...standing, allies, side: side < 0 ? undefined : side, total, gained, rose };
  });
}

/** All sides, or none: who had other allies in an earlier game has points of their own. */
function inOneRow(sides: Sides, series: readonly SeriesStanding[]): Sides {
  const alike = sides.every((side) => new Set(side.map((id) => beforeIn(series, id))).size === 1);
  return alike ? sides : [];
}

/** The players who play alone, and the first player of each side. */
function foremost(standings: readonly Standing[], sides: Sides): readonly Standing[] {
  return standings.filter(({ player: { id } }) => sides.every((side) => !side.includes(id) || side[0] === id));
}

/** Points of the games before this one. */
function beforeIn(series: readonly SeriesStanding[], id: PlayerId): number {
  return series.find(({ player }) => player.id === id)?.before ?? 0;
}

function sorted(standings: readonly Standing[]): readonly Standing[] {
  return [...standings].sort((a, b) => b.points - a.points || (b.earlier ?? 0) - (a.earlier ?? 0));
}

/** The players with the most points so far; empty while no player has any. */
export function leading(standings: readonly Standing[]): readonly Standing[] {
  return withMost(standings, ({ points }) => points);
}

/** The leaders over the night’s games of this rulebook, even if they have gone home; empty in the first game. */
export function leadingSeries(standings: readonly Standing[], series: readonly SeriesStanding[]) {
  if (!isSeries(series)) return [];
  const totals = series.map(({ player, before }) => {
    const now = standings.find((standing) => standing.player.id === player.id);
    return { player, total: before + (now?.points ?? 0) };
  });
  return withMost(totals, ({ total }) => total);
}

function withMost<T>(all: readonly T[], pointsOf: (one: T) => number): readonly T[] {
  const most = Math.max(0, ...all.map(pointsOf));
  return most === 0 ? [] : all.filter((one) => pointsOf(one) === most);
}
