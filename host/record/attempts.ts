import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PQueue from 'p-queue';
import { type Disk, onCode, readPlain, readSmall } from './disk.ts';
import { NIGHT_SUFFIX } from './file-name.ts';
import { HIGHEST_ATTEMPT } from '../../firmware-protocol/codec/message.ts';
import { DELETED } from './shelves.ts';
import { replaceFile } from './replace-file.ts';

/** Attempt numbers rise over all nights; a pad refuses one that does not. */
export interface AttemptCounter {
  /**
   * The next number, from 1 and above `above` (the highest that this host has given while the disk refused), reserved on disk
   * before it is returned. Rejects with the system's error code.
   */
  next(above?: number): Promise<number>;
}

const NAME = 'attempts';
const BLOCK = 64;
/** More attempts than an evening has: a number that was armed but never recorded must not come again. */
const EVENING = 10_000;
/** The numbers of a night reach no further, even if the counter is lost in it again and again. */
const NIGHT = 100 * EVENING;
/** No folder counts so far by playing: a counter above it was pushed there, and is not believed. */
const MOST_COUNTED = HIGHEST_ATTEMPT / 2;

/** The folder must be locked: two counters on one folder would give the same numbers. */
export async function openAttempts(disk: Disk, folder: string): Promise<AttemptCounter> {
  const kept = await readReserved(folder);
  let last = kept ?? (await afterLoss(folder));
  let reserved = last;
  // If the file is missing later, it was lost.
  if (kept === undefined) await writeReserved(disk, folder, reserved);
  const queue = new PQueue({ concurrency: 1 });

  async function nextNow(above: number): Promise<number> {
    const next = Math.max(last, above) + 1;
    if (next > reserved) {
      const upTo = next - 1 + BLOCK;
      await writeReserved(disk, folder, upTo);
      reserved = upTo;
    }
    last = next;
    return last;
  }

  return { next: (above = 0) => queue.add(() => nextNow(above)) };
}

/** The number is written twice to reveal damage. Undefined if it is missing, damaged or not to be believed. */
async function readReserved(folder: string): Promise<number | undefined> {
  const text = await readSmall(join(folder, NAME)).catch(onCode(['ENOENT'], ''));
  const written = /^([0-9]{1,10}) \1\n$/.exec(text)?.[1];
  return written === undefined || Number(written) > MOST_COUNTED ? undefined : Number(written);
}

function writeReserved(disk: Disk, folder: string, upTo: number): Promise<void> {
  return replaceFile(disk, folder, NAME, Buffer.from(`${upTo} ${upTo}\n`));
}

/**
 * Where to go on without a counter: 0 in a folder without nights, otherwise far above every number in its files, including
 * damaged and deleted ones. What a file can say is limited, so that a forged night cannot use up the numbers.
 */
async function afterLoss(folder: string): Promise<number> {
  const files = [...(await filesIn(folder)), ...(await filesIn(join(folder, DELETED)))];
  const traces = files.filter((path) => basename(path).includes(NIGHT_SUFFIX));
  if (traces.length === 0 && !files.includes(join(folder, NAME))) return 0;
  let highest = 0;
  for (const path of traces) {
    // No night of ours is so large.
    const text = (await readPlain(path).catch(onCode(['EFBIG'], Buffer.alloc(0)))).toString('latin1');
    for (const match of text.matchAll(/"attempt":([0-9]{1,10})\b/g)) {
      const attempt = Number(match[1]);
      if (attempt <= NIGHT * traces.length) highest = Math.max(highest, attempt);
    }
  }
  return highest + EVENING;
}

/** Empty if there is no folder. Plain files only, because a pipe might never end. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(onCode(['ENOENT', 'ENOTDIR'], []));
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
}
