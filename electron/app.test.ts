import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RefereePort } from '../host/session/port.ts';
import { runApp } from './app.ts';

const shell = vi.hoisted(() => ({
  readPages: undefined as (() => void) | undefined,
  exited: (_code: number) => {},
  windows: 0,
}));
vi.mock('electron', async () => {
  const events = await import('node:events');
  const app = Object.assign(new events.EventEmitter(), {
    isPackaged: false,
    whenReady: () => Promise.resolve(),
    requestSingleInstanceLock: () => true,
    name: 'Hungarian War Referee',
    getVersion: () => '0.0.0',
    getLocale: () => 'en',
    setAboutPanelOptions: () => undefined,
    quit: () => void app.emit('before-quit', { preventDefault: () => undefined }),
    exit: (code: number) => shell.exited(code),
  });
  const menu = { setApplicationMenu: () => undefined, buildFromTemplate: () => undefined };
  const nothing = { start: () => undefined, on: () => undefined };
  return { app, Menu: menu, powerMonitor: nothing, powerSaveBlocker: nothing, session: {}, dialog: {} };
});
vi.mock('./lockdown.ts', () => ({ lockSession: () => undefined, lockContents: () => undefined }));
vi.mock('./pages.ts', () => ({ servePages: () => new Promise<void>((resolve) => (shell.readPages = resolve)) }));
vi.mock('./windows.ts', () => ({
  openWindows: () => {
    shell.windows += 1;
    return Promise.resolve({ console: new EventEmitter() });
  },
}));

const { argv } = process;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const before = SIGNALS.map((signal) => process.listeners(signal));
let nights: string;
beforeEach(() => {
  nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  process.argv = ['electron', '.', '--nights', nights];
});
afterEach(() => {
  process.argv = argv;
  for (const [n, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal)) if (!before[n]?.includes(listener)) process.off(signal, listener);
  rmSync(nights, { recursive: true });
});

// Test files share modules: the next one must not get those loaded with this Electron.
afterAll(() => vi.resetModules());

// Electron crashes when a window is created after `app.exit`.
it('opens no window if it is asked to end while the pages are read', async () => {
  const exited = new Promise<number>((resolve) => (shell.exited = resolve));
  runApp(() => Promise.resolve({ close: () => Promise.resolve() } as RefereePort));
  const pagesAreRead = await vi.waitUntil(() => shell.readPages, 20_000);
  process.emit('SIGTERM');
  expect(await exited).toBe(0);
  pagesAreRead();
  await new Promise((resolve) => setImmediate(resolve));
  expect(shell.windows).toBe(0);
});

it.each([
  ['--hall', 'Start it at the command line: referee hall'],
  ['--nigths', "unknown option '--nigths'"],
  ['/no/such/night.jsonl', 'There is no file /no/such/night.jsonl.'],
])('opens nothing with %s, and says why', async (option, why) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = ['electron', '.', option];
  const exited = new Promise<number>((resolve) => (shell.exited = resolve));
  runApp(() => Promise.reject(new Error('a table was opened')));
  expect(await exited).toBe(2);
  expect(said.mock.calls.flat().join('')).toContain(why);
  said.mockRestore();
});
