import type { SeriesStanding } from '../../host/contract/view.ts';
import type { Standing } from '../../rules/rulebook.ts';

export interface Row extends Standing {
  /** Points of all games of the night with this one (HW-19); undefined in the first game. */
  readonly total: number | undefined;
}

/** The standings with the most points first; who has equally many stays in seat order. */
export function byPoints(standings: readonly Standing[], series: readonly SeriesStanding[]): readonly Row[] {
  const later = series.some(({ before, gamesWon }) => before > 0 || gamesWon > 0);
  const rows = standings.map((standing): Row => {
    const before = series.find(({ player }) => player.id === standing.player.id)?.before ?? 0;
    return { ...standing, total: later ? before + standing.points : undefined };
  });
  return rows.sort((a, b) => b.points - a.points);
}

/** Who has most points so far; nobody while nobody has any. */
export function leading(standings: readonly Standing[]): readonly Standing[] {
  const most = Math.max(0, ...standings.map(({ points }) => points));
  return most === 0 ? [] : standings.filter(({ points }) => points === most);
}
