import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nightName } from '../../host/record/file-name.ts';
import { foldLines } from '../../host/record/fold.ts';
import { readRecord } from '../../host/record/reader.ts';
import { costsOfCommands } from './commands.ts';
import { longNight } from './long-night.ts';
import { median, ms, type Measure } from './measure.ts';
import type { Reopened } from './reopen-night.ts';

const LONG = 10_000;
const SHORT = 10;
const PROMISED_MS = 1_000;
/** How much dearer a command may be before it is no longer the same. */
const SAME = 1.5;
const TIMES = 3;

/** A folder with one night of so many rounds. */
async function withNight<Result>(rounds: number, use: (folder: string, path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-night-'));
  try {
    const path = join(folder, nightName(0, 1));
    await writeFile(path, longNight(rounds));
    return await use(folder, path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In a process of its own: nothing is warm when a referee starts. */
function reopenedIn(folder: string): Reopened {
  const script = join(import.meta.dirname, 'reopen-night.ts');
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, folder], { encoding: 'utf8' });
  return JSON.parse(said) as Reopened;
}

export const reopening: Measure = {
  name: 'a night of 10,000 rounds reopened',
  promise: '1 s or less until the referee is open',
  run: () =>
    withNight(LONG, async (folder) => {
      const times = Array.from({ length: TIMES }, () => reopenedIn(folder));
      if (times.some(({ round }) => round === 0)) throw new Error('the night was not taken up');
      const [wall, cpu] = [median(times.map((each) => each.wall)), median(times.map((each) => each.cpu))];
      return { measured: `${ms(wall)}, CPU ${ms(cpu)}`, ratio: wall / PROMISED_MS };
    }),
};

export const folding: Measure = {
  name: 'a night of 10,000 rounds read once and folded',
  promise: '1 s or less',
  run: () =>
    withNight(LONG, async (_, path) => {
      const before = process.cpuUsage();
      const began = performance.now();
      const { lines, end } = await readRecord(path);
      foldLines(lines);
      const took = performance.now() - began;
      const { user, system } = process.cpuUsage(before);
      if (end.end !== 'clean') throw new Error('the night is damaged');
      return {
        measured: `${ms(took)}, CPU ${ms((user + system) / 1000)} for ${lines.length} lines`,
        ratio: took / PROMISED_MS,
      };
    }),
};

export const commanding: Measure = {
  name: 'a command at round 10,000 against round 10',
  promise: 'costs the same (within half), no storage',
  run: () =>
    withNight(LONG, (long) =>
      withNight(SHORT, async (short) => {
        const [late, early] = await costsOfCommands([long, short]);
        if (late === undefined || early === undefined) throw new Error('no command was measured');
        return {
          measured: `${ms(median(late))} against ${ms(median(early))}, with undo`,
          ratio: median(late) / median(early) / SAME,
        };
      }),
    ),
};
