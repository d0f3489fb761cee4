import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs a package's command from node_modules; the output is what it complained of. */
function run(command: string, ...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}

describe('the house', () => {
  it.each([
    ['types', 'typescript/bin/tsc', '-p', '.'],
    ['types in Svelte files', 'svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ['lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'],
    ['format', 'prettier/bin/prettier.cjs', '--check', '.'],
  ])('%s', (_what, command, ...args) => {
    const { status, output } = run(command, ...args);
    expect(status, output).toBe(0);
  });
});
