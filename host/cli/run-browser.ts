import { join } from 'node:path';
import { ownClaimIn } from '../record/lock.ts';
import type { RefereePort } from '../referee/port.ts';
import { systemClock } from '../round/clock.ts';
import { serveWeb, type WebOptions, type WebShell } from '../web/server.ts';
import { changeKey, findDoorway, keepDoorway, type Doorway } from './doorway.ts';
import { openUrl } from './open-url.ts';
import { tellRoom } from './open-table.ts';
import type { StartOptions } from './options.ts';
import { untilStopped } from './until-stopped.ts';
import { leaveWord } from './whereabouts.ts';

/** Where a folder of nights is served first; a free one where it is taken. */
const USUAL_PORT = 4710;

/** Runs the browser shell around an open referee until it is stopped; then the record is closed. */
export async function runBrowser(referee: RefereePort, nights: string, root: string, options: StartOptions): Promise<void> {
  const doorway = await (options.newKey ? changeKey(nights) : findDoorway(nights));
  const pages = join(root, 'dist/renderer');
  const claim = await ownClaimIn(nights);
  const shell = await serve({ referee, pages, key: doorway.key, clock: systemClock, claim }, portsToTry(options, doorway));
  await keepDoorway(nights, options.httpPort === undefined ? { ...doorway, port: shell.port } : doorway);
  const takeBack = await leaveWord(nights, { pid: process.pid, shell: 'browser', url: new URL('/', shell.tableUrl).href });
  const stopped = untilStopped();
  process.stdout.write(
    `  console, for the dealer: ${shell.consoleUrl}\n  table display:           ${shell.tableUrl}\n  Ctrl-C ends it.\n`,
  );
  tellRoom(referee);
  if (options.open) openUrl(shell.consoleUrl, process.platform, process.env);
  await stopped;
  await shell.close();
  await takeBack();
}

/** The same address every night, so that a bookmark works and an open page comes back; the one that was asked for, or none. */
function portsToTry({ httpPort }: StartOptions, { port }: Doorway): readonly number[] {
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
