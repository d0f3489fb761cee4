import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoTable, openTable } from './open-table.ts';
import type { StartOptions } from './options.ts';

const SHELL = { shell: 'browser', appVersion: '0.1.0', pages: import.meta.dirname } as const;

let folder: string;

let options: StartOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-table-'));
  options = { nights: folder, port: [], browser: true, newKey: false, lan: false, open: false, sandbox: true };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

// The system's list of ports comes from `udevadm`.
test.runIf(process.platform === 'linux')(
  'says once where the system does not list its serial ports, and what to do',
  async () => {
    vi.stubEnv('PATH', '');
    const said: string[] = [];
    const referee = await openTable(options, SHELL, (sentence) => said.push(sentence));
    await vi.waitFor(() => expect(said).not.toEqual([]), 30_000);
    await referee.close();
    expect(said).toEqual(['The system does not list its serial ports (ENOENT); name them with --port PATH.']);
  },
);

test('a second table on the same nights is told where the first one is', async () => {
  const first = await openTable(options, SHELL, () => undefined);
  await expect(openTable(options, SHELL, () => undefined)).rejects.toThrow(NoTable);
  await first.close();
});
