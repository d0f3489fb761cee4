import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openAttempts, type AttemptCounter } from './attempts.ts';
import { catalogueOf, catalogueOfDeleted, summaryOf } from './catalogue.ts';
import { makeFolder, systemDisk, type Disk } from './disk.ts';
import { keepBookmark, newestNight, readBookmark } from './last-open.ts';
import { heldDisk, lockFolder, type Lock } from './lock.ts';
import type { NightFolder, NightList, NightRecord } from './night-folder.ts';
import { continueNight, type NightSoFar, type OpenNight } from './night.ts';
import { beginNight, copyAnew, openNight, readNamed, salvageNight } from './open.ts';
import { withLines, type ReadRecord } from './reader.ts';
import { RecordRefused } from './refused.ts';
import { replaceFile, sweepUnfinished } from './replace-file.ts';
import { bringBack, DELETED, putAway, writeExport } from './shelves.ts';

const PROBE = 'probe';
/** More than the line of any round. */
const PROBE_BYTES = 16_384;

interface NightFolderOptions {
  /** The version of the app, for the header. */
  readonly app: string;
  readonly disk?: Disk;
  /** A monotonic clock in ms, for the measured flush. */
  readonly now?: () => number;
  /** Open even if another host may hold the folder, unless it is known to run on this computer. */
  readonly takeOver?: boolean;
}

/** Opens the folder of all nights, creating it if needed. Rejects with `RecordRefused` if another host holds it. */
export async function openNightFolder(folder: string, options: NightFolderOptions): Promise<NightFolder> {
  const { app, now = () => performance.now(), disk: bare = systemDisk } = options;
  await makeFolder(bare, folder);
  const lock = await lockFolder(bare, folder, options.takeOver);
  const disk = heldDisk(bare, lock);
  try {
    await sweepUnfinished(disk, folder);
    return heldFolder({ folder, disk, lock, app, now, attempts: await openAttempts(disk, folder) });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface Parts {
  readonly folder: string;
  readonly disk: Disk;
  readonly lock: Lock;
  readonly app: string;
  readonly now: () => number;
  readonly attempts: AttemptCounter;
}

function heldFolder({ folder, disk, lock, app, now, attempts }: Parts): NightFolder {
  const open = new Map<string, OpenNight>();
  const continued = async (soFar: NightSoFar): Promise<NightRecord> => {
    const night = await continueNight({ disk, folder, held: lock.held, now }, soFar, () => open.delete(soFar.file));
    open.set(soFar.file, night);
    return night;
  };
  return {
    folder,
    attempts,
    create: async (at) => continued(await beginNight(disk, folder, app, at)),
    async open(file, take) {
      // The previous host may still have the file open: after this, what it writes goes into a file without a name.
      if (lock.tookOver && !open.has(file)) await copyAnew(disk, folder, file);
      return continued(await openNight(disk, folder, file, open.has(file), take));
    },
    read: (file) => readAtRest(folder, file, open),
    salvage: (file) => salvageNight(disk, folder, file),
    async remove(file) {
      if (open.has(file)) throw new RecordRefused({ code: 'night open', params: { file } });
      return join(folder, DELETED, await putAway(disk, folder, file));
    },
    restore: (file) => bringBack(disk, folder, file),
    exportAs: (name, content) => writeExport(disk, folder, name, content),
    keepOpen: (file) => keepBookmark(disk, folder, file),
    lastOpen: async () => (await readBookmark(disk, folder)) ?? newestNight(folder),
    list: listOf(folder, open),
    async probe() {
      await replaceFile(disk, folder, PROBE, Buffer.alloc(PROBE_BYTES));
      await disk.remove(join(folder, PROBE));
    },
    async close() {
      await Promise.all([...open.values()].map((night) => night.close()));
      await lock.release();
    },
  };
}

/** Reads a night; of an open one, whole lines only. */
async function readAtRest(folder: string, file: string, open: ReadonlyMap<string, OpenNight>): Promise<ReadRecord> {
  await open.get(file)?.atRest();
  // Taken before anything else can be written, so that no half line is read.
  const size = open.has(file) ? statSync(join(folder, file), { throwIfNoEntry: false })?.size : undefined;
  return withLines((take) => readNamed(folder, file, take, size));
}

/** Lists a folder of nights again and again, without reading open nights. */
function listOf(folder: string, open: ReadonlyMap<string, OpenNight>): () => Promise<NightList> {
  const [nights, deleted] = [catalogueOf(folder), catalogueOfDeleted(folder)];
  const summaryOfOpen = (file: string) => {
    const night = open.get(file);
    return night && summaryOf(file, night, night.contents);
  };
  return async () => ({ nights: await nights(summaryOfOpen), deleted: await deleted() });
}
