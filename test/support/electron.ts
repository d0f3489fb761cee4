import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication } from 'playwright-core';
import { FAULT } from '../../app/cli/outlive-faults.ts';
import { findElectron } from '../../app/cli/electron.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The built shell, as `npm start` runs it. */
export const SHELL = join(ROOT, 'dist/electron');

/** What an Electron suite needs from this machine, or why it must be skipped. */
export type ElectronHere = { readonly executable: string } | { readonly missing: string };

export function electronHere(): ElectronHere {
  const executable = findElectron(ROOT);
  if (executable === undefined)
    return { missing: 'no Electron binary (ELECTRON_OVERRIDE_DIST_PATH may name a folder that has one)' };
  if (!hasDisplay() && spawnSync('Xvfb', ['-help']).error !== undefined) return { missing: 'neither a display nor Xvfb' };
  return { executable };
}

export interface RunningApp {
  readonly app: ElectronApplication;
  /** Starts it a second time, as a user who forgot the first might, perhaps with other arguments. Resolves with how that ended and what it printed. */
  second(instead?: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }>;
  /** Otherwise `kill` and `close` reject if an error that nobody caught was outlived. */
  expectFaults(): void;
  /** As if the power had gone. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the built app, on the display that is there or on one made for it, with new user data unless `kept` names a folder. */
export async function launchElectron(executable: string, args: readonly string[], kept?: string): Promise<RunningApp> {
  const userData = kept ?? mkdtempSync(join(tmpdir(), 'referee-user-data-'));
  const screen = hasDisplay() ? undefined : await makeDisplay();
  const clean = async () => {
    screen?.stop();
    if (kept === undefined) await removeUserData(userData);
  };
  const own = ['--no-sandbox', '--log-level=3', `--user-data-dir=${userData}`, SHELL];
  const env = { ...environment(), ...(screen === undefined ? {} : { DISPLAY: screen.display }) };
  try {
    const app = await _electron.launch({ executablePath: executable, args: [...own, ...args], env });
    // Playwright reports it closed as soon as it no longer answers, but another can start only when the process has ended.
    const ended = once(app.process(), 'exit');
    let complained = '';
    app.process().stderr?.on('data', (data: Buffer) => (complained += data.toString()));
    let faultsExpected = false;
    const gone = async (end: Promise<unknown>) => {
      try {
        await end;
        await ended;
        if (complained.includes(FAULT) && !faultsExpected) throw new Error(`an error that nobody caught:\n${complained}`);
      } finally {
        await clean();
      }
    };
    return {
      app,
      expectFaults: () => void (faultsExpected = true),
      second: (instead = args) => run(executable, [...own, ...instead], env),
      kill: () => {
        app.process().kill('SIGKILL');
        return gone(ended);
      },
      close: () => gone(app.close()),
    };
  } catch (error) {
    await clean();
    throw error;
  }
}

/**
 * Chromium's helper processes may outlive it by a moment and still write there. `rmSync` would not do: when it tries again it
 * does not look for new files.
 */
export function removeUserData(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 12 });
}

async function run(executable: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(executable, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Whether windows can open without a display made for them. */
export function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY']) || Boolean(process.env['WAYLAND_DISPLAY']);
}

/** A display that nobody sees. The server picks a free number itself and prints it. */
export async function makeDisplay(): Promise<{ readonly display: string; stop(): void }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
    server.once('exit', (code) => {
      reject(new Error(`Xvfb ended with ${String(code)}`));
    });
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}

/** The environment in which Electron is started. */
export function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      // It would make Electron run as Node.
      value === undefined || name === 'ELECTRON_RUN_AS_NODE' ? [] : [[name, value]],
    ),
  );
}
