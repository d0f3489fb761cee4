import type { Counts, HallStanding, OrganiserView, SeatingView, TableResult } from '../../host/contract/hall.ts';
import type { Language } from '../../words/language.ts';

/** Points as people write them: a half as ½, a minus as long as a figure is wide. */
export function pointsSaid(points: number, language: Language): string {
  const sign = points < 0 ? '−' : '';
  const size = Math.abs(points);
  const whole = Math.trunc(size);
  if (size - whole === 0.5) return `${sign}${whole === 0 ? '' : String(whole)}½`;
  return `${sign}${new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(size)}`;
}

/** What a round brought: nothing that was played is a dash, and a round that was sat out is in brackets. */
export function roundSaid(brought: number | null, isBye: boolean, counts: Counts, language: Language): string {
  if (brought === null) return '–';
  const said = totalSaid(brought, counts, language);
  return isBye ? `(${said})` : said;
}

/** How far a result is: what a round that has ended took from a table that still played is `stopped`. */
export function stateIn(
  { state: round }: Pick<SeatingView, 'state'>,
  state: TableResult['state'],
): TableResult['state'] | 'stopped' {
  return round === 'ended' && state === 'playing' ? 'stopped' : state;
}

/** The tables that had not finished when their round ended, by round. */
export function stoppedIn({ seatings, results }: Pick<OrganiserView, 'seatings' | 'results'>) {
  return seatings.flatMap((seating) => {
    const stopped = results.filter(({ round, state }) => round === seating.round && stateIn(seating, state) === 'stopped');
    return stopped.length === 0 ? [] : [{ round: seating.round, tables: stopped.map(({ table }) => table) }];
  });
}

/** Whether totals are equal, once anything counts: then the page says who of those comes first. */
export function isTied(standings: readonly Pick<HallStanding, 'total'>[]): boolean {
  return standings.some(({ total }, at) => total === standings[at - 1]?.total) && standings.some(({ total }) => total !== 0);
}

/** What a round or all of them brought: points, or shares or percent with one decimal. */
export function totalSaid(total: number, counts: Counts, language: Language): string {
  if (counts === 'points') return pointsSaid(total, language);
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(language, one).format(total);
}
