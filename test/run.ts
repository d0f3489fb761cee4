/**
 * `npm test`: every suite in turn, each with its time, and as the last line an honest count. A suite that cannot even
 * be loaded counts as a failure; what was skipped is counted and named.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const SUITES = [
  'house',
  'unit',
  'components',
  'serial',
  'firmware',
  'record',
  'doors',
  'secrecy',
  'browser',
  'electron',
  'shipping',
] as const;

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

async function run(suite: string, folder: string): Promise<Count> {
  const file = join(folder, `${suite}.json`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return countOf(file, exitCode);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite === name));
if (unknown.length > 0) {
  console.error(`no such suite: ${unknown.join(', ')} (there are ${SUITES.join(', ')})`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'referee-test-'));
const lines: string[] = [];
let passed = 0;
let failed = 0;
let skipped = 0;
for (const suite of SUITES.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const began = performance.now();
  const count = await run(suite, folder);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(
    `${suite.padEnd(12)}${seconds.padStart(7)} s   ${String(count.passed)} passed, ${String(count.failed)} failed, ${String(count.skipped)} skipped`,
  );
  passed += count.passed;
  failed += count.failed;
  skipped += count.skipped;
}
rmSync(folder, { recursive: true, force: true });

console.log(['', ...lines, ''].join('\n'));
console.log(`${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
