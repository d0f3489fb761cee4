import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runElectron } from './run-electron.ts';

const OPTIONS = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-run-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** An executable that ends in this way. */
function ending(script: string): string {
  const file = join(folder, 'electron');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

it.each([
  ['as it should', 'exit 0', { exitCode: 0 }],
  ['having refused', 'exit 10', { exitCode: 1 }],
  ['over its arguments', 'exit 2', { exitCode: 2 }],
  ['asked to twice', 'exit 130', { exitCode: 130 }],
  ['asked to', 'kill -TERM $$', { exitCode: 0 }],
  ['without a display', 'exit 1', { crash: 'exit code 1' }],
  ['without a sandbox', 'kill -TRAP $$', { crash: 'SIGTRAP' }],
])('tells how the windows ended: %s', async (_how, script, ended) => {
  expect(await runElectron(ending(script), folder, OPTIONS)).toEqual(ended);
});

it('tells that there is nothing to run', async () => {
  expect(await runElectron(join(folder, 'nothing'), folder, OPTIONS)).toEqual({ crash: expect.stringContaining('ENOENT') });
});
