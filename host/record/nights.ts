import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openAttempts } from './attempts.ts';
import { GENESIS, makeLine } from './chain.ts';
import { makeFolder, systemDisk, type Disk } from './disk.ts';
import { isNightName } from './file-name.ts';
import { RECORD_FORMAT, type Header, type Line, type NightRecord } from './line.ts';
import { lockFolder } from './lock.ts';
import type { NightFolder, NightSummary } from './night-folder.ts';
import { continueNight } from './night.ts';
import { openNight, salvageNight } from './open.ts';
import { readHeader, readRecord } from './reader.ts';
import { writeNewNight } from './new-file.ts';

export interface NightFolderOptions {
  /** The version of the app, for the header. */
  readonly app: string;
  readonly disk?: Disk;
  /** A monotonic clock in ms, for the measured flush. */
  readonly now?: () => number;
}

/** Opens the folder of all nights, made where it is not there. Rejects with `RecordRefused` where another host holds it. */
export async function openNightFolder(folder: string, options: NightFolderOptions): Promise<NightFolder> {
  const { app, disk = systemDisk, now = () => performance.now() } = options;
  await makeFolder(disk, folder);
  const release = await lockFolder(disk, folder);
  const attempts = await openAttempts(disk, folder).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const openNights = new Map<string, NightRecord>();
  const keep = (night: NightRecord): NightRecord => {
    const kept: NightRecord = {
      ...night,
      close: async () => {
        if (openNights.delete(night.file)) await night.close();
      },
    };
    openNights.set(night.file, kept);
    return kept;
  };

  return {
    folder,
    attempts,
    async create(at) {
      const startedAt = new Date(at).toISOString();
      const header: Header = { record: 'hungarian-war-referee', format: RECORD_FORMAT, app, startedAt };
      const { text, line } = makeLine(header, 0, at, GENESIS);
      const bytes = Buffer.from(`${text}\n`);
      const file = await writeNewNight(disk, folder, at, bytes);
      const soFar = { file, startedAt, lines: [], good: bytes.length, hash: line.hash };
      return keep(await continueNight(disk, join(folder, file), soFar, now));
    },
    async open(file) {
      const { soFar, torn } = await openNight(disk, folder, file, openNights.has(file));
      return { night: keep(await continueNight(disk, join(folder, file), soFar, now)), torn };
    },
    salvage: (file) => salvageNight(disk, folder, file),
    newest: () => newestNight(folder),
    list: () => listNights(folder, openNights),
    async close() {
      await Promise.all([...openNights.values()].map((night) => night.close()));
      await release();
    },
  };
}

async function newestNight(folder: string): Promise<string | undefined> {
  let newest: { readonly file: string; readonly startedAt: number } | undefined;
  for (const file of (await readdir(folder)).filter(isNightName)) {
    const header = await unlessUnreadable(readHeader(join(folder, file)));
    const startedAt = header === undefined ? -Infinity : Date.parse(header.startedAt);
    if (startedAt >= (newest?.startedAt ?? 0)) newest = { file, startedAt };
  }
  return newest?.file;
}

/**
 * The nights of a folder, oldest first; needs no lock. What is too new, has no good header or cannot be read is left out.
 * Nights that are `open` are not read again: they count as they were when they were opened.
 */
export async function listNights(
  folder: string,
  open: ReadonlyMap<string, NightRecord> = new Map(),
): Promise<readonly NightSummary[]> {
  const summaries: NightSummary[] = [];
  for (const file of (await readdir(folder)).filter(isNightName)) {
    const night = open.get(file);
    const summary = night === undefined ? await summarise(folder, file) : summaryOf(file, night.startedAt, night.read);
    if (summary !== undefined) summaries.push(summary);
  }
  return summaries.sort((a, b) => a.startedAt - b.startedAt);
}

async function summarise(folder: string, file: string): Promise<NightSummary | undefined> {
  const read = await unlessUnreadable(readRecord(join(folder, file)));
  if (read?.header === undefined) return undefined;
  const summary = summaryOf(file, read.header.startedAt, read.lines);
  return read.end.end === 'damaged' ? { ...summary, damagedLine: read.end.line } : summary;
}

function summaryOf(file: string, startedAt: string, lines: readonly Line[]): NightSummary {
  const games = lines.filter((line) => line.kind === 'step' && beginsGame(line.events[0])).length;
  return { file, startedAt: Date.parse(startedAt), games };
}

/** Undefined where the system refuses to read it. */
function unlessUnreadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return undefined;
  });
}

/** Every rulebook's games begin with this event. */
function beginsGame(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'GameBegun';
}
