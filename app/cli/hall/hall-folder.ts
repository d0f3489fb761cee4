import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { onCode } from '../../../host/record/disk.ts';
import { RecordRefused } from '../../../host/record/refused.ts';
import { refusalSaid } from '../../../words/refusals.ts';
import { lookWhoHolds } from '../in-use.ts';
import { dataFolder, NoTable } from '../nights-folder.ts';
import type { HallOptions } from './options.ts';

/** As `newName` makes them; in the order of their names, halls are in the order in which they were begun. */
const NAME = /^\d{4}-\d\d-\d\d(-\d{2,})?$/;

/**
 * The folder that the options name, or else one in the user's data directory: the newest, or, if there is none or another
 * one is wanted, a new one, which is not made yet.
 */
export async function hallFolder(
  { folder, new: isNew }: Pick<HallOptions, 'folder' | 'new'>,
  now: Date = new Date(),
  halls = join(dataFolder(), 'halls'),
): Promise<string> {
  if (folder !== undefined) return resolve(folder);
  const all = await readdir(halls).catch(onCode(['ENOENT'], []));
  const names = all.filter((name) => NAME.test(name)).sort();
  const newest = names.at(-1);
  return join(halls, isNew || newest === undefined ? newName(names, now) : newest);
}

/** `2026-11-24`, and after it `2026-11-24-02`. */
function newName(names: readonly string[], now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  const last = names.findLast((name) => name.startsWith(day));
  const number = Number(last?.slice(day.length + 1) || '1') + 1;
  return last === undefined ? day : `${day}-${String(number).padStart(2, '0')}`;
}

/** Says for the person who started the program why the hall of this folder cannot be opened. Throws what it does not know. */
export async function noHallFor(cause: unknown, folder: string): Promise<NoTable> {
  if (cause instanceof RecordRefused) {
    const isHeld = cause.refusal.code === 'night in use';
    return new NoTable(isHeld ? await heldSentence(folder) : refusalSaid(cause.refusal, 'en'), { cause });
  }
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === undefined) throw cause;
  if (code === 'EBADMSG') return new NoTable(`The hall cannot be opened: ${message}.`, { cause });
  return new NoTable(`The hall cannot be kept in ${folder} (${code}). Name another folder with --folder.`, { cause });
}

async function heldSentence(folder: string): Promise<string> {
  const use = await lookWhoHolds(folder);
  switch (use.kind) {
    case 'gone':
      return `Another process had the hall in ${folder} open until just now. Start again.`;
    case 'answers':
      return `The hall in ${folder} is already running at ${use.url} (process ${use.pid}). For another hall, start with --new.`;
    case 'unsure':
      return (
        `A process may have the hall in ${folder} open (process ${use.pid}), but nothing shows whether it still runs. ` +
        'To open the hall all the same, start with --take-over.'
      );
    default:
      return `Process ${use.pid} has the hall in ${folder} open and does not answer. End that process, then start again.`;
  }
}
