import { refusalSaid } from '../../words/refusals.ts';
import { catalogueOf, catalogueOfDeleted } from '../../host/record/catalogue.ts';
import { thenClose } from '../../host/record/disk.ts';
import type { NightFolder, NightSummary } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { orRefused, RecordRefused } from '../../host/record/refused.ts';
import { inUseSentence, lookWhoHolds } from './in-use.ts';
import type { ExitCode, Io } from './io.ts';
import { awaitFolder } from './nights-folder.ts';

/** `referee nights`: every file of the folder and what is wrong with it, one JSON object a line; or that there is none. Needs no lock. */
export async function listNights(io: Io, folder: string): Promise<ExitCode> {
  await awaitFolder(folder, io.say);
  const tell = (night: NightSummary, deleted: boolean) =>
    io.out(JSON.stringify({ ...night, startedAt: new Date(night.startedAt).toISOString(), deleted }));
  const [nights, deleted] = [await catalogueOf(folder)(), await catalogueOfDeleted(folder)()];
  for (const night of nights) await tell(night, false);
  for (const night of deleted) await tell(night, true);
  if (nights.length + deleted.length === 0) io.say(`There is no night in ${folder}.`);
  return 0;
}

/** `referee nights delete FILE`: moves it into a folder of deleted nights and says where it is now. */
export function deleteNight(io: Io, folder: string, file: string): Promise<ExitCode> {
  return withNights(io, folder, async (nights) => io.say(`moved to ${await nights.remove(file)}`));
}

/** `referee nights restore FILE`: moves it back. */
export function restoreNight(io: Io, folder: string, file: string): Promise<ExitCode> {
  return withNights(io, folder, async (nights) => io.say(`restored as ${await nights.restore(file)}`));
}

/** Refuses if a host has the folder open. */
async function withNights(io: Io, folder: string, work: (nights: NightFolder) => Promise<void>): Promise<ExitCode> {
  await awaitFolder(folder, io.say);
  try {
    await thenClose(await orRefused(openNightFolder(folder, { app: '' })), (nights) => orRefused(work(nights)));
    return 0;
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    const { refusal } = error;
    io.say(
      refusal.code === 'night in use' ? inUseSentence(await lookWhoHolds(folder), folder, 'en') : refusalSaid(refusal, 'en'),
    );
    return 1;
  }
}
