import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { bundlePrograms } from '../support/built.ts';
import type { Campaign } from './campaign.ts';

const ROOT = join(import.meta.dirname, '../..');
const KEPT = join(ROOT, '.cache/node');

/** What reaches Node itself: processes, files, sockets, ports. The rules of games are the same everywhere. */
const TESTS = [
  ...['app/cli', 'firmware-protocol', 'host/lan', 'host/phones', 'host/record', 'host/sealing', 'host/web'],
  // Rounds of ten pads at real pseudo-terminals.
  'test/serial/rounds.test.ts',
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
      figures[`Node ${line}`] = executable === undefined ? 'not there' : await runTests(executable);
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

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs the tests with this Node, which also runs all that they start. Rejects with those that fail. */
async function runTests(executable: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'referee-node-'));
  const file = join(folder, 'report.json');
  const projects = PROJECTS.flatMap((project) => ['--project', project]);
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--silent', '--reporter=json', `--outputFile=${file}`];
  const path = `${dirname(executable)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path, REFEREE_BUILT: 'yes' };
  const child = spawn(executable, [...args, ...projects, ...TESTS], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const version = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (!existsSync(file)) throw new Error(`vitest ended with ${String(exitCode)} on ${version}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  if (exitCode !== 0) throw new Error([`on ${version} these fail:`, ...failures(report)].join('\n'));
  return `${version}, ${report.numPassedTests} tests passed, ${report.numPendingTests} skipped`;
}

function failures({ testResults }: Report): readonly string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      // A file that cannot be loaded has no tests.
      return (failed.length > 0 ? failed : [message]).map((what) => `${name}: ${what}`);
    });
}
