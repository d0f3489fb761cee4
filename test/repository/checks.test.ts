import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';

const root = join(import.meta.dirname, '../..');

describe('the source', () => {
  it.each([
    // It reads every file that tsc does, and the Svelte files.
    ['has sound types', 'svelte-check/bin/svelte-check', '--tsgo', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ['is linted', 'oxlint/bin/oxlint'],
    ['is linted in its components', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'],
    ['is formatted', 'oxfmt/bin/oxfmt', '--check'],
  ])('%s', (_what, command, ...args) => {
    const { status, output } = runTool(root, command, ...args);
    expect(status, output).toBe(0);
  });
});
