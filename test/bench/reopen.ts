import { join } from 'node:path';
import { Child } from '../support/child.ts';
import { withNight } from './long-night.ts';
import { median, ms, times, type Measured } from './measure.ts';
import type { ReopenProgram } from './reopen-process.ts';

const ROUNDS = 10_000;
const PROMISED_MS = 1_000;
const TIMES = 5;

/** Asks a process in which nothing is warm. */
async function inProcess<Result>(ask: (child: Child<ReopenProgram>) => Promise<Result>): Promise<Result> {
  const child = new Child<ReopenProgram>(join(import.meta.dirname, 'reopen-process.ts'));
  return ask(child).finally(() => child.kill());
}

export function reopening(seats: number): Promise<Measured> {
  return withNight({ rounds: ROUNDS, seats }, async ({ folder, path }) => {
    const [reopened, parsed]: [number[], number[]] = [[], []];
    let size = 0;
    for (let time = 0; time < TIMES; time += 1) {
      reopened.push(await inProcess((child) => child.ask('reopen', folder)));
      const { wall, bytes } = await inProcess((child) => child.ask('parse', path));
      parsed.push(wall);
      size = bytes;
    }
    const [wall, bare] = [median(reopened), median(parsed)];
    return {
      figure: ms(wall),
      detail: `${(size / 1e6).toFixed(0)} MB`,
      ratio: wall / PROMISED_MS,
      beside: `JSON.parse: ${ms(bare)}, ${times(wall / bare)}`,
    };
  });
}
