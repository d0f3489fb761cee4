import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The Electron executable, or undefined where there is none. Never `require('electron')`: without a binary that starts
 * a download and throws.
 * @param root the folder `electron` is installed for
 */
export function findElectron(
  root: string,
  env: Env = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const elsewhere = env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (elsewhere !== undefined && elsewhere !== '') return runnable(join(elsewhere, nameOn(platform)));
  const folder = packageFolder(root);
  if (folder === undefined) return undefined;
  try {
    return runnable(join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim()));
  } catch {
    return undefined;
  }
}

/** Lets Electron's own installer fetch the binary, for at most `ms`. Answers what `findElectron` then finds. */
export async function fetchElectron(root: string, ms: number, env: Env = process.env): Promise<string | undefined> {
  const folder = packageFolder(root);
  if (folder === undefined || (env['ELECTRON_OVERRIDE_DIST_PATH'] ?? '') !== '') return undefined;
  const installer = spawn(process.execPath, [join(folder, 'install.js')], {
    env,
    stdio: 'ignore',
    timeout: ms,
    killSignal: 'SIGKILL',
  });
  await new Promise((resolve) => {
    installer.on('error', resolve);
    installer.on('exit', resolve);
  });
  return findElectron(root, env);
}

function packageFolder(root: string): string | undefined {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return undefined;
  }
}

function nameOn(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'win32':
      return 'electron.exe';
    case 'darwin':
      return 'Electron.app/Contents/MacOS/Electron';
    default:
      return 'electron';
  }
}

function runnable(file: string): string | undefined {
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}
