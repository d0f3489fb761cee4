import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { tableIn, type SeatInput } from '../../host/contract/view.ts';

import { recordText } from '../../host/record/testing/record-text.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { beginCommand, bot, die, keys } from '../../host/session/testing/memory-table.ts';
import nightFile from '../../words/generated/night-file.js';
import { sayIn } from '../../words/say.ts';
import { electronHere, launchElectron, type RunningApp } from '../support/electron.ts';
import { key, openFreshShell, send, viewOf, type FreshShell, type Shell, type ShellWindow } from '../support/shell.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const here = electronHere();
const PATIENT = { timeout: 60_000 };
const SOUND = recordText(playedEntries([[5, 4, 3]]));
const begin = (first: SeatInput) =>
  beginCommand([first, die, die], { choices: { ...STANDARD_CHOICES, count: 2, pace: 'quick' } });

/** Presses an entry of the menu. */
function choose({ running }: Pick<Shell, 'running'>, id: string): Promise<void> {
  return running.app.evaluate(({ Menu }, entry) => void Menu.getApplicationMenu()?.getMenuItemById(entry)?.click(), id);
}
const labels = ({ running }: Pick<Shell, 'running'>) =>
  running.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
const says = (page: Page, text: string) =>
  vi.waitFor(async () => expect(await page.textContent('body')).toContain(text), PATIENT);
const nightPages = ({ app }: RunningApp) => app.windows().filter((page) => page.url().endsWith('/night-file.html'));

describe.skipIf('missing' in here)('the desktop program', () => {
  let at: FreshShell;
  let shell: Shell;
  let dealer: ShellWindow;

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    ({ shell } = at);
    ({ dealer } = shell);
    // The console says which language it speaks once it is there.
    await says(dealer.page, deskSay('en')('console-setup-question'));
    // A dialog of the system cannot be answered here.
    await shell.running.app.evaluate(({ dialog, shell: system }) => {
      const opened: string[] = [];
      Reflect.set(globalThis, 'opened', opened);
      system.openPath = (path) => (opened.push(path), Promise.resolve(''));
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: String(Reflect.get(globalThis, 'target')) });
    });
  });

  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  it('bears the name of the product on every window, and a picture', async () => {
    for (const [who, { window }] of [
      ['Console', dealer],
      ['Table display', shell.table],
    ] as const)
      expect(await window.evaluate((one) => one.getTitle())).toBe(`${who} – Hungarian War Referee`);
    expect(await shell.running.app.evaluate(({ app }) => app.name)).toBe('Hungarian War Referee');
    const size = await shell.running.app.evaluate(({ app, nativeImage }) =>
      nativeImage.createFromPath(`${app.getAppPath()}/icon.png`).getSize(),
    );
    expect(size).toEqual({ width: 512, height: 512 });
  });

  it('speaks the language of the console in its menu and titles, whichever of both is told', async () => {
    expect(await labels(shell)).toEqual(['Referee', 'View', 'Language']);
    await choose(shell, 'de');
    await says(dealer.page, deskSay('de')('console-setup-question'));
    await vi.waitFor(async () => expect(await labels(shell)).toEqual(['Schiedsrichter', 'Ansicht', 'Sprache']), PATIENT);
    expect(await dealer.window.evaluate((one) => one.getTitle())).toBe('Pult – Hungarian War Referee');
    await dealer.page.getByRole('radio', { name: 'English' }).click();
    await vi.waitFor(async () => expect(await labels(shell)).toEqual(['Referee', 'View', 'Language']), PATIENT);
  });

  it('shows About from the menu and by the keyboard alone', async () => {
    await choose(shell, 'about');
    await says(dealer.page, deskSay('en')('desktop-about-version', { version: await version(shell) }));
    await says(dealer.page, at.nights);
    await key(dealer, 'Escape');
    await key(dealer, 'F1');
    await dealer.page.getByRole('dialog').waitFor();
    await key(dealer, 'Down');
    await vi.waitFor(async () => {
      expect(await dealer.page.evaluate(() => document.activeElement?.textContent)).toContain(
        deskSay('en')('console-panels-about'),
      );
    }, PATIENT);
    await dealer.page.keyboard.press('Enter');
    await says(dealer.page, at.nights);
  });

  it('holds the licences of all it is made of', async () => {
    await dealer.page.getByRole('button', { name: deskSay('en')('desktop-about-licences.show') }).click();
    for (const part of ['MIT License', 'svelte 5.', 'valibot 1.', 'serialport 13.', 'semver 7.', 'SIL OPEN FONT LICENSE'])
      await says(dealer.page, part);
  });

  it('opens the folder of the nights in the system’s own program', async () => {
    await dealer.page.getByRole('button', { name: deskSay('en')('desktop-about-nights.open') }).click();
    await choose(shell, 'openNights');
    const opened = () => shell.running.app.evaluate(() => Reflect.get(globalThis, 'opened') as string[]);
    await vi.waitFor(async () => expect(await opened()).toEqual([at.nights, at.nights]), PATIENT);
  });

  it('says that it does not know where newer versions are', async () => {
    await choose(shell, 'newer');
    await says(dealer.page, deskSay('en')('desktop-newer-unknown-place'));
    await key(dealer, 'Escape');
  });

  it('asks for the newest release once somebody wants it, and opens its page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'referee-manifest-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ homepage: 'https://github.com/anna/referee' }));
    const seen = await shell.running.app.evaluateHandle(({ app, session, shell: system }, from) => {
      const asked: string[] = [];
      app.getAppPath = () => from;
      system.openExternal = (url) => (asked.push(`opened ${url}`), Promise.resolve());
      session.fromPartition('newer-version', { cache: false }).protocol.handle('https', ({ url, headers }) => {
        asked.push(`${url} ${headers.get('user-agent')} ${headers.get('cookie')}`);
        return Response.json({ tag_name: 'v99.0.0', draft: false });
      });
      return asked;
    }, folder);
    await choose(shell, 'about');
    await says(dealer.page, deskSay('en')('desktop-newer.what'));
    expect(await seen.jsonValue()).toEqual([]);
    await choose(shell, 'newer');
    await says(dealer.page, deskSay('en')('desktop-newer-is-out', { version: '99.0.0' }));
    await dealer.page.getByRole('button', { name: deskSay('en')('desktop-newer-open') }).click();
    const asked = 'https://api.github.com/repos/anna/referee/releases/latest hungarian-war-referee null';
    const opened = 'opened https://github.com/anna/referee/releases/tag/v99.0.0';
    await vi.waitFor(async () => expect(await seen.jsonValue()).toEqual([asked, opened]), PATIENT);
    await key(dealer, 'Escape');
    rmSync(folder, { recursive: true });
  });

  it('fills the screen with the console, and gives its frame and its menu bar back', async () => {
    const shown = () => dealer.window.evaluate((one) => ({ full: one.isFullScreen(), bar: one.isMenuBarVisible() }));
    expect(await shown()).toEqual({ full: false, bar: true });
    for (const full of [true, false, true, false]) {
      await (full ? choose(shell, 'fullScreen') : key(dealer, 'F11'));
      await vi.waitFor(async () => expect(await shown()).toEqual({ full, bar: !full }), PATIENT);
    }
  });

  it('offers nights where a file is chosen, and other files only if asked', async () => {
    const offered = shell.running.app.evaluate(
      ({ dialog }) =>
        new Promise<unknown>((resolve) => {
          dialog.showOpenDialog = (...given: readonly unknown[]) => {
            resolve((given.at(-1) as { readonly filters?: unknown }).filters);
            return Promise.resolve({ canceled: true, filePaths: [] });
          };
        }),
    );
    await choose(shell, 'openNight');
    const [nightFiles, allFiles] = [deskSay('en')('desktop-night-files'), deskSay('en')('desktop-all-files')];
    expect(await offered).toEqual([
      { name: nightFiles, extensions: ['jsonl'] },
      { name: allFiles, extensions: ['*'] },
    ]);
  });

  describe('with a night that is opened while it runs', () => {
    let night: string;

    beforeAll(async () => {
      if ('missing' in here) return;
      night = join(at.nights, 'Tina 30.jsonl');
      writeFileSync(night, SOUND);
      expect(await send(shell, begin(bot))).toEqual({ ok: true });
      expect(await shell.running.second([night])).toMatchObject({
        code: 0,
        said: expect.stringContaining('already running') as string,
      });
    });

    it('shows it in a window of its own, and leaves the table alone', async () => {
      const page = await shownNight(shell.running);
      await says(page, 'Anna, Béla, Cili');
      await says(page, deskSay('en')('nights-sound', { games: 1, rounds: 1, provenByPads: 0, provenByHost: 3 }));
      expect(tableIn(await viewOf(dealer)).game?.course.phase).toBe('choosing');
      const bridge = () => [Object.keys(window.nightFile ?? {}), typeof window.referee, typeof Reflect.get(window, 'require')];
      expect(await page.evaluate(bridge)).toEqual([['watch', 'ask'], 'undefined', 'undefined']);
    });

    it('exports it where the user wants, and never over a night', async () => {
      const page = await shownNight(shell.running);
      const exportTo = async (target: string) => {
        await shell.running.app.evaluate((_, path) => void Reflect.set(globalThis, 'target', path), target);
        await page.getByRole('button', { name: deskSay('en')('nights-export-csv') }).click();
      };
      await exportTo(join(at.nights, 'a.csv'));
      await says(page, deskSay('en')('nights-exported', { rounds: 1, path: join(at.nights, 'a.csv') }));
      expect(readFileSync(join(at.nights, 'a.csv'), 'utf8').split('\n')).toHaveLength(1 + 3 + 1);
      await exportTo(night);
      await says(page, sayIn('en', nightFile)('night-file-is-night', { path: night }));
      expect(readFileSync(night, 'utf8')).toBe(SOUND);
    });

    it('brings its window to the front when it is opened again, with what it holds then', async () => {
      writeFileSync(night, SOUND.replace(/"format":\d+/, '"format":"two"'));
      await shell.running.second([night]);
      await says(await shownNight(shell.running), sayIn('en', nightFile)('night-file-headless'));
      expect(nightPages(shell.running)).toHaveLength(1);
      // The page is gone before it could say that the key was pressed.
      await (await shownNight(shell.running)).keyboard.press('Escape').catch(() => undefined);
      await vi.waitFor(() => expect(nightPages(shell.running)).toHaveLength(0), PATIENT);
    });

    it('shows no face of the running night that has not been opened', async () => {
      const running = join(at.nights, readdirSync(at.nights).find((name) => /^\d.*\.jsonl$/.test(name)) ?? '');
      await vi.waitFor(async () => {
        expect(tableIn(await viewOf(dealer)).game?.course).toMatchObject({ phase: 'choosing', ready: 1 });
      }, PATIENT);
      const before = readFileSync(running, 'utf8');
      await shell.running.second([running]);
      const page = await shownNight(shell.running);
      await says(page, sayIn('en', nightFile)('night-file-is-open'));
      await says(page, sayIn('en', nightFile)('night-file-no-round'));
      const target = join(at.nights, 'running.json');
      await shell.running.app.evaluate((_, path) => void Reflect.set(globalThis, 'target', path), target);
      await page.getByRole('button', { name: deskSay('en')('nights-export-json') }).click();
      await vi.waitFor(() => expect(existsSync(target)).toBe(true), PATIENT);
      expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ rounds: [] });
      expect(readFileSync(running, 'utf8')).toBe(before);
    });

    it('hears no key of a seat, and opens no dialog, which would hear it', async () => {
      expect(await send(shell, begin(keys(0)))).toEqual({ ok: true });
      const page = await shownNight(shell.running);
      await vi.waitFor(async () => {
        await key(dealer, 'q');
        expect(tableIn(await viewOf(dealer)).game?.course).toMatchObject({ phase: 'choosing', ready: 1 });
      }, PATIENT);
      await page.getByRole('button', { name: deskSay('en')('nights-export-json') }).click();
      await says(page, sayIn('en', nightFile)('night-file-seats-at-keys'));
      const mayOpen = () =>
        shell.running.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('openNight')?.enabled);
      expect(await mayOpen()).toBe(false);
      await page.evaluate(() => {
        const heard: string[] = [];
        Reflect.set(window, 'heard', heard);
        window.addEventListener('keydown', ({ code }) => heard.push(code), true);
      });
      const nightWindow = { page, window: await shell.running.app.browserWindow(page) };
      for (const code of ['w', 'End']) await key(nightWindow, code);
      await vi.waitFor(async () => expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual(['End']), PATIENT);
      await page.close();
    });

    it('asks before it quits over a game', async () => {
      await choose(shell, 'quit');
      await says(dealer.page, deskSay('en')('console-leaving'));
      await key(dealer, 'Escape');
    });
  });
});

const version = ({ running }: Pick<Shell, 'running'>) => running.app.evaluate(({ app }) => app.getVersion());

async function shownNight(running: RunningApp): Promise<Page> {
  return vi.waitFor(() => nightPages(running)[0] ?? expect.fail('no window shows a night'), PATIENT);
}

describe.skipIf('missing' in here)('a night that is opened while nothing runs', () => {
  it('is shown without a table, which opens when the program is started again', async () => {
    if ('missing' in here) return;
    const at = mkdtempSync(join(tmpdir(), 'referee-opened-'));
    const night = join(at, 'a.jsonl');
    writeFileSync(night, SOUND);
    const running = await launchElectron(here.executable, ['--nights', join(at, 'nights'), night]);
    try {
      await says(await shownNight(running), 'Anna, Béla, Cili');
      expect(running.app.windows()).toHaveLength(1);
      expect(existsSync(join(at, 'nights'))).toBe(false);
      await running.second(['--nights', join(at, 'nights')]);
      await vi.waitFor(() => expect(running.app.windows()).toHaveLength(3), PATIENT);
      expect(readdirSync(join(at, 'nights')).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
    } finally {
      await running.close();
      rmSync(at, { recursive: true });
    }
  });
});
