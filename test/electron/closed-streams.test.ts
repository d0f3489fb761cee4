import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginCommand, die } from '../../host/session/testing/memory-table.ts';
import { electronHere, environment, hasDisplay, makeDisplay, removeUserData, SHELL } from '../support/electron.ts';
import { openShell, send } from '../support/shell.ts';

const here = electronHere();
const PATIENT = { timeout: 30_000 };

describe.skipIf('missing' in here || process.platform === 'win32')('the desktop shell whose terminal has gone', () => {
  let nights: string;
  const executable = 'missing' in here ? '' : here.executable;

  beforeEach(() => {
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  });
  afterEach(() => rmSync(nights, { recursive: true }));

  /** Its exit code, or the signal that ended it. A main process that hangs is ended by force, so that a failure ends. */
  async function ends(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENT.timeout);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    clearTimeout(force);
    return child.exitCode ?? child.signalCode;
  }

  it.each(['stderr', 'stdout'] as const)('goes on when nobody reads its %s', async (stream) => {
    const shell = await openShell(executable, ['--nights', nights]);
    expect(await send(shell, beginCommand([die, die]))).toEqual({ ok: true });
    shell.running.app.process()[stream]?.destroy();
    for (let times = 0; times < 3; times += 1)
      await shell.running.app.evaluate((_electron, name) => void process[name].write('a word\n'), stream);
    expect(await send(shell, { type: 'dealer', seat: 1 })).toEqual({ ok: true });
    // Playwright would wait for output on stderr, so the shell is killed.
    await shell.running.kill();
  });

  /** Starts it without a debugger, by this command of a shell, and ends it as soon as it says where it runs. */
  async function startedAndEnded(exec: string, signal: NodeJS.Signals, ...more: readonly string[]) {
    const userData = mkdtempSync(join(tmpdir(), 'referee-user-data-'));
    const screen = hasDisplay() ? undefined : await makeDisplay();
    // Without a PATH the ports cannot be listed, which it reports on stderr.
    const env = { ...environment(), PATH: '', ...(screen !== undefined && { DISPLAY: screen.display }) };
    const args = ['--no-sandbox', '--log-level=3', `--user-data-dir=${userData}`, SHELL, '--nights', nights, ...more];
    const child = spawn('/bin/sh', ['-c', exec, executable, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    await vi.waitFor(() => expect(existsSync(join(nights, 'whereabouts.json'))).toBe(true), PATIENT);
    child.kill(signal);
    const code = await ends(child);
    screen?.stop();
    await removeUserData(userData);
    return code;
  }

  const left = () => readdirSync(nights).filter((name) => name.endsWith('.lock') || name === 'whereabouts.json');

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends at %s when nobody reads its output', async (signal) => {
    const room = ['--lan', '--lan-address', '127.0.0.1', '--lan-port', '0'];
    expect(await startedAndEnded('exec "$0" "$@"', signal, ...room)).toBe(0);
    expect(left()).toEqual([]);
  });

  it('ends as well if it never had a terminal', async () => {
    expect(await startedAndEnded('exec "$0" "$@" >&- 2>&-', 'SIGTERM')).toBe(0);
    expect(left()).toEqual([]);
  });
});
