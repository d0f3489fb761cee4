import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, session } from 'electron';
import type { NewerVersion } from '../../host/contract/desktop.ts';
import { lookForNewer } from './look-for-newer.ts';
import { releasePlace } from './release-place.ts';

/** In memory only, and of its own, because the session of the windows answers every address itself. */
const PARTITION = 'newer-version';

/** Looks for a newer version, because somebody has asked for it. */
export async function newerVersion(): Promise<NewerVersion> {
  const manifest: unknown = JSON.parse(await readFile(join(app.getAppPath(), 'package.json'), 'utf8'));
  const own = session.fromPartition(PARTITION, { cache: false });
  // Otherwise Electron names itself, the system and its version, and the languages of the user.
  own.setUserAgent('hungarian-war-referee', 'en');
  return lookForNewer({
    place: releasePlace(manifest),
    version: app.getVersion(),
    fetch: (url, options) => own.fetch(url, options),
  });
}
