import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StartOptions } from './options.ts';
import { EXIT, SHELL_REFUSED } from './process.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Whether a window can open. Without a display, some systems would open a browser inside this terminal. */
export function hasDisplay(platform: NodeJS.Platform, env: Env): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Env;
  /** The user id; undefined on systems without one. */
  readonly uid: number | undefined;
  /** The executable, which may have to be downloaded. */
  readonly electron: () => Promise<string | undefined>;
}

export type Shell =
  | { readonly shell: 'electron'; readonly executable: string }
  /** `why` completes "The referee opens in the browser: …". */
  | { readonly shell: 'browser'; readonly why: string };

const inBrowser = (why: string): Shell => ({ shell: 'browser', why });

/** The referee's own windows if they can open, otherwise the browser. */
export async function chooseShell(options: StartOptions, around: Surroundings): Promise<Shell> {
  const { platform, env, uid } = around;
  if (options.browser) return inBrowser('--browser was given');
  if (!hasDisplay(platform, env)) {
    return inBrowser('this session has no display (neither DISPLAY nor WAYLAND_DISPLAY is set)');
  }
  if (platform === 'linux' && uid === 0 && options.sandbox) {
    return inBrowser('root cannot run windows inside a sandbox (start as another user, or with --no-sandbox)');
  }
  const executable = await around.electron();
  if (executable === undefined)
    return inBrowser('there is no Electron binary, and it did not arrive within 10 s (npx install-electron fetches it)');
  return { shell: 'electron', executable };
}

/**
 * The Electron executable, or undefined. Never `require('electron')`, which downloads a missing binary and throws.
 * @param root the folder that `electron` is installed in
 */
export function findElectron(
  root: string,
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const elsewhere = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (elsewhere !== undefined && elsewhere !== '') return runnable(join(elsewhere, NAMES[platform] ?? 'electron'));
  const folder = packageFolder(root);
  if (folder === undefined) return undefined;
  try {
    return runnable(join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim()));
  } catch {
    return undefined;
  }
}

/** Runs Electron's own installer for at most `ms`, then looks again. */
export async function fetchElectron(root: string, ms: number, env: Env = process.env): Promise<string | undefined> {
  const folder = packageFolder(root);
  if (folder === undefined || (env['ELECTRON_OVERRIDE_DIST_PATH'] ?? '') !== '') return undefined;
  const limits = { timeout: ms, killSignal: 'SIGKILL' } as const;
  const installer = spawn(process.execPath, [join(folder, 'install.js')], { env, stdio: 'ignore', ...limits });
  await new Promise((resolve) => {
    installer.on('error', resolve);
    installer.on('exit', resolve);
  });
  return findElectron(root, env);
}

type Ended = { readonly kind: 'exited'; readonly exitCode: number } | { readonly kind: 'crashed'; readonly how: string };

/**
 * Runs the desktop shell with these arguments until it ends. A Ctrl-C reaches it as well as this process.
 * @param app the folder of the built shell
 */
export async function runElectron(executable: string, app: string, args: readonly string[]): Promise<Ended> {
  const env = { ...process.env };
  delete env['ELECTRON_RUN_AS_NODE'];
  // Chromium's own complaints (no D-Bus, no GPU) help nobody at a table.
  const child = spawn(executable, ['--log-level=3', app, ...args], { env, stdio: 'inherit' });
  const passOn = () => void child.kill('SIGTERM');
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', passOn).on('SIGHUP', passOn);
  const ended = await new Promise<Ended>((resolve) => {
    child.on('error', ({ message }) => resolve({ kind: 'crashed', how: message }));
    child.on('exit', (code, signal) => resolve(endedBy(code, signal)));
  });
  process.off('SIGINT', ignore).off('SIGTERM', passOn).off('SIGHUP', passOn);
  return ended;
}

function endedBy(code: number | null, signal: NodeJS.Signals | null): Ended {
  if (code === EXIT.well || signal === 'SIGINT' || signal === 'SIGTERM') return { kind: 'exited', exitCode: EXIT.well };
  if (code === SHELL_REFUSED) return { kind: 'exited', exitCode: EXIT.refused };
  if (code === EXIT.unusable || code === EXIT.interrupted) return { kind: 'exited', exitCode: code };
  return { kind: 'crashed', how: signal ?? `exit code ${String(code)}` };
}

function packageFolder(root: string): string | undefined {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}

const NAMES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
};

function runnable(file: string): string | undefined {
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}
