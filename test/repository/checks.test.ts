import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';

const root = join(import.meta.dirname, '../..');

describe('the house', () => {
  it.each([
    // It reads every file that tsc does, and the Svelte files.
    ['types', 'svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ['lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'],
    ['format', 'prettier/bin/prettier.cjs', '--check', '.'],
  ])('%s', (_what, command, ...args) => {
    const { status, output } = runTool(root, command, ...args);
    expect(status, output).toBe(0);
  });
});
