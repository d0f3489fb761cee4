import { spawn } from 'node:child_process';
import { makeStartArguments, type StartOptions } from './options.ts';
import { EXIT, INTERRUPTED, SHELL_REFUSED } from './exit-code.ts';

/** How the desktop shell ended: with an exit code of ours, or by a crash, named. */
export type Ended = { readonly exitCode: number } | { readonly crash: string };

/** Runs the desktop shell in Electron and waits for its end. A Ctrl-C reaches it as well as us. */
export async function runElectron(executable: string, root: string, options: StartOptions): Promise<Ended> {
  const env = { ...process.env };
  delete env['ELECTRON_RUN_AS_NODE'];
  // Chromium's own complaints (no D-Bus, no GPU) help nobody at a table.
  const child = spawn(executable, ['--log-level=3', root, ...makeStartArguments(options)], { env, stdio: 'inherit' });
  const passOn = () => void child.kill('SIGTERM');
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', passOn).on('SIGHUP', passOn);
  const ended = await new Promise<Ended>((resolve) => {
    child.on('error', (error) => {
      resolve({ crash: error.message });
    });
    child.on('exit', (code, signal) => {
      resolve(endedBy(code, signal));
    });
  });
  process.off('SIGINT', ignore).off('SIGTERM', passOn).off('SIGHUP', passOn);
  return ended;
}

function endedBy(code: number | null, signal: NodeJS.Signals | null): Ended {
  if (code === EXIT.well || signal === 'SIGINT' || signal === 'SIGTERM') return { exitCode: EXIT.well };
  if (code === SHELL_REFUSED) return { exitCode: EXIT.refused };
  if (code === EXIT.unusable || code === INTERRUPTED) return { exitCode: code };
  return { crash: signal ?? `exit code ${String(code)}` };
}
