import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nightName } from '../../host/record/file-name.ts';
import { longNight, type Length } from './long-night.ts';

export interface NightFile {
  readonly folder: string;
  readonly path: string;
}

/** A folder with one night of this length, for as long as it is used. */
export async function withNight<Result>(length: Length, use: (night: NightFile) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-night-'));
  try {
    const path = join(folder, nightName(0, 1));
    await writeFile(path, longNight(length));
    return await use({ folder, path });
  } finally {
    await rm(folder, { recursive: true });
  }
}
