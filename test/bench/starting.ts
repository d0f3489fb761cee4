import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';
import { median, ms, times, type Measured } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
/** On a machine that others use, nothing is fast: then it is held against what starts and does nothing. */
const ANSWER = { ms: 250, times: 4 };
const PAGE = { ms: 2_000, times: 6 };
const ANSWERS = 15;
const PAGES = 7;
const ROUND = '{"players":5,"eliminated":[3],"table":["KD","9C","2H","TS","4D","7C"],"faces":[6,1,2,null,5]}\n';
const TABLE_PAGE = /http:\S+\/table/;

export async function answering(): Promise<Measured> {
  await buildStale(ROOT, ['cli']);
  const resolve = [join(ROOT, 'dist/cli/referee.js'), 'resolve'];
  return besideNothing(ANSWERS, ANSWER, async () => answer(process.execPath, resolve, ROUND), {
    name: 'node -e 0',
    run: async () => answer(process.execPath, ['-e', '0']),
  });
}

export async function serving(): Promise<Measured> {
  await buildStale(ROOT, ['cli', 'renderer']);
  return besideNothing(PAGES, PAGE, startToPage, {
    name: 'npm run of nothing',
    run: async () => answer('npm', ['run', '--silent', '--if-present', 'nothing']),
  });
}

interface Promised {
  readonly ms: number;
  /** So many times what does nothing. */
  readonly times: number;
}

interface Beside {
  readonly name: string;
  readonly run: () => Promise<number>;
}

/** Takes both in turn, so that a busy moment of the machine makes both slower. Each returns ms. */
async function besideNothing(runs: number, promised: Promised, run: () => Promise<number>, nothing: Beside): Promise<Measured> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    bare.push(await nothing.run());
    ours.push(await run());
  }
  const [middle, beside] = [median(ours), median(bare)];
  return {
    figure: ms(middle),
    detail: `fastest ${ms(Math.min(...ours))} of ${runs}`,
    ratio: Math.min(middle / promised.ms, middle / beside / promised.times),
    beside: `${nothing.name}: ${ms(beside)}, ${times(middle / beside)}`,
  };
}

/** ms from the start of the process to its end. */
function answer(command: string, args: readonly string[], input = ''): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd: ROOT, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}: ${stderr}`);
  return performance.now() - began;
}

/** ms from `npm start` to the page of the table display, received. */
async function startToPage(): Promise<number> {
  const nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  const began = performance.now();
  const options = ['--browser', '--no-open', '--http-port', '0', '--nights', nights];
  // In a group of its own, which a signal reaches as Ctrl-C does.
  const npm = spawn('npm', ['start', '--', ...options], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const ended = once(npm, 'close');
  let said = '';
  let page: string | undefined;
  for await (const piece of npm.stdout) {
    page = TABLE_PAGE.exec((said += String(piece)))?.[0];
    if (page !== undefined) break;
  }
  if (page === undefined || npm.pid === undefined) throw new Error(`no page is served: ${said}`);
  const { ok } = await fetch(page);
  const took = performance.now() - began;
  process.kill(-npm.pid, 'SIGINT');
  await ended;
  rmSync(nights, { recursive: true });
  if (!ok) throw new Error('the page is refused');
  return took;
}
