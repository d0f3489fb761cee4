/**
 * `npm test`: every suite, each with its time, and as the last line an honest count. A suite that cannot even
 * be loaded counts as a failure; what was skipped is counted and named.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/**
 * What runs beside each other: the one lane computes, the other mostly waits for pads, disks, doors and clocks.
 * Only the second builds the screens where `npm start` looks for them, so that nobody builds them under another's feet.
 */
const LANES = [
  ['repository', 'unit', 'components', 'screens'],
  ['serial', 'record', 'firmware', 'doors', 'secrecy'],
] as const;
/** Each by itself: they play at real windows. */
const ALONE = ['browser', 'electron', 'shipping'] as const;
const SUITES = [...LANES.flat(), ...ALONE];
type Suite = (typeof SUITES)[number];

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function countOf(file: string, exitCode: number | null): Count {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const unloadable = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + unloadable.length;
  const silentFailure = exitCode !== 0 && failed === 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: failed + silentFailure, skipped: report.numPendingTests + report.numTodoTests };
}

interface Ran extends Count {
  readonly suite: Suite;
  readonly seconds: number;
}

/** Runs one suite to its end. What it prints comes at once where nothing else prints, and otherwise when it has ended. */
async function run(suite: Suite, printing: 'at once' | 'at the end'): Promise<Ran> {
  const began = performance.now();
  const file = join(folder, `${suite}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const output = printing === 'at once' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => void printed.push(data));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(printed));
  return { suite, ...countOf(file, exitCode), seconds: (performance.now() - began) / 1000 };
}

async function runInTurn(suites: readonly Suite[], printing: 'at once' | 'at the end'): Promise<readonly Ran[]> {
  const ran: Ran[] = [];
  for (const suite of suites) {
    console.log(`${suite} …`);
    ran.push(await run(suite, printing));
  }
  return ran;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`no such suite: ${unknown.join(', ')} (there are ${SUITES.join(', ')})`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'referee-test-'));
const isWanted = (suite: Suite) => wanted.length === 0 || wanted.includes(suite);
const lanes = LANES.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0);
const beside = await Promise.all(lanes.map((lane) => runInTurn(lane, lanes.length > 1 ? 'at the end' : 'at once')));
const ran = [...beside.flat(), ...(await runInTurn(ALONE.filter(isWanted), 'at once'))];
rmSync(folder, { recursive: true, force: true });

const sum = (what: keyof Count) => ran.reduce((all, { [what]: count }) => all + count, 0);
const told = ({ passed, failed, skipped }: Count) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const total: Count = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
console.log();
for (const one of ran) console.log(`${one.suite.padEnd(12)}${one.seconds.toFixed(1).padStart(7)} s   ${told(one)}`);
console.log(`\n${told(total)}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
