import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A browser that has not opened the page by then opens it no more, ms. */
export const OPENING_MS = 60_000;

/**
 * A page that leads to this address and that nobody but its owner can read: what a browser is told to open can be seen by
 * everybody on this computer, and what is in a file cannot.
 * @param folders where it may be put, the best first
 */
export async function makeOpeningPage(url: string, folders: readonly string[]): Promise<OpeningPage> {
  const folder = await makeFolder(folders);
  const file = join(folder, 'console.html');
  await writeFile(file, pageTo(url), { mode: 0o600, flag: 'wx' });
  return { url: pathToFileURL(file).href, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface OpeningPage {
  /** `file:…` */
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * Browsers from snaps are shown no temporary folder of others and nothing hidden, so that on Linux the page is put into
 * the home itself for a moment.
 */
export function openingFolders(platform: NodeJS.Platform, home: string, temporary: string): readonly string[] {
  return platform === 'linux' ? [home, temporary] : [temporary];
}

/** `mkdtemp` makes folders with mode 0700. */
async function makeFolder([folder, ...others]: readonly string[]): Promise<string> {
  if (folder === undefined) throw new Error('no folder can be written');
  try {
    return await mkdtemp(join(folder, 'hungarian-war-referee-'));
  } catch (error) {
    if (others.length === 0) throw error;
    return makeFolder(others);
  }
}

/** A refresh at once takes the page's own place in the history, and needs no script. */
function pageTo(url: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Referee</title>
`;
}
