import type { SeriesStanding } from '../../host/contract/view.ts';
import type { Standing } from '../../rules/rulebook.ts';
import type { Player, PlayerId } from '../../rules/seat.ts';
import type { Sides } from '../../rules/sides.ts';

export interface Row extends Standing {
  /** Who plays together with the player, and has all of this row with them. */
  readonly allies: readonly Standing[];
  /** Which side they are, from 0; undefined for a player alone. */
  readonly side: number | undefined;
  /** Points of the night's games of this rulebook with this one (HW-19); undefined in the first. */
  readonly total: number | undefined;
  /** Points that the last opening has brought so far, and how many others it has let pass. */
  readonly gained: number;
  readonly rose: number;
}

/** The standings before anything of the last opening was told. */
export interface Before {
  readonly standings: readonly Standing[];
}

/** Whether there is anything that this game's points add up with (HW-19). */
export function isSeries(series: readonly SeriesStanding[]): boolean {
  return series.some(({ before }) => before !== 0);
}

/**
 * The standings with the most points first; who has equally many, and had, stays in seat order. A side has one row, but in a
 * series to which its players do not bring equally many points.
 */
export function byPoints(
  standings: readonly Standing[],
  series: readonly SeriesStanding[],
  before: Before = { standings },
  sides: Sides = [],
): readonly Row[] {
  const later = isSeries(series);
  const beforeOf = (id: PlayerId) => series.find(({ player }) => player.id === id)?.before ?? 0;
  // Who had other allies in an earlier game has points of their own.
  const alike = sides.every((side) => new Set(side.map(beforeOf)).size === 1);
  const together = alike ? sides : [];
  const sideOf = (id: PlayerId) => together.findIndex((side) => side.includes(id));
  const foremost = (all: readonly Standing[]) =>
    all.filter(({ player: { id } }) => together.every((side) => !side.includes(id) || side[0] === id));
  const earlier = sorted(foremost(before.standings));
  return sorted(foremost(standings)).map((standing, rank): Row => {
    const { id } = standing.player;
    const inSeries = beforeOf(id);
    const side = sideOf(id);
    const allies = standings.filter(({ player }) => player.id !== id && together[side]?.includes(player.id));
    const was = earlier.findIndex(({ player }) => player.id === id);
    const gained = standing.points - (earlier[was]?.points ?? standing.points);
    const rose = gained > 0 ? Math.max(0, was - rank) : 0;
    const total = later ? inSeries + standing.points : undefined;
    return { ...standing, allies, side: side < 0 ? undefined : side, total, gained, rose };
  });
}

function sorted(standings: readonly Standing[]): readonly Standing[] {
  return [...standings].sort((a, b) => b.points - a.points || (b.earlier ?? 0) - (a.earlier ?? 0));
}

/** Who has most points so far; nobody while nobody has any. */
export function leading(standings: readonly Standing[]): readonly Standing[] {
  const most = Math.max(0, ...standings.map(({ points }) => points));
  return most === 0 ? [] : standings.filter(({ points }) => points === most);
}

/** A player with the points of the night's games of this rulebook together (HW-19). */
export interface Total {
  readonly player: Player;
  readonly total: number;
}

/** Who has most points over the night's games of this rulebook, several when they have equally many, gone home or not; nobody in the first. */
export function leadingSeries(standings: readonly Standing[], series: readonly SeriesStanding[]): readonly Total[] {
  if (!isSeries(series)) return [];
  const totals = series.map(({ player, before }): Total => {
    const now = standings.find((standing) => standing.player.id === player.id);
    return { player, total: before + (now?.points ?? 0) };
  });
  const most = Math.max(0, ...totals.map(({ total }) => total));
  return most === 0 ? [] : totals.filter(({ total }) => total === most);
}
