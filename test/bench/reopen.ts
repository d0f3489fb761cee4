import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_NIGHT, foldLine, foldLines } from '../../host/record/fold.ts';
import type { Line } from '../../host/record/line.ts';
import { readRecord } from '../../host/record/reader.ts';
import { longNight } from './long-night.ts';
import { median, ms, type Measure } from './measure.ts';

const ROUNDS = 10_000;
const PROMISED_MS = 1_000;
/** Lines compared at either end, and how much dearer the last ones may be before it is no longer the same. */
const SAMPLE = 2_000;
const SAME = 1.5;

async function inFile<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-night-'));
  try {
    const path = join(folder, 'night.jsonl');
    await writeFile(path, longNight(ROUNDS));
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const reopening: Measure = {
  name: 'a night of 10,000 rounds reopened',
  promise: '1 s or less',
  run: () =>
    inFile(async (path) => {
      const began = performance.now();
      const { lines, end } = await readRecord(path);
      foldLines(lines);
      const took = performance.now() - began;
      if (end.end !== 'clean') throw new Error('the night is damaged');
      return { measured: `${ms(took)} for ${lines.length} lines`, ratio: took / PROMISED_MS };
    }),
};

export const folding: Measure = {
  name: 'a command at round 10,000 against round 10',
  promise: 'costs the same (within half)',
  run: () =>
    inFile(async (path) => {
      const { lines } = await readRecord(path);
      foldLines(lines);
      const costs = costsOf(lines);
      const [early, late] = [median(costs.slice(0, SAMPLE)), median(costs.slice(-SAMPLE))];
      return { measured: `${ms(late)} against ${ms(early)}`, ratio: late / early / SAME };
    }),
};

function costsOf(lines: readonly Line[]): number[] {
  let night = EMPTY_NIGHT;
  return lines.map((line) => {
    const began = performance.now();
    night = foldLine(night, line);
    return performance.now() - began;
  });
}
