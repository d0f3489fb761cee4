import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemDisk } from '../../host/record/disk.ts';
import { nightName } from '../../host/record/file-name.ts';
import { keepBookmark } from '../../host/record/last-open.ts';
import { longNight, type Length } from './long-night.ts';

export interface NightFile {
  readonly folder: string;
  readonly path: string;
}

/** A folder with one night of this length, as a host leaves it: it remembers which night was open. Kept as long as it is used. */
export async function withNight<Result>(length: Length, use: (night: NightFile) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-night-'));
  try {
    const name = nightName(0, 1);
    const path = join(folder, name);
    await writeFile(path, longNight(length));
    await keepBookmark(systemDisk, folder, name);
    return await use({ folder, path });
  } finally {
    await rm(folder, { recursive: true });
  }
}
