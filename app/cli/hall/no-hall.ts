import { RecordRefused } from '../../../host/record/refused.ts';
import { refusalSaid } from '../../../words/refusals.ts';
import { lookWhoHolds } from '../in-use.ts';
import { NoTable } from '../nights-folder.ts';

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
