import { TABLES, type Held, type Measure } from './measure.ts';
import type { Row } from './table.ts';

/**
 * The table of promises as docs/PROMISES.md shows it: what was measured with each size of table, and a link to what holds it.
 * A promise that was not measured shows only its link.
 */
export function promiseTable(measures: readonly Measure[], held: readonly Held[], rows: readonly Row[]): string {
  const head = ['what', 'promise', ...TABLES.map((seats) => `${seats} seats`), 'held by'];
  const figures = measures.map(({ name, promise, seats, by }) => {
    const own = rows.filter((row) => row.promise === name && row.ratio !== undefined);
    const cells = TABLES.map((size) => own.find((row) => row.seats === size)?.figure ?? '');
    const [any] = own;
    const alone = [any === undefined ? '' : `${any.figure}, with any`, '', ''];
    return [name, promise, ...(seats === undefined ? alone : cells), link(by)];
  });
  const suites = held.map(({ name, promise, by }) => [name, promise, '', '', '', by.map(link).join(', ')]);
  return [head, head.map(() => '---'), ...figures, ...suites].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with another such table in the place of its own. */
export function withTable(page: string, table: string): string {
  return page.replace(/^\| what \|.*\n(\|.*\n)*/m, () => `${table}\n`);
}

/** Named by what follows `test/`. */
function link(path: string): string {
  return `[${path.replace(/^test\//, '').replace(/(\.test)?\.ts$/, '')}](../${path})`;
}
