import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildStale } from '../../host/cli/build.ts';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { ConsoleView, TableView } from '../../host/contract/view.ts';
import { electronHere, launchElectron, type RunningApp } from '../support/electron.ts';

const ROOT = join(import.meta.dirname, '../..');
const here = electronHere();
if ('missing' in here) console.warn(`\nTHE ELECTRON SUITE IS SKIPPED: ${here.missing}\n`);

const BEGIN: ConsoleCommand = {
  type: 'begin',
  rulebook: 'hungarian-war',
  players: ['Anna', 'Béla', 'Cili'].map((name) => ({ id: name.toLowerCase(), name })),
  inputs: [{ kind: 'keys', cluster: 0 }, { kind: 'keys', cluster: 1 }, { kind: 'die' }],
  dealer: 0,
  house: {},
  choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'quick' },
};

type Work = 'isVisible' | 'isFocused' | 'isKiosk' | 'focus' | 'close' | 'text' | 'crash';

describe.skipIf('missing' in here)('the desktop shell', () => {
  let nights: string;
  let running: RunningApp;
  let dealer: Page;
  let table: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    if ('missing' in here) return;
    await buildStale(ROOT, ['renderer', 'electron']);
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    running = await launchElectron(here.executable, ['--nights', nights]);
    dealer = await pageOf('console');
    table = await pageOf('table');
  });

  afterAll(async () => {
    if ('missing' in here) return;
    await running.close();
    rmSync(nights, { recursive: true });
  });

  async function pageOf(who: string): Promise<Page> {
    const page = await vi.waitFor(() => {
      const found = running.app.windows().find((window) => window.url() === `https://referee.invalid/${who}.html`);
      if (found === undefined) throw new Error(`no window shows the ${who}`);
      return found;
    }, 30_000);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return page;
  }

  /** Runs in the main process, on the window with this page. */
  function inMain(who: 'console' | 'table', work: Work): Promise<unknown> {
    return running.app.evaluate(
      ({ BrowserWindow }, [page, what]) => {
        const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
          webContents.getURL().endsWith(`/${String(page)}.html`),
        );
        if (window === undefined) throw new Error(`no window shows the ${String(page)}`);
        switch (what) {
          case 'isVisible':
            return window.isVisible();
          case 'isFocused':
            return window.isFocused();
          case 'isKiosk':
            return window.isKiosk();
          case 'focus':
            return new Promise<void>((resolve) => {
              window.once('focus', () => resolve());
              window.focus();
            });
          case 'close':
            window.close();
            return undefined;
          case 'text':
            // A page that is gone would never answer.
            return window.webContents.isCrashed() || window.webContents.isLoading()
              ? ''
              : window.webContents.executeJavaScript('document.body.textContent');
          default:
            return new Promise<void>((resolve) => {
              window.webContents.once('render-process-gone', () => resolve());
              window.webContents.forcefullyCrashRenderer();
            });
        }
      },
      [who, work],
    );
  }

  /** A key of the real keyboard, as far as the window is concerned. */
  function key(who: 'console' | 'table', keyCode: string): Promise<void> {
    return running.app.evaluate(
      ({ BrowserWindow }, [page, code]) => {
        const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
          webContents.getURL().endsWith(`/${String(page)}.html`),
        );
        for (const type of ['keyDown', 'keyUp'] as const) window?.webContents.sendInputEvent({ type, keyCode: String(code) });
      },
      [who, keyCode],
    );
  }

  /** The present view; from then on the page's own watcher is replaced by none. */
  function viewOf(page: Page): Promise<TableView | ConsoleView> {
    return page.evaluate(
      () =>
        new Promise<TableView | ConsoleView>((resolve) => {
          window.referee?.watch((message) => {
            if (message.type === 'view') resolve(message.view);
          });
        }),
    );
  }

  /** A second screen, as far as the app is told. */
  function plugScreen(there: boolean): Promise<void> {
    return running.app.evaluate(({ screen }, plugged) => {
      const [first] = screen.getAllDisplays();
      if (first === undefined) throw new Error('no screen at all');
      const second = { ...first, id: first.id + 1, bounds: { x: 200, y: 200, width: 640, height: 360 } };
      screen.getAllDisplays = () => (plugged ? [first, second] : [first]);
      screen.emit(plugged ? 'display-added' : 'display-removed');
    }, there);
  }

  function send(command: unknown): Promise<unknown> {
    return dealer.evaluate((given) => window.referee?.command?.(given), command);
  }

  it('opens both windows, the keyboard with the console', async () => {
    await vi.waitFor(async () => expect(await inMain('console', 'isFocused')).toBe(true), 10_000);
    expect(await inMain('console', 'isVisible')).toBe(true);
    expect(await inMain('table', 'isVisible')).toBe(true);
    expect(await inMain('table', 'isFocused')).toBe(false);
  });

  it('gives pages nothing of Node, and the table no way to ask', async () => {
    const reach = () => [
      typeof Reflect.get(window, 'require'),
      typeof Reflect.get(window, 'process'),
      typeof Reflect.get(window, 'Buffer'),
    ];
    for (const page of [dealer, table]) expect(await page.evaluate(reach)).toEqual(['undefined', 'undefined', 'undefined']);
    const bridge = () => Object.keys(window.referee ?? {});
    expect(await dealer.evaluate(bridge)).toEqual(['watch', 'command']);
    expect(await table.evaluate(bridge)).toEqual(['watch']);
  });

  it('brings a command of the console to the table display', async () => {
    expect(await send({ type: 'count' })).toMatchObject({ ok: false, refusal: { code: 'not a command' } });
    expect(await send(BEGIN)).toEqual({ ok: true });
    await vi.waitFor(async () => expect(await table.textContent('body')).toContain('Béla'), 10_000);
  });

  it('loads pages again in the midst of a game, and they keep to their policy', async () => {
    complaints.length = 0;
    for (const page of [dealer, table]) {
      await page.reload();
      await vi.waitFor(async () => expect(await page.textContent('body')).toContain('Béla'), 10_000);
    }
    expect(complaints).toEqual([]);
  });

  it('keeps every page where it is, alone, and without permissions', async () => {
    for (const page of [dealer, table]) {
      const before = page.url();
      expect(await page.evaluate(() => window.open('https://example.com') === null)).toBe(true);
      await page.evaluate(() => window.location.assign('https://example.com'));
      await page.evaluate(() => window.location.assign('https://referee.invalid/console.html?x'));
      expect(await page.evaluate(() => fetch('https://example.com').then(String, () => 'refused'))).toBe('refused');
      expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied');
      expect(page.url()).toBe(before);
    }
    expect(running.app.windows()).toHaveLength(2);
  });

  it('takes the keys of seats from whichever window has them, before any page', async () => {
    const listen = () => {
      const codes: string[] = [];
      Reflect.set(window, 'heard', codes);
      for (const type of ['keydown', 'keyup', 'keypress']) {
        window.addEventListener(type, (event) => codes.push(`${type} ${(event as KeyboardEvent).code}`), true);
      }
    };
    const heard = () => Reflect.get(window, 'heard') as string[];
    for (const page of [dealer, table]) await page.evaluate(listen);
    await key('console', 'q');
    await key('table', 'r');
    for (const who of ['console', 'table'] as const) await key(who, 'F8');
    for (const page of [dealer, table]) {
      await vi.waitFor(async () => expect(await page.evaluate(heard)).toEqual(['keydown F8', 'keyup F8']), 10_000);
    }
    const { game } = await viewOf(dealer);
    expect(game?.course).toMatchObject({ phase: 'choosing', ready: 2 });
  });

  it('gives the keyboard back to the console when the table is clicked', async () => {
    await inMain('table', 'focus');
    const focused = async () => [await inMain('console', 'isFocused'), await inMain('table', 'isFocused')];
    await vi.waitFor(async () => expect(await focused()).toEqual([true, false]), 10_000);
  });

  it('does not let the table be closed by itself', async () => {
    await inMain('table', 'close');
    expect(await inMain('table', 'isVisible')).toBe(true);
  });

  it('fills a second screen with the table as soon as there is one, and comes back when it goes', async () => {
    expect(await inMain('table', 'isKiosk')).toBe(false);
    await plugScreen(true);
    await vi.waitFor(async () => expect(await inMain('table', 'isKiosk')).toBe(true), 10_000);
    expect(await inMain('console', 'isKiosk')).toBe(false);
    await plugScreen(false);
    await vi.waitFor(async () => expect(await inMain('table', 'isKiosk')).toBe(false), 10_000);
  });

  it('calls off nothing but greets pads anew after sleep, and goes on', async () => {
    await running.app.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
    expect(await send({ type: 'dealer', seat: 2 })).toEqual({ ok: true });
  });

  it('brings a crashed window back where it was, and the table goes on', async () => {
    await inMain('table', 'crash');
    await vi.waitFor(async () => expect(await inMain('table', 'text')).toContain('Béla'), 20_000);
    expect(await send({ type: 'dealer', seat: 1 })).toEqual({ ok: true });
  });

  it('lets go of the nights when it ends', async () => {
    expect(readdirSync(nights).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
    await running.close();
    expect(readdirSync(nights).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });
});
