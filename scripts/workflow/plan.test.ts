import { describe, expect, it } from 'vitest';
import { isOnLinux, plan, resolved, type Here } from './plan.ts';
import { parseWorkflow, rowsOf } from './workflow.ts';

const HERE: Here = { values: { 'github.ref_name': 'v1.0.0' }, done: ['npm ci'], offline: true };

function jobOf(lines: string) {
  const { jobs } = parseWorkflow(`name: One\njobs:\n  one:\n${lines.replaceAll(/^/gm, '    ')}`);
  const job = jobs['one'];
  if (job === undefined) throw new Error('the workflow has no job');
  return job;
}

describe('the rows of a matrix', () => {
  it('are all combinations, each with what is included for it', () => {
    const job = jobOf(`
runs-on: \${{ matrix.os }}
strategy:
  matrix:
    os: [ubuntu-24.04, macos-15]
    node: ['20.19', 24]
    include:
      - { os: macos-15, browser: there }
steps: []`);
    expect(rowsOf(job)).toEqual([
      { os: 'ubuntu-24.04', node: '20.19' },
      { os: 'ubuntu-24.04', node: '24' },
      { os: 'macos-15', node: '20.19', browser: 'there' },
      { os: 'macos-15', node: '24', browser: 'there' },
    ]);
    expect(rowsOf(job).map((row) => isOnLinux(job, row))).toEqual([true, true, false, false]);
  });

  it('are those that are included, if nothing is to be combined', () => {
    const job = jobOf(`
runs-on: \${{ matrix.os }}
strategy: { matrix: { include: [{ os: ubuntu-24.04 }, { os: macos-15 }] } }
steps: []`);
    expect(rowsOf(job)).toEqual([{ os: 'ubuntu-24.04' }, { os: 'macos-15' }]);
  });

  it('are one, if there is no matrix', () => {
    expect(rowsOf(jobOf('runs-on: ubuntu-24.04\nsteps: []'))).toEqual([{}]);
  });
});

describe('the plan for a step', () => {
  const only = (step: string) => plan(jobOf(`runs-on: ubuntu-24.04\nenv: { A: 1 }\nsteps:\n  - ${step}`), {}, HERE)[0];

  it('is to run its command, with what the job and the step set', () => {
    expect(
      only('{ name: Say it, run: "echo ${{ github.ref_name }}", env: { B: "${{ github.ref_name }}" }, working-directory: dist }'),
    ).toEqual({ kind: 'run', title: 'Say it', command: 'echo v1.0.0', env: { A: '1', B: 'v1.0.0' }, folder: 'dist' });
  });

  it('runs what is only for Linux', () => {
    expect(only(`{ run: echo, if: "runner.os == 'Linux'" }`)).toMatchObject({ kind: 'run' });
  });

  it.each([
    ['{ uses: actions/checkout@v6 }', 'it is an action, which only GitHub can run'],
    ['{ run: npm ci }', 'it has been done before'],
    ['{ run: npm run package -- --linux }', 'it fetches Electron or the tools of installers'],
    ['{ run: gh release create, env: { GH_TOKEN: "${{ github.token }}" } }', 'it needs what only GitHub knows (GH_TOKEN)'],
    ['{ run: "echo ${{ steps.a.outputs.b }}" }', 'it needs what only GitHub knows (its command)'],
    ['{ run: echo, if: failure() }', 'nothing here knows whether failure()'],
  ])('leaves out %s', (step, why) => {
    expect(only(step)).toMatchObject({ kind: 'left out', why });
  });
});

it('replaces each name in a text, or says that one is unknown', () => {
  expect(resolved('${{a}} and ${{ b }}', { a: '1', b: '2' })).toBe('1 and 2');
  expect(resolved('${{ a }} and ${{ c }}', { a: '1' })).toBeUndefined();
});
