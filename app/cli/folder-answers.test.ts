import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderAnswers } from './folder-answers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-answers-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const silent = () => expect.fail('nothing was to be waited for');

test.each(['/', '/no/such/folder', '/dev/null/x', 'a\0b'])('the system answers for %j, whatever it says', async (path) => {
  expect(await folderAnswers(path, silent)).toBe(true);
});

test.runIf(process.platform !== 'win32')('a disk that is gone does not, and nobody waits for it for ever', async () => {
  const program = join(folder, 'test');
  writeFileSync(program, '#!/bin/sh\nexec /bin/sleep 600\n');
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', folder);
  let waited = 0;
  expect(await folderAnswers('/', () => (waited += 1), 50)).toBe(false);
  expect(waited).toBe(1);
});
