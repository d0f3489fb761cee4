import type { Held, Measure } from './measure.ts';
import type { Row } from './table.ts';

/**
 * The tables of promises as docs/PROMISES.md shows them: those with a figure and what was measured, with each size of table if
 * that matters; then those that suites hold. Each has a link to what holds it.
 */
export function promiseTable(measures: readonly Measure[], held: readonly Held[], rows: readonly Row[]): string {
  const figures = measures.map(({ name, promise, by }) => [name, promise, figureOf(name, rows), link(by)]);
  const suites = held.map(({ name, promise, by }) => [name, promise, by.map(link).join(', ')]);
  const measured = table(['what', 'promise', 'measured (with 2 / 5 / 10 seats)', 'held by'], figures);
  return `${measured}\n\n${table(['what', 'promise', 'held by'], suites)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What was measured of a promise; empty if nothing was. */
function figureOf(name: string, rows: readonly Row[]): string {
  const own = rows.filter((row) => row.promise === name && row.ratio !== undefined);
  const [first] = own;
  if (own.length !== 1 || first?.seats === undefined) return own.map(({ figure }) => figure).join(' / ');
  return `${first.figure} (${first.seats} seats)`;
}

/** The rows of a run; where it could not measure, those that were kept before. */
export function keptRows(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const sameAs = (row: Row) => before.find(({ promise, seats }) => promise === row.promise && seats === row.seats);
  return rows.map((row) => (row.ratio === undefined ? (sameAs(row) ?? row) : row));
}

/** The page with other such tables in the place of its own. */
export function withTable(page: string, table: string): string {
  return page.replace(/^\| what \|.*\n(\|.*\n)*\n\| what \|.*\n(\|.*\n)*/m, () => `${table}\n`);
}

/** Named by what follows `test/`. */
function link(path: string): string {
  return `[${path.replace(/^test\//, '').replace(/(\.test)?\.ts$/, '')}](../${path})`;
}
