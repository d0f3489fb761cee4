import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginCommand, die, keys } from '../../host/session/testing/memory-table.ts';
import { tableIn } from '../../host/contract/view.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { electronHere } from '../support/electron.ts';
import {
  key,
  openFreshShell,
  plugScreen,
  send,
  viewOf,
  type FreshShell,
  type Shell,
  type ShellWindow,
} from '../support/shell.ts';

const here = electronHere();
if ('missing' in here) console.warn(`\nTHE ELECTRON SUITE IS SKIPPED: ${here.missing}\n`);

const BEGIN = beginCommand([keys(0), keys(1), die], { choices: { ...STANDARD_CHOICES, count: 3, pace: 'quick' } });

describe.skipIf('missing' in here)('the desktop shell', () => {
  let at: FreshShell;
  let shell: Shell;
  let dealer: ShellWindow;
  let table: ShellWindow;

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    ({ shell } = at);
    ({ dealer, table } = shell);
  });

  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  const focused = () => Promise.all([dealer, table].map(({ window }) => window.evaluate((one) => one.isFocused())));
  const isKiosk = ({ window }: ShellWindow) => window.evaluate((one) => one.isKiosk());
  const isVisible = ({ window }: ShellWindow) => window.evaluate((one) => one.isVisible());

  it('leaves the only screen and the keyboard to the console', async () => {
    await vi.waitFor(async () => expect(await focused()).toEqual([true, false]), 60_000);
    expect(await isVisible(dealer)).toBe(true);
    expect(await isVisible(table)).toBe(false);
  });

  it('brings a command of the console to the table display', async () => {
    expect(await send(shell, { type: 'count' })).toMatchObject({ ok: false, refusal: { code: 'not a command' } });
    expect(await send(shell, BEGIN)).toEqual({ ok: true });
    await vi.waitFor(async () => expect(await table.page.textContent('body')).toContain('Béla'), 60_000);
  });

  it('reloads pages during a game, and they keep to their policy', async () => {
    shell.complaints.length = 0;
    // The console asks before it is left during a game; doing it again confirms it.
    await dealer.page.evaluate('setTimeout(() => location.reload())');
    await dealer.page.getByRole('alertdialog').waitFor();
    for (const { page } of [dealer, table]) {
      await page.reload();
      await vi.waitFor(async () => expect(await page.textContent('body')).toContain('Béla'), 60_000);
    }
    expect(shell.complaints).toEqual([]);
  });

  it('fills a second screen with the table as soon as there is one', async () => {
    await plugScreen(shell, true);
    await vi.waitFor(async () => expect(await isKiosk(table)).toBe(true), 60_000);
    expect(await isVisible(table)).toBe(true);
    expect(await isKiosk(dealer)).toBe(false);
  });

  it('takes the keys of seats from either window, before its page', async () => {
    const listen = () => {
      const codes: string[] = [];
      Reflect.set(window, 'heard', codes);
      for (const type of ['keydown', 'keyup', 'keypress']) {
        window.addEventListener(type, (event) => codes.push(`${type} ${(event as KeyboardEvent).code}`), true);
      }
    };
    const heard = () => Reflect.get(window, 'heard') as string[];
    // Keys that the console does not use. A window that has just moved to another screen may miss one.
    for (const window of [dealer, table]) {
      await window.page.evaluate(listen);
      await vi.waitFor(async () => {
        await key(window, 'End');
        expect(await window.page.evaluate(heard)).toContain('keyup End');
      }, 60_000);
    }
    await key(dealer, 'q');
    await key(table, 'r');
    for (const window of [dealer, table]) await key(window, 'Home');
    for (const { page } of [dealer, table]) {
      const others = async () => (await page.evaluate(heard)).filter((one) => !one.endsWith(' End'));
      await vi.waitFor(async () => expect(await others()).toEqual(['keydown Home', 'keyup Home']), 60_000);
    }
    await vi.waitFor(async () => {
      expect(tableIn(await viewOf(dealer)).game?.course).toMatchObject({ phase: 'choosing', ready: 2 });
    }, 60_000);
  });

  it('gives the keyboard back to the console when the table is clicked', async () => {
    // A window that already has the focus does not get it again.
    await vi.waitFor(async () => expect(await focused()).toEqual([true, false]), 60_000);
    await table.window.evaluate(
      (window) =>
        new Promise<void>((resolve) => {
          window.once('focus', () => resolve());
          window.focus();
        }),
    );
    await vi.waitFor(async () => expect(await focused()).toEqual([true, false]), 60_000);
  });

  it('does not let the table be closed alone', async () => {
    await table.window.evaluate((window) => window.close());
    expect(await isVisible(table)).toBe(true);
  });

  it('hides the table when its screen goes, and does not put it over the console', async () => {
    await plugScreen(shell, false);
    await vi.waitFor(async () => expect(await isVisible(table)).toBe(false), 60_000);
    await vi.waitFor(async () => expect(await focused()).toEqual([true, false]), 60_000);
  });

  it('greets pads again after sleep, calls nothing off, and goes on', async () => {
    await shell.running.app.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
    expect(await send(shell, { type: 'dealer', seat: 2 })).toEqual({ ok: true });
  });

  it('offers the pad on the screen, which is found and pressed like any other', async () => {
    const done = { ok: true };
    expect(await send(shell, { type: 'practicePad', plugged: true })).toEqual(done);
    await vi.waitFor(async () => {
      expect(await viewOf(dealer)).toMatchObject({ pads: [{ id: 'practice-pad', link: 'live', port: 'practice pad' }] });
    }, 60_000);
    expect(await send(shell, { type: 'practise', what: 'pairing' })).toEqual(done);
    await vi.waitFor(async () => expect(await viewOf(dealer)).toMatchObject({ practicePad: { light: 'choose' } }), 60_000);
    for (const faces of [[3], []]) expect(await send(shell, { type: 'holdButtons', faces })).toEqual(done);
    const presses = [{ n: 1, pad: 'practice-pad' }];
    await vi.waitFor(async () => expect(await viewOf(dealer)).toMatchObject({ practice: { presses } }), 60_000);
    expect(await send(shell, { type: 'endPractice' })).toEqual(done);
  });

  it('releases the nights when it ends', async () => {
    expect(readdirSync(at.nights).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
    await shell.running.close();
    expect(readdirSync(at.nights).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });
});
