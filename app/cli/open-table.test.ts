import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { NoTable } from './nights-folder.ts';
import { openTable, roomNotice } from './open-table.ts';
import type { StartOptions } from './options.ts';

const SHELL = { shell: 'browser', appVersion: '0.1.0', pages: import.meta.dirname } as const;

let folder: string;

let options: StartOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-table-'));
  options = { nights: folder, port: [], browser: true, newKey: false, lan: false, takeOver: false, open: false, sandbox: true };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

// The system's list of ports comes from `udevadm`.
test.runIf(process.platform === 'linux')('says once that the system does not list its serial ports, and what to do', async () => {
  vi.stubEnv('PATH', '');
  const said: string[] = [];
  const referee = await openTable(options, SHELL, (sentence) => said.push(sentence));
  await vi.waitFor(() => expect(said).not.toEqual([]), 30_000);
  await referee.close();
  expect(said).toEqual(['The system does not list its serial ports (ENOENT); name them with --port PATH.']);
});

test.each([
  ['where the sources are', () => import.meta.dirname, 'npm run --silent referee --'],
  ['installed', () => join(folder, 'dist/renderer'), 'referee'],
])('names its command line as people can call it: %s', async (_where, pages, command) => {
  const referee = await openTable(options, { ...SHELL, pages: pages() }, () => undefined);
  let named: string | undefined;
  referee.watch('console', ({ program }) => (named = program?.command))();
  await referee.close();
  expect(named).toBe(command);
});

test('a second table on the same nights is refused', async () => {
  const first = await openTable(options, SHELL, () => undefined);
  await expect(openTable(options, SHELL, () => undefined)).rejects.toThrow(NoTable);
  await first.close();
});

test.runIf(process.platform === 'linux').each([
  ['/proc/nights', 'ENOENT'],
  ['/proc/nights/of/mine', 'ENOENT'],
  ['/dev/null/nights', 'ENOTDIR'],
  ['/dev/null', 'EEXIST'],
  ['/a\0b', 'ERR_INVALID_ARG_VALUE'],
])('refuses at once to store nights in %j, and says why', async (nights, code) => {
  const opened = openTable({ ...options, nights }, SHELL, () => undefined);
  await expect(opened).rejects.toThrow(`The nights cannot be kept in ${nights} (${code}). Name another folder with --nights.`);
});

test('names the file in the folder that is refused', async () => {
  await writeFile(join(folder, 'elsewhere'), '64 64\n');
  await symlink(join(folder, 'elsewhere'), join(folder, 'attempts'));
  const opened = openTable(options, SHELL, () => undefined);
  await expect(opened).rejects.toThrow(`The nights cannot be kept in ${folder} (ELOOP, attempts).`);
});

const OFF = { on: true, addresses: [], screens: 0 };
const addresses = [
  { url: 'http://192.168.1.5:4712/0123456789abcdef/', network: 'wlan0' },
  { url: 'http://10.0.0.4:4712/0123456789abcdef/', network: 'eth0' },
];

it('lists every address and shows the first one as a framed QR code', () => {
  const notice = roomNotice({ ...OFF, addresses }, false);
  for (const { url, network } of addresses) expect(notice).toContain(`${url}  (${network})\n`);
  const picture = notice.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  expect(new Set(picture.map((line) => line.length)).size).toBe(1);
  expect(picture[0]).toMatch(/^█+$/);
  expect(roomNotice({ ...OFF, addresses: addresses.slice(1) }, false)).not.toContain(picture.join('\n'));
});

it('sets its own colours if the terminal supports them, and resets them', () => {
  expect(roomNotice({ ...OFF, addresses }, true)).toContain('\u001b[97;40m█');
  expect(roomNotice({ ...OFF, addresses }, true).endsWith('\u001b[0m\n')).toBe(true);
  expect(roomNotice({ ...OFF, addresses }, false)).not.toContain('\u001b');
});

it('says what is missing if there is no address', () => {
  expect(roomNotice(OFF, false)).toContain('not on a private network');
  expect(roomNotice({ ...OFF, outside: '203.0.113.9' }, false)).toContain('--lan-address 203.0.113.9');
  expect(roomNotice({ ...OFF, refused: 'EADDRINUSE' }, false)).toContain('(EADDRINUSE)');
});
