import { join } from 'node:path';
import { ownClaimIn } from '../../host/record/lock.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { systemClock } from '../../host/course/clock.ts';
import { serveWeb, type WebOptions, type WebShell } from '../../host/web/server.ts';
import { Sessions, type KeptSessions } from '../../host/web/sessions.ts';
import { hasBrowser, openConsole, showLinks } from './console-links.ts';
import { Doorway } from './doorway.ts';
import { tellRoom } from './open-table.ts';
import type { StartOptions } from './options.ts';
import { untilStopped } from './until-stopped.ts';
import { leaveWord } from './whereabouts.ts';

/** Where a folder of nights is served first; a free one where it is taken. */
const USUAL_PORT = 4710;

/** Runs the browser shell around an open referee until it is stopped; then the record is closed. */
export async function runBrowser(referee: RefereePort, nights: string, root: string, options: StartOptions): Promise<void> {
  const doorway = await Doorway.of(nights);
  if (options.newKey) doorway.lockOut();
  const sessions = openSessions(doorway);
  const pages = join(root, 'dist/renderer');
  const claim = await ownClaimIn(nights);
  const shell = await serve({ referee, pages, clock: systemClock, claim, sessions }, portsToTry(options, doorway));
  await doorway.keep(options.httpPort === undefined ? { port: shell.port } : {});
  const takeBack = await leaveWord(nights, { pid: process.pid, shell: 'browser', url: new URL('/', shell.tableUrl).href });
  const stopped = untilStopped();
  tellWays(shell);
  tellRoom(referee);
  const closePage = options.open && hasBrowser(process.platform, process.env) ? await openConsole(shell) : undefined;
  await stopped;
  await closePage?.();
  await shell.close();
  await takeBack();
}

/** The sessions of the browsers that may open the console, kept in this doorway. */
export function openSessions(doorway: Doorway): Sessions {
  const keep = (sessions: KeptSessions) => void doorway.keep({ sessions });
  return new Sessions({ clock: systemClock, kept: doorway.sessions, keep });
}

function tellWays(shell: WebShell): void {
  let first = true;
  showLinks(shell, (url) => {
    const what = first ? 'console, for the dealer: ' : 'console, once more:      ';
    first = false;
    process.stdout.write(`  ${what}${url}\n`);
  });
  process.stdout.write(
    `  table display:           ${shell.tableUrl}\n` +
      '  A link to the console lets one browser in, once; the next one is named when it was used.\n  Ctrl-C ends it.\n',
  );
}

/** The same address every night, so that an open page comes back; the one that was asked for, or none. */
function portsToTry({ httpPort }: StartOptions, { port }: Pick<Doorway, 'port'>): readonly number[] {
  return httpPort === undefined ? [...(port === undefined ? [] : [port]), USUAL_PORT, 0] : [httpPort];
}

/** At the first of these ports that can be had. */
async function serve(options: Omit<WebOptions, 'port'>, [port = 0, ...others]: readonly number[]): Promise<WebShell> {
  try {
    return await serveWeb({ ...options, port });
  } catch (error) {
    if (others.length === 0) throw error;
    return serve(options, others);
  }
}
