import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, ms, TABLES, times, type Measure } from './measure.ts';
import { withNight } from './night-file.ts';
import type { Parsed } from './parse-night.ts';
import type { Reopened } from './reopen-night.ts';

const ROUNDS = 10_000;
const PROMISED_MS = 1_000;
const TIMES = 5;

/** In a process of its own, because nothing is warm when a referee starts; so is the parse beside it. */
function inProcess<Result>(script: 'reopen-night.ts' | 'parse-night.ts', what: string): Result {
  const args = ['--import', 'tsx', join(import.meta.dirname, script), what];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Result;
}

export const reopening: Measure = {
  name: 'a night of 10,000 rounds reopened',
  promise: '1 s or less',
  by: 'test/bench/reopen.ts',
  seats: TABLES,
  run: (seats) =>
    withNight({ rounds: ROUNDS, seats }, async ({ folder, path }) => {
      const reopened: Reopened[] = [];
      const parsed: Parsed[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        reopened.push(inProcess('reopen-night.ts', folder));
        parsed.push(inProcess('parse-night.ts', path));
      }
      if (reopened.some(({ round }) => round === 0)) throw new Error('the night was not reopened');
      const wall = median(reopened.map((each) => each.wall));
      const bare = median(parsed.map((each) => each.wall));
      return {
        figure: ms(wall),
        detail: `${((parsed[0]?.bytes ?? 0) / 1e6).toFixed(0)} MB`,
        ratio: wall / PROMISED_MS,
        beside: `JSON.parse: ${ms(bare)}, ${times(wall / bare)}`,
      };
    }),
};
