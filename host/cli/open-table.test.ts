import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoTable, openTable } from './open-table.ts';
import type { StartOptions } from './options.ts';

let folder: string;
let options: StartOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-table-'));
  options = { nights: folder, port: [], browser: true, newKey: false, open: false, sandbox: true };
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
    const referee = await openTable(options, 'browser', '0.1.0', (sentence) => said.push(sentence));
    await vi.waitFor(() => expect(said).not.toEqual([]));
    await referee.close();
    expect(said).toEqual(['The system does not list its serial ports (ENOENT); name them with --port PATH.']);
  },
);

test('a second table on the same nights is told where the first one is', async () => {
  const first = await openTable(options, 'browser', '0.1.0', () => undefined);
  await expect(openTable(options, 'browser', '0.1.0', () => undefined)).rejects.toThrow(NoTable);
  await first.close();
});
