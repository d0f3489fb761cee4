import { join } from 'node:path';
import { buildOrSayWhy } from './build.ts';
import { chooseShell, fetchElectron, findElectron, runElectron } from './electron.ts';
import { parseHallOptions, type HallOptions } from './hall/options.ts';
import { parseStartOptions, type StartOptions } from './options.ts';
import { EXIT, runProgram, versionOf } from './process.ts';

const ROOT = join(import.meta.dirname, '../..');
const ELECTRON_MS = 10_000;

const version = versionOf(ROOT);
await (process.argv.includes('--hall')
  ? runProgram((args) => parseHallOptions(args, version), startHall)
  : runProgram((args) => parseStartOptions(args, version), startTable));

async function startHall(options: HallOptions): Promise<number> {
  // Neither this nor the table below is loaded unless it is run, because both are large.
  const { runHall } = await import('./hall/run-hall.ts');
  return runHall(options, ROOT);
}

async function startTable(options: StartOptions, args: readonly string[]): Promise<number> {
  const { platform, env } = process;
  const shell = await chooseShell(options, { platform, env, uid: process.getuid?.(), electron });
  if (!(await buildOrSayWhy(ROOT, shell.shell === 'electron' ? ['renderer', 'electron'] : ['renderer']))) return EXIT.refused;
  if (shell.shell === 'browser') return inBrowser(options, shell.why);
  process.stdout.write('The referee opens in its own windows.\n');
  const ended = await runElectron(shell.executable, join(ROOT, 'dist/electron'), args);
  if (ended.kind === 'exited') return ended.exitCode;
  return inBrowser(options, `its windows have crashed (${ended.how})`);
}

async function electron(): Promise<string | undefined> {
  const here = findElectron(ROOT);
  if (here !== undefined) return here;
  process.stdout.write('Electron is missing; downloading it, for at most 10 s …\n');
  return fetchElectron(ROOT, ELECTRON_MS);
}

async function inBrowser(options: StartOptions, why: string): Promise<number> {
  process.stdout.write(`The referee opens in the browser: ${why}.\n`);
  const { runTable } = await import('./run-table.ts');
  return runTable(options, ROOT);
}
