import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { digestOf } from '../../host/web/secrets.ts';
import { consoleLink, enterConsole, resumeConsole, sessionOf } from '../support/console-access.ts';
import { keepFreePort, startInBrowser, type Started } from '../support/start.ts';

/** A page still counts as open for some seconds after it has gone. */
const PATIENT = { timeout: 60_000 };

describe('consoles after a restart of the host', () => {
  let nights: string;
  let running: Started;
  let origin: string;
  let link: string;
  let open: string;
  let gone: string;

  beforeAll(async () => {
    nights = mkdtempSync(join(tmpdir(), 'referee-restarts-'));
    await keepFreePort(nights);
    await run();
    const first = enterConsole(link);
    open = await sessionOf(first);
    const second = enterConsole(await consoleLink(running, 2));
    gone = await sessionOf(second);
    await keptAre(open, gone);
    second.terminate();
    await keptAre(open);
  });
  afterAll(async () => {
    await running.stop();
    rmSync(nights, { recursive: true });
  });

  async function run(...more: readonly string[]): Promise<void> {
    running = startInBrowser(['--no-open', '--nights', nights, ...more]);
    link = await consoleLink(running);
    ({ origin } = new URL(link));
  }

  const file = () => join(nights, 'console-access.json');
  const keptAre = (...sessions: readonly string[]) =>
    vi.waitFor(() => {
      const { sessions: kept } = JSON.parse(readFileSync(file(), 'utf8')) as { sessions?: { digests: string[] } };
      expect(kept?.digests).toEqual(sessions.map(digestOf));
    }, PATIENT);

  /** Whether the console is shown to this browser, or the code its socket is closed with. */
  const comesBack = (socket: WebSocket) =>
    new Promise<number | 'shown'>((resolve) => {
      socket.on('close', resolve);
      socket.once('message', () => resolve('shown'));
    });

  it('have no plain session on the disk, and nothing that others may read', () => {
    const text = readFileSync(file(), 'utf8');
    for (const session of [open, gone]) expect(text).not.toContain(session);
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('come back if they were open when it was killed; a closed console and an old link do not', async () => {
    const before = link;
    await running.kill();
    await run();
    expect(await comesBack(resumeConsole(origin, gone))).toBe(4401);
    expect(await comesBack(enterConsole(`${origin}/console${new URL(before).hash}`))).toBe(4401);
    expect(await comesBack(resumeConsole(origin, 's'.repeat(32)))).toBe(4401);
    expect(await comesBack(resumeConsole(origin, open))).toBe('shown');
  });

  it('come back after Ctrl-C too', async () => {
    await running.stop();
    await run();
    expect(await comesBack(resumeConsole(origin, open))).toBe('shown');
  });

  it('are locked out for good after --new-key', async () => {
    await running.stop();
    await run('--new-key');
    expect(await comesBack(resumeConsole(origin, open))).toBe(4401);
    await running.stop();
    await run();
    expect(await comesBack(resumeConsole(origin, open))).toBe(4401);
  });
});
