import { homedir, tmpdir } from 'node:os';
import type { WebShell } from '../../host/web/server.ts';
import { makeOpeningPage, OPENING_MS, openingFolders } from './opening-page.ts';
import { openUrl } from './open-url.ts';

/**
 * The ways into the console: a link for the terminal, which is its owner's, and another one as soon as that was used. `say`
 * is given each, for one browser.
 */
export function nameConsole(shell: Pick<WebShell, 'consoleLink'>, say: (url: string) => void): void {
  say(shell.consoleLink(() => nameConsole(shell, say)).url);
}

/**
 * Opens the console in the system's browser, by a page that is gone as soon as it was used. Resolves once it is asked to;
 * where it cannot be, the link in the terminal is left. Answers the way to take the page back.
 */
export async function openConsole(shell: Pick<WebShell, 'consoleLink'>): Promise<() => Promise<void>> {
  let takeBack = () => Promise.resolve();
  const link = shell.consoleLink(() => void takeBack());
  try {
    const page = await makeOpeningPage(link.url, openingFolders(process.platform, homedir(), tmpdir()));
    const timer = setTimeout(() => void takeBack(), OPENING_MS);
    takeBack = () => {
      clearTimeout(timer);
      link.revoke();
      return page.remove().catch(() => undefined);
    };
    openUrl(page.url, process.platform);
  } catch {
    link.revoke();
  }
  return takeBack;
}
