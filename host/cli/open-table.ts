import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { REFUSALS_EN } from '../../words/en/refusals.ts';
import { refusalSentence } from '../../words/refusal.ts';
import type { ConsoleView } from '../contract/view.ts';
import { openPads } from '../pads/pads.ts';
import { defaultFolder } from '../record/default-folder.ts';
import { RecordRefused } from '../record/refused.ts';
import { openReferee } from '../referee/open.ts';
import type { RefereePort } from '../referee/port.ts';
import type { StartOptions } from './options.ts';
import { unlistedSentence } from './unlisted.ts';
import { tellWhere } from './whereabouts.ts';

/** The table could not be opened; the message is for the person who started it. */
export class NoTable extends Error {
  override readonly name = 'NoTable';
}

/** The folder of the nights, as told or the user's own. */
export function nightsFolder({ nights }: StartOptions): string {
  return nights === undefined ? defaultFolder(process.platform, process.env, homedir()) : resolve(nights);
}

/** The running table on real ports and the real disk. `say` is given sentences for its owner. Rejects with `NoTable`. */
export async function openTable(
  options: StartOptions,
  shell: ConsoleView['shell'],
  appVersion: string,
  say: (sentence: string) => void = sayOnStderr,
): Promise<RefereePort> {
  const nightsDir = nightsFolder(options);
  const listing = (code: string | undefined) => {
    if (code !== undefined) say(unlistedSentence(code));
  };
  const pads = openPads({ paths: options.port, listing });
  try {
    return await openReferee({ nightsDir, pads, shell, appVersion });
  } catch (error) {
    await pads.stop();
    throw new NoTable(await reasonFor(error, nightsDir), { cause: error });
  }
}

function sayOnStderr(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function reasonFor(error: unknown, folder: string): Promise<string> {
  if (error instanceof RecordRefused) {
    return error.refusal.code === 'night in use' ? tellWhere(folder) : refusalSentence(error.refusal, REFUSALS_EN);
  }
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  return `The nights cannot be kept in ${folder} (${code}). Name another folder with --nights.`;
}
