import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RefereePort } from '../referee/port.ts';
import { systemClock } from '../round/clock.ts';
import { serveWeb, type WebOptions, type WebShell } from '../web/server.ts';
import { openUrl } from './open-url.ts';
import type { StartOptions } from './options.ts';
import { untilStopped } from './until-stopped.ts';
import { leaveWord } from './whereabouts.ts';

/** The same address every night, so that a bookmark of the table display works; a free one where it is taken. */
const USUAL_PORT = 4710;

/** Runs the browser shell around an open referee until it is stopped; then the record is closed. */
export async function runBrowser(referee: RefereePort, nights: string, root: string, options: StartOptions): Promise<void> {
  const key = randomBytes(24).toString('base64url');
  const pages = join(root, 'dist/renderer');
  const shell = await serve({ referee, pages, key, clock: systemClock }, options.httpPort);
  const takeBack = await leaveWord(nights, { pid: process.pid, shell: 'browser', url: new URL('/', shell.tableUrl).href });
  const stopped = untilStopped();
  process.stdout.write(
    `  console, for the dealer: ${shell.consoleUrl}\n  table display:           ${shell.tableUrl}\n  Ctrl-C ends it.\n`,
  );
  if (options.open) openUrl(shell.consoleUrl, process.platform, process.env);
  await stopped;
  await shell.close();
  await takeBack();
}

async function serve(options: Omit<WebOptions, 'port'>, port: number | undefined): Promise<WebShell> {
  if (port !== undefined) return serveWeb({ ...options, port });
  try {
    return await serveWeb({ ...options, port: USUAL_PORT });
  } catch {
    return serveWeb({ ...options, port: 0 });
  }
}
