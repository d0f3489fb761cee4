/**
 * `npm run dev`: the browser shell with pages straight from their sources, renewed as they are edited; `tsx watch`
 * starts it again when the host's own sources change. Takes the options of `npm start`.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { systemClock } from '../round/clock.ts';
import { serveWeb } from '../web/server.ts';
import { openTable } from './open-table.ts';
import { parseStartOptions } from './options.ts';
import { untilStopped } from './until-stopped.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 4711;
const ORIGIN = `http://127.0.0.1:${String(PORT)}`;

const parsed = parseStartOptions(process.argv.slice(2));
if (!parsed.ok) {
  process.stderr.write(parsed.text);
  process.exit(parsed.exitCode);
}
const stopped = untilStopped();
const referee = await openTable(parsed.options, 'browser', 'dev');
const key = keptKey();
const pages = join(ROOT, 'dist/renderer');
const shell = await serveWeb({ referee, pages, port: 0, key, clock: systemClock, trustedOrigins: [ORIGIN] });
const host = { target: `http://127.0.0.1:${String(shell.port)}`, changeOrigin: true };
const vite = await createServer({
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
await vite.listen();
process.stdout.write(`  console: ${ORIGIN}/console?key=${key}\n  table:   ${ORIGIN}/table\n`);
await stopped;
await vite.close();
await shell.close();
await referee.close();

/** The same key after every restart, so that an open console comes back by itself. */
function keptKey(): string {
  const file = join(ROOT, '.cache/dev-key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const made = randomBytes(24).toString('base64url');
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    writeFileSync(file, made, { mode: 0o600 });
    return made;
  }
}
