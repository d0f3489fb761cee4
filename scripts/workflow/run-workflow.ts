/**
 * `npm run workflow -- NAME [JOB …] [--done COMMAND …] [--offline]`: executes the Linux jobs of `.github/workflows/NAME.yml` step
 * by step, as far as this computer can, and says of each step that is left out why. Of a matrix it takes the rows on Linux, and
 * of those on several versions of Node only the one that runs here. Exit code 1: a step failed. 2: the arguments are wrong.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOnLinux, plan, type Here, type Planned } from './plan.ts';
import { parseWorkflow, rowsOf, type Job, type MatrixRow } from './workflow.ts';

const ROOT = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { done: { type: 'string', multiple: true, default: [] }, offline: { type: 'boolean', default: false } },
});
const [name = '', ...wanted] = positionals;
const { jobs } = parseWorkflow(readFileSync(join(ROOT, '.github/workflows', `${name}.yml`), 'utf8'));
const missing = wanted.find((job) => jobs[job] === undefined);
if (missing !== undefined) {
  process.stderr.write(`${name}.yml has no job ${missing}; it has ${Object.keys(jobs).join(', ')}.\n`);
  process.exit(2);
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const here: Here = {
  done: values.done,
  offline: values.offline,
  values: { 'github.ref_name': `v${version}`, 'github.server_url': 'https://git.example', 'github.repository': 'owner/project' },
};
const scratch = mkdtempSync(join(tmpdir(), 'referee-workflow-'));
const failed = Object.entries(jobs)
  .filter(([job]) => wanted.length === 0 || wanted.includes(job))
  .flatMap(([job, content]) => rowsHere(job, content).map((row) => ({ job, steps: plan(content, row, here) })))
  .some(({ job, steps }) => !runJob(job, steps));
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);

function rowsHere(job: string, content: Job): readonly MatrixRow[] {
  const [major] = process.versions.node.split('.');
  const rows = rowsOf(content).filter((row) => isOnLinux(content, row) && (row['node'] ?? major)?.split('.')[0] === major);
  if (rows.length === 0) console.log(`${name}/${job}: left out: nothing of it runs on Linux with Node ${String(major)}`);
  return rows;
}

/** Whether every step that was executed ended well; the steps behind one that failed are not executed. */
function runJob(job: string, steps: readonly Planned[]): boolean {
  return steps.every((step) => {
    if (step.kind === 'left out') {
      console.log(`${name}/${job}: left out: ${step.title} (${step.why})`);
      return true;
    }
    console.log(`${name}/${job}: ${step.title}`);
    const status = execute(step);
    if (status !== 0) console.log(`${name}/${job}: FAILED with ${String(status)}: ${step.title}`);
    return status === 0;
  });
}

/** As GitHub executes a step in bash. */
function execute({ command, env, folder }: Planned & { readonly kind: 'run' }): number | null {
  const files = { GITHUB_ENV: join(scratch, 'env'), GITHUB_WORKSPACE: ROOT };
  const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
    cwd: join(ROOT, folder),
    env: { ...process.env, ...files, ...env, REFEREE_TRIAL: 'yes' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status;
}
