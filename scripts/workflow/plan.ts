import type { Job, MatrixRow, Step } from './workflow.ts';

/** What is done about one step. */
export type Planned =
  | {
      readonly kind: 'run';
      readonly title: string;
      readonly command: string;
      readonly env: Readonly<Record<string, string>>;
      readonly folder: string;
    }
  | { readonly kind: 'left out'; readonly title: string; readonly why: string };

/** What stands for GitHub's side on this computer. */
export interface Here {
  /** By name, such as `github.ref_name`. */
  readonly values: Readonly<Record<string, string>>;
  /** Commands that have been executed before, as they stand in the workflow. */
  readonly done: readonly string[];
  /** Only package registries can be reached. */
  readonly offline: boolean;
}

/** What electron-builder and Electron fetch from the pages of their releases. */
const DOWNLOADS = /\bnpm run package\b|\binstall-electron\b/;
const ON_LINUX = "runner.os == 'Linux'";

/** Whether a row of a job runs on Linux. */
export function isOnLinux(job: Job, row: MatrixRow): boolean {
  return resolved(job['runs-on'], rowValues(row))?.startsWith('ubuntu-') === true;
}

/** What is done about each step of a job on Linux, in order. */
export function plan(job: Job, row: MatrixRow, here: Here): readonly Planned[] {
  const values = { ...here.values, ...rowValues(row) };
  return job.steps.map((step) => planned(step, job, values, here));
}

function planned(step: Step, job: Job, values: Here['values'], { done, offline }: Here): Planned {
  const title = step.name ?? step.run?.split('\n', 1)[0] ?? step.uses ?? 'a step without a name';
  const leftOut = (why: string): Planned => ({ kind: 'left out', title, why });
  if (step.run === undefined) return leftOut('it is an action, which only GitHub can run');
  if (step.if !== undefined && step.if !== ON_LINUX) return leftOut(`nothing here knows whether ${step.if}`);
  const command = resolved(step.run.trim(), values);
  const env = Object.entries({ ...job.env, ...step.env }).map(
    ([name, value]) => [name, resolved(String(value), values)] as const,
  );
  const unknown = env.find(([, value]) => value === undefined)?.[0];
  if (command === undefined || unknown !== undefined)
    return leftOut(`it needs what only GitHub knows (${unknown ?? 'its command'})`);
  if (done.includes(command)) return leftOut('it has been done before');
  if (offline && DOWNLOADS.test(command)) return leftOut('it fetches Electron or the tools of installers');
  const known = Object.fromEntries(env.map(([name, value]) => [name, value ?? '']));
  return { kind: 'run', title, command, env: known, folder: step['working-directory'] };
}

/** The text with every `${{ name }}` replaced; undefined if a name is unknown. */
export function resolved(source: string, values: Here['values']): string | undefined {
  const names = [...source.matchAll(/\$\{\{\s*(.+?)\s*\}\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return source.replaceAll(/\$\{\{\s*(.+?)\s*\}\}/g, (_all, name: string) => values[name] ?? '');
}

function rowValues(row: MatrixRow): Here['values'] {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`matrix.${name}`, value]));
}
