/** `npm run bench [-- WORD]`: every promise with what this machine measures; WORD picks those whose name holds it. */
import { judging } from './judge.ts';
import type { Measure } from './measure.ts';
import { folding, reopening } from './reopen.ts';

const MEASURES: readonly Measure[] = [judging, reopening, folding];

const word = process.argv[2] ?? '';
let broken = 0;
console.log(['promise'.padEnd(48), 'promised'.padEnd(44), 'measured'.padEnd(34), 'ratio'].join(''));
for (const measure of MEASURES.filter(({ name }) => name.includes(word))) {
  try {
    const { measured, ratio } = await measure.run();
    if (ratio > 1) broken++;
    const verdict = `${ratio.toFixed(3)}${ratio > 1 ? '  NOT HELD' : ''}`;
    console.log([measure.name.padEnd(48), measure.promise.padEnd(44), measured.padEnd(34), verdict].join(''));
  } catch (error) {
    console.log([measure.name.padEnd(48), measure.promise.padEnd(44), `not measured: ${(error as Error).message}`].join(''));
  }
}
process.exit(broken === 0 ? 0 : 1);
