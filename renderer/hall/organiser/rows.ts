import type { OrganiserView, PersonView, TableResult, TableSummary } from '../../../host/contract/hall.ts';

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

/** Whether a name holds what is looked for; everything does if nothing is. Neither case nor accents count. */
export function holdsName(name: string, sought: string): boolean {
  return bare(name).includes(bare(sought.trim()));
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** So many may play: they are here, or have not checked in yet. */
export function expected(people: readonly PersonView[]): number {
  return people.filter(({ here, awaited }) => here || awaited === true).length;
}

/** As many rows as are drawn; the others are found by name. */
export const MOST_ROWS = 200;
