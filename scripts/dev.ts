/** `npm run dev`: the browser shell with pages from their sources, which reload when edited. Takes the options of `npm start`. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { RefereePort } from '../host/session/port.ts';
import { systemClock } from '../host/clock/clock.ts';
import { serveWeb } from '../host/web/server.ts';
import { tableSite } from '../host/web/site.ts';
import { printLinks } from '../app/cli/control-links.ts';
import { ConsoleAccess } from '../app/cli/console-access.ts';
import { nightsFolder } from '../app/cli/nights-folder.ts';
import { openTable } from '../app/cli/open-table.ts';
import { parseStartOptions, type StartOptions } from '../app/cli/options.ts';
import { runProgram, untilStopped, versionOf } from '../app/cli/process.ts';
import { runUntilStopped } from '../app/cli/run-table.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGES = join(ROOT, 'dist/renderer');
const USUAL_PORT = 4711;

await runProgram(
  (args) => parseStartOptions(args, versionOf(ROOT)),
  (options) => {
    const stopped = untilStopped();
    return runUntilStopped(
      () => openTable(options, { shell: 'browser', appVersion: 'dev', pages: PAGES }),
      (referee) => serveUntil(stopped, referee, options),
    );
  },
);

async function serveUntil(stopped: Promise<void>, referee: RefereePort, options: StartOptions): Promise<void> {
  const access = await ConsoleAccess.of(nightsFolder(options), options.newKey);
  const port = options.httpPort ?? USUAL_PORT;
  const origin = `http://127.0.0.1:${String(port)}`;
  const trustedOrigins = [origin];
  const sessions = access.openSessions();
  const shell = await serveWeb({ site: tableSite(referee), pages: PAGES, port: 0, clock: systemClock, sessions, trustedOrigins });
  const vite = await pagesFromSources(port, shell.port);
  await vite.listen();
  printLinks(shell, 'console', (url) => `${origin}/console${new URL(url).hash}`);
  process.stdout.write(`  table:   ${origin}/table\n`);
  await stopped;
  await vite.close();
  await shell.close();
}

function pagesFromSources(port: number, hostPort: number): Promise<ViteDevServer> {
  const host = { target: `http://127.0.0.1:${String(hostPort)}`, changeOrigin: true };
  return createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        // Not all of `/live`: the pages' sources have a folder of this name.
        '^/live/(console|table)$': { ...host, ws: true },
        '^/console$': { ...host, bypass: () => '/console.html' },
        '^/table$': { ...host, bypass: () => '/table.html' },
      },
    },
  });
}
