import type { OrganiserView, TableResult, TableSummary } from '../../../host/contract/hall.ts';

/** Which tables the list shows. */
export type Filter = 'all' | 'troubles' | 'unfinished';

/** Something at this table waits for the organiser: they alone can mend it, or ask the dealer to. */
export function needsLook(summary: TableSummary): boolean {
  const { absent, link, trouble, strangers, aside, calls } = summary;
  const isWrong = trouble !== undefined || (link === 'lost' && absent !== true);
  return isWrong || isUnnamed(summary) || [strangers, aside, calls].includes(true);
}

/** Its game is over, and a card without a name keeps the result open. */
export function isUnnamed(summary: TableSummary): boolean {
  return isUnfinished(summary) && summary.game?.over === true && summary.game.players.some(({ open }) => open > 0);
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
