import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openAttempts, type AttemptCounter } from './attempts.ts';
import { catalogueOf, catalogueOfDeleted, summaryOf } from './catalogue.ts';
import { makeFolder, systemDisk, type Disk } from './disk.ts';
import { keepBookmark, newestNight, readBookmark } from './last-open.ts';
import { heldDisk, lockFolder, type Lock } from './lock.ts';
import type { NightFolder, NightList, NightRecord } from './night-folder.ts';
import { beginNight, openNight, type OpenNight } from './night.ts';
import { copyAnew, readNamed, salvageNight } from './open.ts';
import { NIGHT, withLines, type ReadRecord, type TakeLine } from './reader.ts';
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
  /** Open even if another host may hold the folder, unless it is known to run on this computer. */
  readonly takeOver?: boolean;
}

/** Opens the folder of all nights, creating it if needed. Rejects with `RecordRefused` if another host holds it. */
export async function openNightFolder(folder: string, options: NightFolderOptions): Promise<NightFolder> {
  const { app, disk: bare = systemDisk } = options;
  await makeFolder(bare, folder);
  const lock = await lockFolder(bare, folder, options.takeOver);
  const disk = heldDisk(bare, lock);
  try {
    await sweepUnfinished(disk, folder);
    return heldFolder({ folder, disk, lock, app, attempts: await openAttempts(disk, folder) });
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
  readonly attempts: AttemptCounter;
}

function heldFolder({ folder, disk, lock, app, attempts }: Parts): NightFolder {
  const nights = new Map<string, OpenNight>();
  const open = opener(disk, folder, nights);
  return {
    folder,
    attempts,
    create: async (at) => open(await beginNight(disk, folder, app, at)),
    async open(file, take) {
      // The previous host may still have the file open: after this, what it writes goes into a file without a name.
      if (lock.tookOver && !nights.has(file)) await copyAnew(disk, folder, file);
      return open(file, take);
    },
    read: (file) => readAtRest(folder, file, nights),
    salvage: (file) => salvageNight(disk, folder, file),
    async remove(file) {
      if (nights.has(file)) throw new RecordRefused({ code: 'night open', params: { file } });
      return join(folder, DELETED, await putAway(disk, folder, file));
    },
    restore: (file) => bringBack(disk, folder, file),
    exportAs: (name, content) => writeExport(disk, folder, name, content),
    keepOpen: (file) => keepBookmark(disk, folder, file),
    lastOpen: async () => (await readBookmark(disk, folder)) ?? newestNight(folder),
    list: listOf(folder, nights),
    async probe() {
      await replaceFile(disk, folder, PROBE, Buffer.alloc(PROBE_BYTES));
      await disk.remove(join(folder, PROBE));
    },
    async close() {
      const open = [...nights.values()];
      nights.clear();
      await Promise.all(open.map((night) => night.close()));
      await lock.release();
    },
  };
}

/** Opens each night only once at a time. */
function opener(disk: Disk, folder: string, nights: Map<string, OpenNight>) {
  return async (file: string, take?: TakeLine): Promise<NightRecord> => {
    if (nights.has(file)) throw new RecordRefused({ code: 'night in use', params: { file } });
    const night = await openNight(disk, folder, file, take);
    nights.set(file, night);
    return {
      ...night,
      async close() {
        if (nights.delete(file)) await night.close();
      },
    };
  };
}

/** Reads a night; of an open one, whole lines only. */
async function readAtRest(folder: string, file: string, open: ReadonlyMap<string, OpenNight>): Promise<ReadRecord> {
  await open.get(file)?.atRest();
  // Taken before anything else can be written, so that no half line is read.
  const size = open.has(file) ? statSync(join(folder, file), { throwIfNoEntry: false })?.size : undefined;
  return withLines((take) => readNamed(folder, file, NIGHT, take, size));
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
