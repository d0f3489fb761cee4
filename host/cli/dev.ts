/**
 * `npm run dev`: the browser shell with pages straight from their sources, renewed as they are edited; `tsx watch`
 * starts it again when the host's own sources change. Takes the options of `npm start`.
 */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { systemClock } from '../round/clock.ts';
import { serveWeb } from '../web/server.ts';
import { findDoorway, keepDoorway } from './doorway.ts';
import { EXIT } from './exit-code.ts';
import { allSaid, sayOnStderr } from './io.ts';
import { nightsFolder } from './nights-folder.ts';
import { openTable } from './open-table.ts';
import { parseStartOptions, type StartOptions } from './options.ts';
import { untilStopped } from './until-stopped.ts';
import { whyNot } from './why-not.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'dist/renderer');
const PORT = 4711;
const ORIGIN = `http://127.0.0.1:${String(PORT)}`;

const parsed = parseStartOptions(process.argv.slice(2));
if (parsed.ok) process.exitCode = await develop(parsed.options);
else {
  process.stderr.write(parsed.text);
  process.exitCode = parsed.exitCode;
}
await allSaid(process);
// Native handles of ports that were unplugged may still be open.
process.exit();

async function develop(options: StartOptions): Promise<number> {
  const stopped = untilStopped();
  try {
    const referee = await openTable(options, { shell: 'browser', appVersion: 'dev', pages: PAGES });
    try {
      await serveUntil(stopped, referee, nightsFolder(options));
    } finally {
      await referee.close();
    }
    return EXIT.well;
  } catch (error) {
    sayOnStderr(whyNot(error));
    return EXIT.refused;
  }
}

async function serveUntil(stopped: Promise<void>, referee: Awaited<ReturnType<typeof openTable>>, nights: string): Promise<void> {
  const doorway = await findDoorway(nights);
  await keepDoorway(nights, doorway);

  const trustedOrigins = [ORIGIN];
  const shell = await serveWeb({ referee, pages: PAGES, port: 0, key: doorway.key, clock: systemClock, trustedOrigins });
  const vite = await pagesFromSources(shell.port);
  await vite.listen();
  process.stdout.write(`  console: ${ORIGIN}/console?key=${doorway.key}\n  table:   ${ORIGIN}/table\n`);
  await stopped;
  await vite.close();
  await shell.close();
}

function pagesFromSources(hostPort: number): Promise<ViteDevServer> {
  const host = { target: `http://127.0.0.1:${String(hostPort)}`, changeOrigin: true };
  return createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: PORT,
      strictPort: true,
      proxy: {
        '/live': { ...host, ws: true },
        // Only the key's exchange for its cookie is the host's; cookies know no ports.
        '^/console(\\?|$)': { ...host, bypass: ({ url }) => (url?.includes('?key=') === true ? undefined : '/console.html') },
        '^/table$': { ...host, bypass: () => '/table.html' },
      },
    },
  });
}
