import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bundlePrograms } from '../support/built.ts';
import type { Campaign } from './campaign.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache/node');

/** What reaches Node itself: processes, files, sockets, ports. The rules of games are the same everywhere. */
const TESTS = [
  ...['app/cli', 'firmware-protocol', 'host/lan', 'host/phones', 'host/record', 'host/sealing', 'host/web'],
  // A game with ten pads at real pseudo-terminals.
  'test/serial/whole-game.test.ts',
  // The command as npm installs it, and a round on a page in the browser.
  'test/shipping/command.test.ts',
];
const PROJECTS = ['unit', 'serial', 'shipping'];

/** The lines of Node that package.json names: `22`, `24` … */
function linesNamed(): readonly string[] {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  return [...engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major = '']) => major);
}

/** Every line of Node that is supported, newest version. With fewer than there are, each seed takes those after the seed before. */
export const NODE_LINES: Campaign = {
  name: 'node-lines',
  unit: 'lines',
  size: linesNamed().length,
  async run({ seed, size, say }) {
    const all = linesNamed();
    const from = (seed * size) % all.length;
    const lines = [...all, ...all].slice(from, from + Math.min(size, all.length));
    await build();
    const figures: Record<string, string> = {};
    for (const line of lines) {
      const executable = executableOf(line);
      figures[`Node ${line}`] = executable === undefined ? 'not there' : runTests(executable);
      say(`Node ${line}: ${figures[`Node ${line}`]}`);
    }
    if (lines.every((line) => figures[`Node ${line}`] === 'not there')) throw new Error('npm has brought no Node');
    return figures;
  },
};

async function build(): Promise<void> {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nothing could be built: ${stderr}`);
  await bundlePrograms();
}

/**
 * Node's own executable as a package of npm, the one that the package `node` would install; kept for the next time. Undefined
 * if npm does not bring it for this system.
 */
export function executableOf(line: string): string | undefined {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(KEPT, line);
  const executable = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
  spawnSync('npm', ['install', ...options, `${name}@${line}`], { cwd: folder, stdio: 'ignore' });
  return existsSync(executable) ? executable : undefined;
}

/** Runs the tests with this Node, which also runs all that they start. Rejects with what vitest says of those that fail. */
function runTests(executable: string): string {
  const projects = PROJECTS.flatMap((project) => ['--project', project]);
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--silent', ...projects, ...TESTS];
  const path = `${dirname(executable)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, REFEREE_BUILT: 'yes', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(executable, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 64_000_000 });
  const version = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (status !== 0) throw new Error(`on ${version} vitest ended with ${String(status)}:\n${stdout}${stderr}`);
  return `${version}, ${/Tests +(.*)/.exec(stdout)?.[1] ?? 'nothing counted'}`;
}
