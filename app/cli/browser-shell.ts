import { systemClock } from '../../host/clock/clock.ts';
import { ownClaimIn } from '../../host/record/lock.ts';
import { atFirstPort } from '../../host/web/connections.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import type { WebSite } from '../../host/web/site.ts';
import { ConsoleAccess } from './console-access.ts';
import { openControl } from './control-links.ts';
import { hasDisplay } from './electron.ts';
import { leaveWord } from './in-use.ts';
import type { TableOptions } from './options.ts';
import { untilStopped } from './process.ts';

export interface BrowserShell {
  readonly site: WebSite;
  /** Of the nights, or of the hall: the port and the open pages are kept there. */
  readonly folder: string;
  /** The folder of the built pages. */
  readonly pages: string;
  /** The first choice of port for a folder; a free one if it is taken. */
  readonly usualPort: number;
  readonly options: Pick<TableOptions, 'httpPort' | 'newKey' | 'open'>;
  /** Tells the person who started the program where the pages are. */
  readonly show: (shell: WebShell) => void;
}

/** Serves a site to the browsers of this computer until the process is asked to end. Rejects if no port is available. */
export async function runBrowserShell({ site, folder, pages, usualPort, options, show }: BrowserShell): Promise<void> {
  const access = await ConsoleAccess.of(folder, options.newKey);
  const [claim, sessions] = [await ownClaimIn(folder), access.openSessions()];
  const shell = await atFirstPort(portsToTry(options.httpPort, access.port, usualPort), (port) =>
    serveWeb({ site, pages, clock: systemClock, claim, sessions, port }),
  );
  await access.keep(options.httpPort === undefined ? { port: shell.port } : {});
  const takeBack = await leaveWord(folder, { pid: process.pid, shell: 'browser', url: new URL('/', shell.displayUrl).href });
  const stopped = untilStopped();
  show(shell);
  const removePage = options.open && hasDisplay(process.platform, process.env) ? await openControl(shell) : undefined;
  await stopped;
  await removePage?.();
  await shell.close();
  await takeBack();
}

/** The same address every night, so that open pages reconnect. Only the named port if one was named. */
function portsToTry(named: number | undefined, kept: number | undefined, usual: number): readonly number[] {
  return named === undefined ? [...(kept === undefined ? [] : [kept]), usual, 0] : [named];
}
