import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import buildAll, { ROOT } from '../../shipping/packed-app.ts';
import { startPacked } from '../../shipping/started-app.ts';
import { electronHere } from '../../support/electron.ts';
import { median, ms, type Measured } from '../measure.ts';
import { firstPaint } from '../page-load.ts';

const BYTES = 110_000_000;
const OPEN_MS = 2_000;
const STARTS = 7;
const PACKAGES = join(tmpdir(), `bench-packages-${process.pid}`);

export function downloading(): Promise<Measured> {
  return packed(['deb'], async (folder) => {
    const [deb = ''] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    const { size } = statSync(join(folder, deb));
    return { figure: `${(size / 1e6).toFixed(1)} MB`, detail: deb, ratio: size / BYTES };
  });
}

export function openingDesktop(): Promise<Measured> {
  return packed(['dir'], async (folder) => {
    const took: number[] = [];
    for (let n = 0; n < STARTS; n += 1) took.push(await startToWindow(join(folder, 'linux-unpacked/hungarian-war-referee')));
    const middle = median(took);
    return { figure: ms(middle), detail: `fastest ${ms(Math.min(...took))} of ${STARTS}`, ratio: middle / OPEN_MS };
  });
}

/** ms from the start of the program to the first paint of the console with something in it. */
async function startToWindow(executable: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const began = Date.now();
  const app = await startPacked(executable, [`--user-data-dir=${join(folder, 'user')}`, '--nights', join(folder, 'nights')]);
  try {
    const console = await app.page('console');
    const painted = await console.evaluate(firstPaint);
    return (await console.evaluate(() => performance.timeOrigin)) + painted - began;
  } finally {
    await app.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 12 });
  }
}

/** Packs the program as `npm run package` does, and returns what is found out about the folder of packages. */
async function packed<Found>(kinds: readonly string[], look: (folder: string) => Promise<Found>): Promise<Found> {
  const here = electronHere();
  if ('missing' in here) throw new Error(here.missing);
  if (process.platform !== 'linux') throw new Error('only the installers for Linux are made here');
  buildAll();
  const args = ['scripts/package/run-package.ts', '--linux', ...kinds, `--config.directories.output=${PACKAGES}`];
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: dirname(here.executable) };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT, env, encoding: 'utf8' });
  try {
    if (status !== 0) throw new Error(`nothing was packed: ${stderr}`);
    return await look(PACKAGES);
  } finally {
    rmSync(PACKAGES, { recursive: true, force: true });
  }
}
