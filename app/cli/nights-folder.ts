import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import type { TableOptions } from './options.ts';

const APP = 'hungarian-war-referee';
/** A sleeping disk or a distant share may take this long, ms; a disk that has gone never answers. */
const LONGEST_MS = 20_000;
/** After this long people want to know what is being waited for, ms. */
const SILENT_MS = 2_000;

/** The folder that the options name, or else `nights` in the user's data directory. */
export function nightsFolder({ nights }: Pick<TableOptions, 'nights'>): string {
  return nights === undefined ? join(dataFolder(), 'nights') : resolve(nights);
}

/** Where this program keeps what its user must not lose. */
export function dataFolder(): string {
  const { data } = envPaths(APP, { suffix: '' });
  // A relative XDG_DATA_HOME is invalid and counts as unset (XDG Base Directory Specification).
  if (!isAbsolute(data)) return join(homedir(), '.local', 'share', APP);
  // On Windows env-paths adds a folder of its own, where no earlier version kept its nights.
  return process.platform === 'win32' ? dirname(data) : data;
}

/** The nights, or a hall, cannot be opened; the message is for the person who started the program. */
export class NoTable extends Error {
  override readonly name: string = 'NoTable';
}

/** Rejects with `NoTable` if the system does not answer for this folder. `say` is called while it waits. */
export async function awaitFolder(folder: string, say: (sentence: string) => void, longest = LONGEST_MS): Promise<void> {
  if (await folderAnswers(folder, () => say(`Waiting for the disk of ${folder} …`), longest)) return;
  throw new NoTable(`The disk of ${folder} does not answer. Reconnect it, or name another folder with --nights.`);
}

/** Asked by another program: a thread of ours that waits for a missing disk would keep the process from exiting. */
function folderAnswers(folder: string, waiting: () => void, longest: number): Promise<boolean> {
  // Windows gives up by itself.
  if (process.platform === 'win32' || folder.includes('\0')) return Promise.resolve(true);
  return new Promise((resolve) => {
    const asking = spawn('test', ['-e', folder], { stdio: 'ignore' });
    const timers = [
      setTimeout(waiting, Math.min(SILENT_MS, longest)),
      setTimeout(() => {
        // While it waits for the disk, it may not even die.
        asking.kill('SIGKILL');
        asking.unref();
        end(false);
      }, longest),
    ];
    const end = (answered: boolean) => {
      timers.forEach(clearTimeout);
      resolve(answered);
    };
    asking.on('error', () => end(true));
    asking.on('exit', () => end(true));
  });
}
