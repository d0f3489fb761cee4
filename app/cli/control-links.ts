import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import open from 'open';
import type { WebShell } from '../../host/web/server.ts';

/** A browser that has not opened the page by then never will, ms. */
const OPENING_MS = 60_000;

type Links = Pick<WebShell, 'controlLink'>;

/** Prints a link for one browser, and another one as soon as a browser has used it. */
export function printLinks(shell: Links, label: string, served = (url: string) => url): void {
  const { url } = shell.controlLink(() => printLinks(shell, `${label.split(',')[0] ?? ''}, another link`, served));
  process.stdout.write(`  ${`${label}:`.padEnd(25)}${served(url)}\n`);
}

/**
 * Opens the page that sends commands in the system's browser. Every user of this computer can see what a browser is told to open, so it is
 * given a page that only its owner can read. The page leads to the link and is removed once the link is used. If the browser
 * cannot be opened, the link in the terminal remains. Resolves with a function that removes the page early.
 */
export async function openControl(shell: Links): Promise<() => Promise<void>> {
  let remove = () => Promise.resolve();
  const link = shell.controlLink(() => void remove());
  try {
    const folder = await makeFolder(process.platform === 'linux' ? [homedir(), tmpdir()] : [tmpdir()]);
    const timer = setTimeout(() => void remove(), OPENING_MS);
    remove = () => {
      clearTimeout(timer);
      link.revoke();
      return rm(folder, { recursive: true, force: true }).catch(() => undefined);
    };
    const page = join(folder, 'referee.html');
    await writeFile(page, pageTo(link.url), { mode: 0o600, flag: 'wx' });
    await open(page);
  } catch {
    link.revoke();
    await remove();
  }
  return remove;
}

/** A new folder in the first of these that can be written: a browser from a snap sees the home, but no temporary folder. */
async function makeFolder([parent, ...others]: readonly string[]): Promise<string> {
  if (parent === undefined) throw new Error('no folder can be written');
  const made = mkdtemp(join(parent, 'hungarian-war-referee-'));
  return others.length === 0 ? made : made.catch(() => makeFolder(others));
}

/** A refresh replaces the page in the browser's history and needs no script. */
function pageTo(url: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Referee</title>
`;
}
