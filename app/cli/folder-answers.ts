import { spawn } from 'node:child_process';

/** A disk that sleeps or a share far away may take so long, ms; one that has gone away never answers. */
const PATIENCE_MS = 20_000;
/** After so many ms people want to know what is being waited for. */
const SILENT_MS = 2_000;

/**
 * Whether the system answers at all when it is asked for this path. One thread of ours that waits for a disk that is gone
 * would keep the whole process from ending, so another program is sent. `waiting` is called where it takes long.
 */
export function folderAnswers(folder: string, waiting: () => void, patience = PATIENCE_MS): Promise<boolean> {
  // Windows gives up by itself.
  if (process.platform === 'win32' || folder.includes('\0')) return Promise.resolve(true);
  return new Promise((resolve) => {
    const asked = spawn('test', ['-e', folder], { stdio: 'ignore' });
    const said = setTimeout(waiting, Math.min(SILENT_MS, patience));
    const given = setTimeout(() => {
      // Where it waits for the disk it cannot even be killed; nobody waits for it.
      asked.kill('SIGKILL');
      asked.unref();
      end(false);
    }, patience);
    const end = (answered: boolean) => {
      clearTimeout(said);
      clearTimeout(given);
      resolve(answered);
    };
    asked.on('error', () => end(true));
    asked.on('exit', () => end(true));
  });
}

/** Rejects, in words for people, where the system does not answer for this folder. `say` is told while it is waited for. */
export async function awaitFolder(folder: string, say: (sentence: string) => void): Promise<void> {
  const waiting = () => say(`Waiting for the disk of ${folder} …`);
  if (await folderAnswers(folder, waiting)) return;
  throw new Silent(`The disk of ${folder} does not answer. Plug it in again, or name another folder with --nights.`);
}

/** The message is for the person who started it. */
export class Silent extends Error {
  override readonly name = 'Silent';
}
