import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTool } from './tool.ts';

const root = join(import.meta.dirname, '../..');

/** What was found about a file holds as long as its content, for no rule reads more than one file. */
const cached = (tool: string) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${tool}`];

describe('the source', () => {
  it.each([
    // It reads every file that tsc does, and the Svelte files.
    ['has sound types', 'svelte-check/bin/svelte-check', '--tsgo', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ['is linted', 'eslint/bin/eslint.js', ...cached('eslint.json'), '--max-warnings', '0', '.'],
    ['is formatted', 'prettier/bin/prettier.cjs', ...cached('prettier.json'), '--check', '.'],
  ])('%s', (_what, command, ...args) => {
    const { status, output } = runTool(root, command, ...args);
    expect(status, output).toBe(0);
  });
});
