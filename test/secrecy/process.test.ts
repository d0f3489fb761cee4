import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULT } from '../../app/cli/outlive-faults.ts';
import { EXIT } from '../../app/cli/process.ts';
import { startInBrowser } from '../support/start.ts';
import { CRASHES, doomed, OUTLIVED, type Crash } from './crash.ts';
import { contentOf, RunningHost } from './running-host.ts';
import { spellingsIn, withoutSeatKeys } from './spellings.ts';

const PATIENT = { timeout: 60_000 };
/** Codes of keys, frames that open a face, and a face under any of our property names. */
const FACES = /\bKey[QWEASD]\b|\|[a-zA-Z],\d+,\d+,\d+,[1-6],[0-9a-f]{16}|"?faces?"?: ?\[?[1-6]|"type":"press"/;

/** All traces of a choice in a text. */
function tracesIn(text: string, nonces: readonly string[]): readonly string[] {
  return [...nonces.flatMap((nonce) => spellingsIn(text, nonce)), ...(FACES.exec(withoutSeatKeys(text)) ?? [])];
}

describe('the search for what was chosen', () => {
  const nonce = '46414345a1b2c3d4';
  const bytes = Buffer.from(nonce, 'hex');

  it.each([
    ['a frame', `SERIAL |r,12,1,2,6,${nonce}*ab12`],
    ['a frame as a buffer that Node prints', `<Buffer ${nonce.replaceAll(/..(?=.)/g, '$& ')}>`],
    ['a line in base64', Buffer.from(`a frame: ${nonce}`).toString('base64')],
    ['bytes in base64', Buffer.concat([Buffer.from('??'), bytes]).toString('base64')],
    ['bytes in JSON', JSON.stringify([...bytes])],
    ['a press', '{"type":"press","code":"KeyQ"}'],
    ['a view', '{"seat":3,"face":6}'],
  ])('finds it in %s', (_what, text) => {
    expect(tracesIn(text, [nonce])).not.toEqual([]);
  });

  it('finds nothing in public text', () => {
    const text = '{"type":"commitments","seals":[{"commitment":"46414345b1b2c3d446414345b1b2c3d4"}]} ready 3 of 5';
    expect(tracesIn(text, [nonce])).toEqual([]);
  });
});

describe('the host in its own process', () => {
  let home: string;
  let host: RunningHost | undefined;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'referee-running-'));
  });
  afterEach(async () => {
    await host?.close();
    host = undefined;
    rmSync(home, { recursive: true });
  });
  const tracesOf = ({ said, files, heard, nonces }: RunningHost) =>
    [said, files, heard.join('\n'), contentOf(home)].flatMap((text) => tracesIn(text, nonces));

  it.each(['stream', '*', 'http,STREAM'])(
    'does not start with NODE_DEBUG=%s, with which Node would log everything it reads',
    async (sections) => {
      const running = startInBrowser(['--no-open', '--http-port', '0', '--nights', home], { NODE_DEBUG: sections });
      expect(await running.ended).toBe(EXIT.refused);
      expect(running.said()).toContain('Start without it.');
    },
  );

  it('prints no trace of what was chosen, whatever debug output is requested', async () => {
    const outspoken = {
      DEBUG: '*',
      NODE_DEBUG: 'net,http,https,tls,timer,fs,child_process,worker,ws,serialport',
      VITE_DEBUG: '1',
    };
    host = await RunningHost.begun(outspoken);
    await host.openAll();
    // It did print a lot.
    await vi.waitUntil(() => (host?.said.length ?? 0) > 10_000, PATIENT);
    expect(host.nonces.length).toBeGreaterThanOrEqual(4);
    expect(tracesOf(host)).toEqual([]);
  });

  it.each(Object.keys(CRASHES) as Crash[])('leaves no trace of what was chosen after %s', async (crash) => {
    host = await RunningHost.begun(doomed(crash, home));
    await host.openAll();
    host.signal('SIGUSR1');
    await host.says('Debugger listening');
    host.signal('SIGUSR2');
    await vi.waitUntil(() => contentOf(home).includes('"trigger": "Signal"'), PATIENT);
    if (OUTLIVED.has(crash)) host.expectFaults();
    host.signal('SIGWINCH');
    if (OUTLIVED.has(crash)) {
      await host.says(FAULT);
      host.signal('SIGKILL');
    }
    await host.ended();
    expect(tracesOf(host)).toEqual([]);
    // The next host on these nights does not know it either.
    await host.start();
    await host.course((course) => course.phase === 'choosing');
    await host.padsAre('armed');
    expect(tracesOf(host)).toEqual([]);
  });
});
