/**
 * `npm test [SUITE …]`: every suite, each with its time, what failed, was skipped or passed at a second attempt by name, and
 * as the last line an honest count. A file that cannot even be loaded counts as a failure.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bundlePrograms } from './support/built.ts';

const root = join(import.meta.dirname, '..');

/** Processors that are kept busy by what runs side by side: more than there are, because every suite waits now and then. */
const PROCESSORS = 2.8;
/** How many processors each suite keeps busy, the longest suites first. */
const LOADS = {
  browser: 1.6,
  record: 0.6,
  secrecy: 0.7,
  electron: 0.8,
  screens: 1.1,
  firmware: 1,
  repository: 1.2,
  edges: 0.8,
  serial: 0.7,
  unit: 1.6,
  components: 1.2,
  shipping: 1,
} as const;
type Suite = keyof typeof LOADS;
const SUITES = Object.keys(LOADS) as Suite[];
/** Suites that need no build. */
const FROM_SOURCES: readonly Suite[] = ['repository', 'unit', 'components', 'record', 'firmware'];

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Result extends Count {
  /** What failed, was skipped or needed a second attempt, a line each. */
  readonly named: readonly string[];
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function resultOf(file: string, exitCode: number | null): Result {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, named: ['failed: nothing was reported'] };
  }
  const named: string[] = [];
  let failed = report.numFailedTests;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = relative(root, name);
    for (const { status: how, fullName, failureMessages } of assertionResults) {
      // A test that passes at its second attempt keeps the reason why the first one failed.
      const what = how === 'passed' && failureMessages.length > 0 ? 'passed at its second attempt' : how;
      if (what !== 'passed') named.push(`${what}: ${path}: ${fullName.trim()}${firstLine(failureMessages[0])}`);
    }
    if (status !== 'failed' || assertionResults.some(({ status: how }) => how === 'failed')) continue;
    failed += 1;
    named.push(`failed: ${path}, as a whole${firstLine(message)}`);
  }
  if (exitCode !== 0 && failed === 0) {
    failed = 1;
    named.push(`failed: something beside the tests, exit code ${exitCode}`);
  }
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests, named };
}

function firstLine(message = ''): string {
  const [first = ''] = message.trim().split('\n');
  return first === '' ? '' : `: ${first.slice(0, 300)}`;
}

/** Runs Node to its end, its output printed at once where nothing else prints, and otherwise when it has ended. */
async function node(args: readonly string[], isAlone: boolean, env: Readonly<Record<string, string>> = {}) {
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => void printed.push(data));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(printed));
  return exitCode;
}

interface Ran extends Result {
  readonly suite: Suite;
  readonly seconds: number;
}

async function run(suite: Suite): Promise<Ran> {
  console.log(`${suite} …`);
  const began = performance.now();
  const file = join(folder, `${suite}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await node(args, wanted.length === 1, { REFEREE_BUILT: 'yes' });
  return { suite, ...resultOf(file, exitCode), seconds: (performance.now() - began) / 1000 };
}

async function buildAll(): Promise<boolean> {
  const exitCode = await node(['--import', 'tsx', join(root, 'scripts/build.ts')], true);
  if (exitCode === 0) await bundlePrograms();
  return exitCode === 0;
}

/** Runs all of them, each as soon as there is room for it. */
async function runAll(suites: readonly Suite[]): Promise<readonly Ran[]> {
  const waiting = [...suites];
  const running = new Map<Suite, Promise<void>>();
  const ran: Ran[] = [];
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((sum, suite) => sum + LOADS[suite], 0);
    const next = waiting.find((suite) => busy === 0 || busy + LOADS[suite] <= PROCESSORS);
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    running.set(
      next,
      run(next).then((one) => void (ran.push(one), running.delete(next))),
    );
  }
  return ran;
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !SUITES.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`no such suite: ${unknown.join(', ')} (there are ${SUITES.join(', ')})`);
  process.exit(2);
}

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'referee-test-'));
const wanted = SUITES.filter((suite) => given.length === 0 || given.includes(suite));
// Once, before all of them, so that none builds while another runs.
const isBuilt = wanted.every((suite) => FROM_SOURCES.includes(suite)) || (await buildAll());
const ran = isBuilt ? await runAll(wanted) : [];
rmSync(folder, { recursive: true, force: true });

const sum = (what: keyof Count) => ran.reduce((all, { [what]: count }) => all + count, 0);
const inWords = ({ passed, failed, skipped }: Count) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const total: Count = { passed: sum('passed'), failed: sum('failed') + (isBuilt ? 0 : 1), skipped: sum('skipped') };
const line = (name: string, seconds: number, rest: string) => `${name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s   ${rest}`;
console.log();
for (const { suite, named } of ran) for (const one of named) console.log(`${suite}: ${one}`);
console.log();
for (const one of ran) console.log(line(one.suite, one.seconds, inWords(one)));
console.log(line('together', (performance.now() - began) / 1000, isBuilt ? '' : 'nothing could be built').trimEnd());
console.log(`\n${inWords(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
