import type { SeriesStanding } from '../../host/contract/view.ts';
import type { Standing } from '../../rules/rulebook.ts';

export interface Row extends Standing {
  /** Points of all games of the night with this one (HW-19); undefined in the first game. */
  readonly total: number | undefined;
}

/** Whether a game was finished before this one (HW-19). */
export function isSeries(series: readonly SeriesStanding[]): boolean {
  return series.some(({ before, gamesWon }) => before > 0 || gamesWon > 0);
}

/** The standings with the most points first; who has equally many stays in seat order. */
export function byPoints(standings: readonly Standing[], series: readonly SeriesStanding[]): readonly Row[] {
  const later = isSeries(series);
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

/** Who has most points over all games of the night, several when they have equally many; nobody in the first game. */
export function leadingSeries(rows: readonly Row[]): readonly Row[] {
  const totals = rows.map(({ total }) => total ?? 0);
  const most = Math.max(0, ...totals);
  return most === 0 ? [] : rows.filter(({ total }) => total === most);
}
