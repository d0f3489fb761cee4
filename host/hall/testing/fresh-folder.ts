import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** For tests: a folder that is removed once the test has finished, when everything that it has opened is closed. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hall-test-'));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}
