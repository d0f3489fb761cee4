import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openAttempts } from './attempts.ts';
import { keepBookmark, readBookmark } from './last-open.ts';
import { Catalogue } from './catalogue.ts';
import { GENESIS, makeLine } from './chain.ts';
import { makeFolder, systemDisk, type Disk } from './disk.ts';
import { isNightName } from './file-name.ts';
import { RECORD_FORMAT, type Header, type NightRecord } from './line.ts';
import { heldDisk, lockFolder } from './lock.ts';
import { replaceFile, sweepUnfinished, writeNewNight } from './replace-file.ts';
import type { NightFolder, NightList } from './night-folder.ts';
import { continueNight, type NightSoFar } from './night.ts';
import { OpenNights } from './open-nights.ts';
import { copyAnew, openNight, readNamed, salvageNight } from './open.ts';
import { readHeader } from './reader.ts';
import { RecordRefused } from './refused.ts';
import { bringBack, DELETED, putAway, writeExport } from './shelves.ts';
import { summaryOf } from './summary.ts';

const PROBE = 'probe';
/** More than the line of any round. */
const PROBE_BYTES = 16_384;

export interface NightFolderOptions {
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
  const { app, now = () => performance.now() } = options;
  const bare = options.disk ?? systemDisk;
  await makeFolder(bare, folder);
  const lock = await lockFolder(bare, folder, options.takeOver);
  const disk = heldDisk(bare, lock);
  const attempts = await sweepUnfinished(disk, folder)
    .then(() => openAttempts(disk, folder))
    .catch(async (error: unknown) => {
      await lock.release();
      throw error;
    });
  const openNights = new OpenNights();
  const continued = async (soFar: NightSoFar): Promise<NightRecord> =>
    openNights.keep(await continueNight(disk, join(folder, soFar.file), soFar, { held: lock.held, now }));

  return {
    folder,
    attempts,
    async create(at) {
      const startedAt = new Date(at).toISOString();
      const header: Header = { record: 'hungarian-war-referee', format: RECORD_FORMAT, app, startedAt };
      const { text, line } = makeLine(header, 0, at, GENESIS);
      const bytes = Buffer.from(`${text}\n`);
      const file = await writeNewNight(disk, folder, at, bytes);
      return continued({ file, format: RECORD_FORMAT, startedAt, lines: [], good: bytes.length, hash: line.hash });
    },
    async open(file) {
      // The previous host may still have the file open: after this, what it writes goes into a file without a name.
      if (lock.tookOver && !openNights.has(file)) await copyAnew(disk, folder, file);
      const { soFar, torn } = await openNight(disk, folder, file, openNights.has(file));
      return { night: await continued(soFar), torn };
    },
    async read(file) {
      await openNights.atRest(file);
      // Taken before anything else can be written, so that no half line is read.
      const size = openNights.has(file) ? sizeOf(join(folder, file)) : undefined;
      return readNamed(folder, file, size);
    },
    salvage: (file) => salvageNight(disk, folder, file),
    async remove(file) {
      if (openNights.has(file)) throw new RecordRefused({ code: 'night open', params: { file } });
      return join(folder, DELETED, await putAway(disk, folder, file));
    },
    restore: (file) => bringBack(disk, folder, file),
    exportAs: (name, content) => writeExport(disk, folder, name, content),
    newest: () => newestNight(folder),
    keepOpen: (file) => keepBookmark(disk, folder, file),
    lastOpen: async () => (await readBookmark(disk, folder)) ?? newestNight(folder),
    list: listOf(folder, openNights),
    async probe() {
      await replaceFile(disk, folder, PROBE, Buffer.alloc(PROBE_BYTES));
      await disk.remove(join(folder, PROBE));
    },
    async close() {
      await openNights.close();
      await lock.release();
    },
  };
}

/** Lists a folder of nights again and again, without reading open nights. */
function listOf(folder: string, open: OpenNights): () => Promise<NightList> {
  const nights = new Catalogue(folder);
  const deleted = Catalogue.ofDeleted(folder);
  const summaryOfOpen = (file: string) => {
    const night = open.of(file);
    return night && summaryOf(file, night, night.lines);
  };
  return async () => ({ nights: await nights.list(summaryOfOpen), deleted: await deleted.list() });
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

async function newestNight(folder: string): Promise<string | undefined> {
  let newest: { readonly file: string; readonly startedAt: number } | undefined;
  for (const file of (await readdir(folder)).filter(isNightName)) {
    const header = (await unlessUnreadable(readHeader(join(folder, file))))?.header;
    const startedAt = header === undefined ? -Infinity : Date.parse(header.startedAt);
    if (startedAt >= (newest?.startedAt ?? 0)) newest = { file, startedAt };
  }
  return newest?.file;
}

/** Undefined if the system refuses to read the file. */
function unlessUnreadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return undefined;
  });
}
