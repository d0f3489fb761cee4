import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NightLines } from '../../host/hall/testing/night-lines.ts';
import { systemDisk } from '../../host/record/disk.ts';
import { nightName } from '../../host/record/file-name.ts';
import { keepBookmark } from '../../host/record/last-open.ts';
import { botNight } from './bot-night.ts';
import { NAMES } from './measure.ts';

interface Length {
  readonly rounds: number;
  readonly seats: number;
}

/** A night of this many rounds of sealing bots, as a table records it. */
function longNight({ rounds, seats }: Length): string {
  const players = NAMES.slice(0, seats).map((name, seat) => ({ id: `p${seat}`, name }));
  const night = new NightLines();
  let revealed = 0;
  for (const { what, entry } of botNight({ players })) {
    // The cards of the last round are named, too.
    if (revealed === rounds && what !== 'named') break;
    if (what === 'reveal') revealed += 1;
    night.add(entry);
  }
  return night.text;
}

/** A folder with one night of this length, as a host leaves it: it remembers which night was open. Kept as long as it is used. */
export async function withNight<Result>(
  length: Length,
  use: (night: { readonly folder: string; readonly path: string }) => Promise<Result>,
): Promise<Result> {
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
