import type { OrganiserView, TableResult, TableSummary } from '../../../host/contract/hall.ts';

/** Which tables the list shows. */
export type Filter = 'all' | 'troubles' | 'unfinished';

/** Something at this table waits for the organiser: they alone can mend it, or ask the dealer to. */
export function needsLook({ absent, link, trouble, strangers, aside, calls }: TableSummary): boolean {
  return trouble !== undefined || strangers === true || aside === true || calls === true || (link === 'lost' && absent !== true);
}

export function isUnfinished({ result }: TableSummary): boolean {
  return result === 'none' || result === 'playing';
}

/** The tables that pass the filter; those of the present round alone can be unfinished. */
export function tablesShown({ board, seatings }: OrganiserView, filter: Filter): readonly TableSummary[] {
  if (filter === 'troubles') return board.tables.filter(needsLook);
  if (filter === 'all') return board.tables;
  const seated = new Set(seatings.findLast(({ state }) => state === 'started')?.tables.map(({ table }) => table));
  return board.tables.filter((summary) => seated.has(summary.table) && isUnfinished(summary));
}

/** The results of a table, the latest round first. */
export function resultsAt({ results }: OrganiserView, table: number): readonly TableResult[] {
  return results.filter((result) => result.table === table).toReversed();
}

/** Points as people type them: a comma or a point, a half sign, a minus of either length. Undefined for anything else. */
export function parsePoints(text: string): number | undefined {
  const plain = text.trim().replace(/[−–]/g, '-').replace(',', '.').replace(/½$/, '.5');
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
