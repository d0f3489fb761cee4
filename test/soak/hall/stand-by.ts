import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Following } from '../../../host/hall/follow/followed-hall.ts';
import { followHall } from '../../../host/hall/open-hall.ts';
import type { Evening } from './evening.ts';
import { until, wait } from './until.ts';

/** A round may begin or end while it follows, ms. */
const FOLLOWS_MS = 4_000;

/** A stand-by follows the hall until it has all of its record; then the hall is killed, and one is opened in the folder of the stand-by. */
export async function takeOver({ home, hall, hallFolder, networks, random }: Evening): Promise<void> {
  const folder = await mkdtemp(join(home, 'stand-by-'));
  let now: Following | undefined;
  const following = await followHall({
    folder,
    broker: new URL(networks.at(-1)?.url ?? ''),
    key: join(hallFolder.path, 'hall.json'),
    changed: (is) => (now = is),
  });
  try {
    await until(
      'a stand-by has the record of its hall',
      async () => now?.link === 'live' && now.isWhole && now.failing === undefined,
      () => now,
    );
    await wait(random(FOLLOWS_MS));
  } finally {
    await following.close();
  }
  await hall.kill(async () => {
    await rm(hallFolder.path, { recursive: true });
    await rename(folder, hallFolder.path);
  });
}
