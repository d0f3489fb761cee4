import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Onlooker } from '../../host/contract/live.ts';
import { beginCommand, die, keys } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { electronHere } from '../support/electron.ts';
import { plugScreen } from '../support/shell.ts';
import { PATIENT, WatchedShell } from './watched-shell.ts';

const here = electronHere();

/** Seconds of the count that lasts until somebody ends it. */
const ENDLESS = 9;
const BEGIN = beginCommand([keys(0), die, die], {
  house: { cards: 'untracked' },
  choices: { ...STANDARD_CHOICES, count: ENDLESS, pace: 'teaching' },
});

describe.skipIf('missing' in here)('the table, whatever happens to the windows of the desktop shell', () => {
  let nights: string;
  let at: WatchedShell;

  beforeAll(async () => {
    if ('missing' in here) return;
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    at = await WatchedShell.open(here.executable, ['--nights', nights]);
    await plugScreen(at.shell, true);
    await at.shell.running.app.evaluate(stopTimersOf, ENDLESS * 1_000);
    await at.accepted(BEGIN);
  });

  afterAll(async () => {
    if ('missing' in here) return;
    await at.shell.running.close();
    rmSync(nights, { recursive: true });
  });

  async function crashes(who: Onlooker): Promise<void> {
    const before = await at.crash(who);
    await at.cameBack(who, before);
  }

  async function screenBlinks(): Promise<void> {
    const visible = () => at.window('table').evaluate((window) => window.isVisible());
    await plugScreen(at.shell, false);
    await vi.waitFor(async () => expect(await visible()).toBe(false), PATIENT);
    await plugScreen(at.shell, true);
    await vi.waitFor(async () => expect(await visible()).toBe(true), PATIENT);
  }

  const sleeps = () =>
    at.shell.running.app.evaluate(({ powerMonitor }) => {
      powerMonitor.emit('suspend');
      powerMonitor.emit('resume');
    });

  /** Makes each crash happen in turn; after each the table is as it was, on both screens. */
  async function survives(...blows: readonly (() => Promise<unknown>)[]): Promise<void> {
    const before = await at.standing();
    for (const blow of blows) {
      await blow();
      expect(await at.standing()).toEqual(before);
      if (before.table.game !== undefined) await at.shows(before.table.game.course.phase);
    }
  }

  const windowsAndScreen = [() => crashes('console'), () => crashes('table'), screenBlinks];

  it('choosing: ready seats stay ready, and a restored window takes the keys of seats', async () => {
    await survives(() => crashes('console'));
    const hasKeyboard = () =>
      at.window('console').evaluate(({ webContents }) => webContents.executeJavaScript('document.hasFocus()'));
    await vi.waitFor(async () => expect(await hasKeyboard()).toBe(true), PATIENT);
    await at.chooses('console', 'q');
    expect(await at.course()).toMatchObject({ phase: 'choosing', ready: 1, of: 1 });
    await survives(...windowsAndScreen, sleeps);
    const { version } = await at.seen('console');
    await at.press('table', 'w');
    await at.press('console', 's');
    await at.accepted({ type: 'naming', naming: true });
    await at.accepted({ type: 'naming', naming: false });
    // Sealing anew changed nothing that can be seen: only the keyboard went from one seat to the next.
    expect((await at.seen('console')).version).toBe(version + 2);
  });

  it('counting: the count runs on, and Esc halts it from the restored window', async () => {
    await at.press('console', 'Space');
    await at.shows('counting');
    await survives(...windowsAndScreen);
    await at.press('console', 'Escape');
    await at.shows('choosing');
    expect(await at.course()).toMatchObject({ ready: 1 });
  });

  it('counting while the computer sleeps: the round is called off with the reason, and everybody chooses anew', async () => {
    await at.press('console', 'Space');
    await at.shows('counting');
    await sleeps();
    await at.shows('choosing');
    expect(await at.course()).toMatchObject({ ready: 0, calledOff: { why: 'sleep' } });
    for (const who of ['console', 'table'] as const) {
      const text = () => at.window(who).evaluate(({ webContents }) => webContents.executeJavaScript('document.body.textContent'));
      await vi.waitFor(async () => expect(await text()).toContain('slept'), PATIENT);
    }
  });

  it('a stalled opening: the seat is still named, and the dealer enters its face', async () => {
    await at.accepted({ type: 'choices', choices: { ...BEGIN.choices, count: 2 } });
    await at.press('console', 'Space');
    await at.shows('opening');
    await vi.waitFor(async () => expect(await at.course()).toMatchObject({ stalled: [{ seat: 0, why: 'no seal' }] }), PATIENT);
    await survives(...windowsAndScreen, sleeps);
    await at.press('console', 'Enter');
    await at.press('console', '6');
    await vi.waitFor(async () => expect(await at.course()).toMatchObject({ stalled: [], toType: [1, 2] }), PATIENT);
  });

  it('half-typed dice: the digits are kept, and the next key types the next die', async () => {
    await at.press('console', '5');
    await vi.waitFor(async () => expect(await at.course()).toMatchObject({ toType: [2] }), PATIENT);
    await survives(...windowsAndScreen, sleeps);
    expect((await at.standing()).typed).toEqual([{ seat: 1, digit: 5 }]);
    await at.press('console', '0');
    await at.shows('shown');
  });

  it('shown: what has been presented stays presented', async () => {
    expect((await at.standing()).table.game?.round).toBe(1);
    await survives(...windowsAndScreen, sleeps);
    await at.press('console', 'Space');
    await at.shows('choosing');
  });

  it('a page that hangs is noticed and reloaded, and blocks neither host nor seats nor the other window', async () => {
    const hung = await at.hang('table');
    await at.chooses('table', 'q');
    await at.accepted({ type: 'dealer', seat: 1 });
    const before = await at.standing();
    await at.cameBack('table', hung);
    await at.shows('choosing');
    await at.cameBack('console', (await at.hang('console')) as number);
    expect(await at.standing()).toEqual(before);
    await at.shows('choosing');
  });

  it('a lost graphics process: both windows show what comes next', async () => {
    await at.shell.running.app.evaluate(({ app }) => {
      const gpu = app.getAppMetrics().find(({ type }) => type === 'GPU');
      if (gpu === undefined) throw new Error('no graphics process');
      return new Promise<void>((resolve) => {
        app.once('child-process-gone', () => resolve());
        process.kill(gpu.pid, 'SIGKILL');
      });
    });
    await at.press('console', 'Space');
    await at.shows('opening');
    for (const digit of ['0', '0']) await at.press('console', digit);
    await at.shows('shown');
    expect((await at.standing()).table.game?.round).toBe(2);
  });

  it('over: the game stays over', async () => {
    await at.press('console', 'Space');
    await at.shows('choosing');
    const end = { type: 'table', command: { type: 'countDeck', left: 0, unfilled: [], reason: 'it is late' } };
    // For half a second after the last die the cards cannot be changed.
    await vi.waitFor(async () => expect(await at.command(end)).toEqual({ ok: true }), PATIENT);
    await at.shows('over');
    await survives(...windowsAndScreen, sleeps);
  });
});

/** Runs in the main process: a crash may take longer than the longest count, so that timers of this length (ms) never end. */
function stopTimersOf(_electron: unknown, length: number): void {
  const start = globalThis.setTimeout;
  const unlessEndless = (then: () => void, ms?: number) => {
    const timer = start(then, ms);
    if (ms === length) clearTimeout(timer);
    return timer;
  };
  Reflect.set(globalThis, 'setTimeout', unlessEndless);
}
