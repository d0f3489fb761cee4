/** `npm run bench`: every promise with what this machine measures, or some of them. `--help` says how. */
import '../support/games.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Measure } from './measure.ts';
import { HELD, MEASURES } from './promises.ts';
import { keptRows, promiseTable, withTable } from './readme.ts';
import { HEAD, rowOf, textOf, textOfHeld, type Result, type Row } from './table.ts';

const ROOT = join(import.meta.dirname, '../..');

const program = new Command('npm run bench --')
  .description('Prints every promise with what this machine measures.')
  .argument('[word...]', 'only promises whose names hold one of these words')
  .option('--json', 'print the result for machines')
  .option('--keep', 'write the result to docs/bench.json and its figures into docs/PROMISES.md; takes no word')
  .parse();
const values = program.opts<{ readonly json?: boolean; readonly keep?: boolean }>();
const words = program.args;
if (values.keep === true && words.length > 0) program.error('error: --keep keeps all promises together: name none');
const say = (text: string): void => (values.json === true ? console.error(text) : console.log(text));
const isWanted = ({ name }: { readonly name: string }) => words.length === 0 || words.some((word) => name.includes(word));

const load = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');

async function measured(measure: Measure, seats: number): Promise<Row> {
  try {
    return rowOf(measure, seats, await measure.run(seats));
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n');
    return {
      promise: measure.name,
      limit: measure.promise,
      ...(measure.seats !== undefined && { seats }),
      figure: `not measured: ${why}`,
    };
  }
}

const before = load();
say(`Node ${process.version}, ${cpus().length} processors, load average ${before}: others' work makes all of it slower.\n`);
say(HEAD);
const rows: Row[] = [];
for (const measure of MEASURES.filter(isWanted)) {
  for (const [n, seats] of (measure.seats ?? [0]).entries()) {
    const row = await measured(measure, seats);
    rows.push(row);
    say(textOf(row, n === 0));
  }
}
const held = HELD.filter(isWanted);
for (const promise of held) say(textOfHeld(promise));
say(`\nLoad average at the end ${load()}. A ratio of 1 or less holds the promise, a greater one (!) does not.`);

const result: Result = {
  node: process.version,
  processors: cpus().length,
  load: { before, after: load() },
  measured: rows,
  held,
};
if (values.json === true) console.log(JSON.stringify(result, null, 2));
if (values.keep === true) keep(result);
process.exit(0);

function keep(run: Result): void {
  const [figures, page] = [join(ROOT, 'docs/bench.json'), join(ROOT, 'docs/PROMISES.md')];
  const before = JSON.parse(readFileSync(figures, 'utf8')) as Result;
  const kept = { ...run, measured: keptRows(run.measured, before.measured) };
  writeFileSync(figures, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), promiseTable(MEASURES, HELD, kept.measured)));
}
