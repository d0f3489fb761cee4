import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { buildStale } from '../../app/cli/build.ts';
import { unlistedSentence } from '../../app/cli/pads/pads.ts';
import { beginCommand, bot } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { electronHere } from '../support/electron.ts';
import { fusesOf, SAFE_FUSES } from './fuses.ts';
import { ARCHES, pack, ROOT, type PackedApp } from './packed-app.ts';
import { startPacked, type StartedApp } from './started-app.ts';

const here = electronHere();
const arch = ARCHES.find((one) => one === process.arch);
const missing = 'missing' in here ? here.missing : process.platform !== 'linux' || arch === undefined ? 'not a Linux' : undefined;
if (missing !== undefined) console.warn(`\nNO PACKED APP IS STARTED: ${missing}\n`);

const PATIENT = { timeout: 60_000 };
const BEGIN = beginCommand([{ kind: 'pad', pad: 'aa01' }, bot, bot], {
  house: { cards: 'dealt' },
  choices: { ...STANDARD_CHOICES, count: 2, pace: 'quick' },
});

describe.skipIf(missing !== undefined)('the packed app, started once', () => {
  const pad = new VirtualPad({ id: 'aa01' });
  let folder: string;
  let packed: PackedApp;
  let app: StartedApp | undefined;
  let dealer: Page;

  beforeAll(async () => {
    if ('missing' in here || arch === undefined) return;
    folder = mkdtempSync(join(tmpdir(), 'referee-started-'));
    await buildStale(ROOT, ['renderer', 'electron']);
    const output = join(folder, 'packages');
    const [first] = pack({ platform: 'linux', arches: [arch], electron: dirname(here.executable), output });
    if (first === undefined) throw new Error('no app was packed');
    packed = first;
    const args = [`--user-data-dir=${join(folder, 'user')}`, '--nights', join(folder, 'nights'), '--port', await pad.plug()];
    app = await startPacked(packed.executable, args);
    dealer = await app.page('console');
  });

  afterAll(async () => {
    if (missing !== undefined) return;
    await app?.kill();
    await pad.unplug();
    rmSync(folder, { recursive: true });
  });

  const nights = () => readdirSync(join(folder, 'nights'));
  const send = (command: object) => dealer.evaluate((given) => window.referee?.command?.(given), command);

  it('has the safe fuses in its executable', async () => {
    expect(await fusesOf(packed, 'linux')).toEqual(SAFE_FUSES);
  });

  it.each([
    ['--version', 0, /^\d+\.\d+\.\d+\n$/],
    ['--nigths', 2, /unknown option '--nigths'/],
    ['--hall', 2, /referee hall/],
  ] as const)('answers %s without opening a window', (option, code, told) => {
    const { status, stdout, stderr } = spawnSync(packed.executable, ['--no-sandbox', '--log-level=3', option], {
      encoding: 'utf8',
    });
    expect(code === 0 ? stdout : stderr).toMatch(told);
    expect(status).toBe(code);
  });

  it('shows the dealer three ways to begin', async () => {
    await expect.poll(() => dealer.getByRole('button').count(), PATIENT).toBeGreaterThanOrEqual(3);
    expect(await dealer.title()).toBe('Console – Referee');
  });

  it('finds a pad at a serial port, with the binding loaded from beside the archive', async () => {
    await expect.poll(() => pad.pad.state, PATIENT).toBe('idle');
  });

  it('plays a round of a pad and two bots, and opens it', async () => {
    expect(await send(BEGIN)).toEqual({ ok: true });
    const shows = (phase: string) => dealer.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached', ...PATIENT });
    await shows('choosing');
    await expect.poll(() => pad.pad.state, PATIENT).toBe('armed');
    pad.pad.press(4);
    await expect.poll(() => pad.pad.state, PATIENT).toBe('sealed');
    await dealer.keyboard.press('Space');
    await shows('shown');
    const [night = ''] = nights().filter((name) => name.endsWith('.jsonl'));
    expect(readFileSync(join(folder, 'nights', night), 'utf8')).toMatch(/"FacesOpened","faces":\[4,[1-6],[1-6]\]/);
  });

  it('ends well when the console is closed, releases the nights, and has reported no error', async () => {
    expect(nights().filter((name) => name.endsWith('.lock'))).toHaveLength(1);
    // During a game it asks first; closing it again confirms it.
    await dealer.evaluate(() => window.close());
    await dealer.getByRole('alertdialog').waitFor(PATIENT);
    // A page that is closing may never answer.
    await dealer.evaluate(() => window.close()).catch(() => undefined);
    expect(await app?.ended).toBe(0);
    expect(nights().filter((name) => name.endsWith('.lock'))).toEqual([]);
    // If the system lists no ports they are named, as here, and it says so.
    expect(app?.complaints().filter((line) => line !== unlistedSentence('ENOENT'))).toEqual([]);
  });
});
