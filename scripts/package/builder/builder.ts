import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'package-lock.json';
const HERE = import.meta.dirname;
const INSTALLED = join(HERE, '../../../.cache/electron-builder');
const CLI = join(INSTALLED, 'node_modules/electron-builder/cli.js');

/**
 * The script that electron-builder is started with. It is installed when it is first asked for, from the lock file beside this
 * one: nobody who only plays needs its two hundred packages.
 *
 * @throws Error with what npm said, if it cannot be installed
 */
export function builderCli(): string {
  if (existsSync(CLI) && lockIn(INSTALLED) === lockIn(HERE)) return CLI;
  mkdirSync(INSTALLED, { recursive: true });
  for (const file of ['package.json', LOCK]) copyFileSync(join(HERE, file), join(INSTALLED, file));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', args, { cwd: INSTALLED, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`electron-builder could not be installed:\n${stderr}`);
  return CLI;
}

function lockIn(folder: string): string {
  return readFileSync(join(folder, LOCK), 'utf8');
}
