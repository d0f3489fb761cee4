/**
 * `npm test [SUITE …]`: every suite, then what failed, was skipped or passed at a second attempt by name, how long the files of each
 * suite took together, and as the last line an honest count. A file that cannot even be loaded counts as a failure.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { SUITES } from './suites.ts';
import { bundlePrograms } from './support/built.ts';

const root = join(import.meta.dirname, '..');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a run of vitest, or the files of one suite, came to. */
interface Result extends Count {
  ms: number;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const results = new Map<string, Result>();
/** What failed, was skipped or needed a second attempt, a line each. */
const named: string[] = [];

function resultOf(suite: string): Result {
  const known = results.get(suite) ?? { passed: 0, failed: 0, skipped: 0, ms: 0 };
  results.set(suite, known);
  return known;
}

/** Counts a file of tests. Those beside the sources have no folder that is named as their suite is. */
function count({ name, status, message, startTime, endTime, assertionResults }: Report['testResults'][number]): void {
  const path = relative(root, name).replaceAll('\\', '/');
  const result = resultOf(/^test\/(\w+)\//.exec(path)?.[1] ?? 'beside sources');
  result.ms += endTime - startTime;
  for (const { status: how, fullName, failureMessages } of assertionResults) {
    result[how === 'passed' || how === 'failed' ? how : 'skipped'] += 1;
    // A test that passes at its second attempt keeps the reason why the first one failed.
    const what = how === 'passed' && failureMessages.length > 0 ? 'passed at its second attempt' : how;
    if (what !== 'passed') named.push(`${what}: ${path}: ${fullName.trim()}${firstLine(failureMessages[0])}`);
  }
  if (status !== 'failed' || assertionResults.some(({ status: how }) => how === 'failed')) return;
  result.failed += 1;
  named.push(`failed: ${path}, as a whole${firstLine(message)}`);
}

function firstLine(message = ''): string {
  const [first = ''] = message.trim().split('\n');
  return first === '' ? '' : `: ${first.slice(0, 300)}`;
}

/** Runs Node to its end, its output printed at once where nothing else prints, and otherwise when it has ended. */
async function node(args: readonly string[], isAlone: boolean): Promise<number | null> {
  const output = isAlone ? 'inherit' : 'pipe';
  const env = { ...process.env, REFEREE_BUILT: 'yes' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => void printed.push(data));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(printed));
  return exitCode;
}

/** Runs these suites in one vitest, which knows how many of their files run at once. */
async function run(suites: readonly string[], isAlone: boolean): Promise<void> {
  console.log(`${suites.join(', ')} …`);
  const file = join(folder, `${suites.join('-')}.json`);
  const projects = suites.flatMap((suite) => ['--project', suite]);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await node(args, isAlone);
  const before = named.length;
  try {
    for (const one of (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults) count(one);
  } catch {
    fail(`${suites.join(', ')} reported nothing`);
  }
  if (exitCode !== 0 && !named.slice(before).some((one) => one.startsWith('failed')))
    fail(`exit code ${exitCode} beside the tests`);
}

function fail(why: string): void {
  resultOf('vitest').failed += 1;
  named.push(`failed: ${why}`);
}

async function buildAll(): Promise<void> {
  if ((await node(['--import', 'tsx', join(root, 'scripts/build.ts')], true)) === 0) await bundlePrograms();
  else fail('nothing could be built');
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`no such suite: ${unknown.join(', ')} (there are ${SUITES.map(({ name }) => name).join(', ')})`);
  process.exit(2);
}

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'referee-test-'));
const wanted = SUITES.filter(({ name }) => given.length === 0 || given.includes(name));
// Once, before all of them, so that none builds while another runs.
if (wanted.some(({ isBuilt }) => isBuilt)) await buildAll();
// Those that compute fill the time in which the others wait.
const groups = [...new Set(wanted.map(({ workers }) => workers))].map((workers) =>
  wanted.filter((suite) => suite.workers === workers),
);
if (named.length === 0)
  await Promise.all(
    groups.map((group) =>
      run(
        group.map(({ name }) => name),
        groups.length === 1,
      ),
    ),
  );
rmSync(folder, { recursive: true, force: true });

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const result of results.values()) for (const what of ['passed', 'failed', 'skipped'] as const) total[what] += result[what];
const inWords = ({ passed, failed, skipped }: Count) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const line = (name: string, ms: number, rest = '') =>
  `${name.padEnd(16)}${(ms / 1000).toFixed(1).padStart(7)} s   ${rest}`.trimEnd();
for (const one of named) console.log(one);
console.log();
for (const [suite, result] of results) console.log(line(suite, result.ms, inWords(result)));
console.log(line('all, in', performance.now() - began));
console.log(`\n${inWords(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
