import { join } from 'node:path';
import { systemClock } from '../../host/clock/clock.ts';
import { thenClose } from '../../host/record/disk.ts';
import { ownClaimIn } from '../../host/record/lock.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { atFirstPort } from '../../host/web/connections.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { ConsoleAccess } from './console-access.ts';
import { openConsole, showLinks } from './console-links.ts';
import { hasDisplay } from './electron.ts';
import { leaveWord } from './in-use.ts';
import { NoTable } from './nights-folder.ts';
import { showRoomAddresses } from './open-table.ts';
import type { StartOptions } from './options.ts';
import { EXIT, sayOnStderr, untilStopped } from './process.ts';

/** The first choice of port for a folder of nights; a free one if it is taken. */
const USUAL_PORT = 4710;

/** Runs the browser shell around an open referee until it is stopped, and closes the shell. */
export async function runBrowser(referee: RefereePort, nights: string, root: string, options: StartOptions): Promise<void> {
  const access = await ConsoleAccess.of(nights, options.newKey);
  const pages = join(root, 'dist/renderer');
  const [claim, sessions] = [await ownClaimIn(nights), access.openSessions()];
  const shell = await atFirstPort(portsToTry(options, access), (port) =>
    serveWeb({ referee, pages, clock: systemClock, claim, sessions, port }),
  );
  await access.keep(options.httpPort === undefined ? { port: shell.port } : {});
  const takeBack = await leaveWord(nights, { pid: process.pid, shell: 'browser', url: new URL('/', shell.tableUrl).href });
  const stopped = untilStopped();
  showAddresses(shell);
  showRoomAddresses(referee);
  const removePage = options.open && hasDisplay(process.platform, process.env) ? await openConsole(shell) : undefined;
  await stopped;
  await removePage?.();
  await shell.close();
  await takeBack();
}

/** Opens a table, serves it until it is stopped, and closes it. Resolves with the exit code; stderr says why it cannot run. */
export async function runTable(
  open: () => Promise<RefereePort>,
  serve: (referee: RefereePort) => Promise<void>,
): Promise<number> {
  try {
    await thenClose(await open(), serve);
    return EXIT.well;
  } catch (error) {
    sayOnStderr(whyNot(error));
    return EXIT.refused;
  }
}

function whyNot(error: unknown): string {
  if (error instanceof NoTable) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === undefined) throw error;
  if (syscall !== 'listen') return `The referee cannot run here: ${(error as Error).message}`;
  return `Port ${String(port)} is not available (${code}). Choose another one with --http-port.`;
}

function showAddresses(shell: WebShell): void {
  let label = 'console, for the dealer: ';
  showLinks(shell, (url) => {
    process.stdout.write(`  ${label}${url}\n`);
    label = 'console, another link:   ';
  });
  process.stdout.write(
    `  table display:           ${shell.tableUrl}\n` +
      '  Each console link works once, in one browser; the next link appears here when it has been used.\n' +
      '  Ctrl-C ends it.\n',
  );
}

/** The same address every night, so that open pages reconnect. Only the named port if one was named. */
function portsToTry({ httpPort }: StartOptions, { port }: ConsoleAccess): readonly number[] {
  return httpPort === undefined ? [...(port === undefined ? [] : [port]), USUAL_PORT, 0] : [httpPort];
}
