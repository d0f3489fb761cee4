import { join } from 'node:path';
import { buildStale } from '../../app/cli/build.ts';

/** Once before all files of the suite: they run side by side, and none may build under another's feet. */
export default async function built(): Promise<void> {
  await buildStale(join(import.meta.dirname, '../..'), ['renderer']);
}
