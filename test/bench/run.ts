/** `npm run bench [-- WORD]`: every promise with what this machine measures; WORD picks those whose name holds it. */
import { cpus, loadavg } from 'node:os';
import { flooded } from './flood.ts';
import { judging } from './judge.ts';
import type { Measure } from './measure.ts';
import { painting, pressing, revealing } from './moments.ts';
import { painted, script } from './page-load.ts';
import { commanding, folding, reopening } from './reopen.ts';
import { decodingLines, decodingPieces } from './serial.ts';
import { telling } from './telling.ts';

const MEASURES: readonly Measure[] = [
  pressing,
  painting,
  revealing,
  judging,
  reopening,
  folding,
  commanding,
  decodingLines,
  decodingPieces,
  flooded,
  telling,
  painted,
  script,
];

const row = (name: string, promise: string, measured: string, ratio: string): string =>
  [name.padEnd(47), promise.padEnd(41), measured.padEnd(64), ratio].join('').trimEnd();

const load = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');

async function outcome(measure: Measure): Promise<string> {
  try {
    const { measured, ratio } = await measure.run();
    return row(measure.name, measure.promise, measured, `${ratio.toFixed(3)}${ratio > 1 ? '  NOT HELD' : ''}`);
  } catch (error) {
    return row(measure.name, measure.promise, `not measured: ${(error as Error).message.split('\n')[0] ?? ''}`, '');
  }
}

console.log(`Node ${process.version}, ${cpus().length} processors, load average ${load()}: others' work makes all of it slower.`);
console.log(row('promise', 'promised', 'measured', 'ratio'));
const word = process.argv[2] ?? '';
for (const measure of MEASURES.filter(({ name }) => name.includes(word))) console.log(await outcome(measure));
console.log(`Load average at the end ${load()}. A ratio of 1 or less holds the promise.`);
process.exit(0);
