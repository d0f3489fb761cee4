import { refusalSaid } from '../../words/refusals.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import type { Course } from '../../host/contract/view.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { FakeReferee } from '../../host/web/testing/fake-referee.ts';
import { serveWeb } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { Sessions, type KeptSessions } from '../../host/web/sessions.ts';
import { beginCommand, die } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { clockTime } from '../../renderer/ui/time.ts';
import { launchBrowser } from '../support/browser.ts';
import { SHOWS_TABLE } from '../support/console-access.ts';
import { MOTION } from '../support/sized.ts';
import { CuttableLine } from './cuttable-line.ts';
import { Dealer } from './dealer.ts';
import { PATIENT } from './real-table.ts';
import { WatchedHost } from './watched-host.ts';

const ROOT = join(import.meta.dirname, '../..');
const SEED = 20261121;
const CUTS = 4;

const BEGIN = beginCommand([die, die], {
  house: { cards: 'untracked' },
  choices: { ...STANDARD_CHOICES, count: 9, pace: 'teaching' },
});

const isLive = (page: Page) => page.evaluate(() => document.querySelector('.stale') === null);
const live = (page: Page, is: boolean) => vi.waitFor(async () => expect(await isLive(page)).toBe(is), PATIENT);

describe('pages whose host is out of reach', () => {
  const host = new WatchedHost();
  let line: CuttableLine;
  let browser: Browser;
  let dealer: Dealer;
  let table: Page;

  beforeAll(async () => {
    await host.start();
    const { port } = new URL(host.tableUrl);
    line = await CuttableLine.to(Number(port));
    // The pages have the host's own address, and a line to it that can be cut.
    browser = await launchBrowser(`--host-resolver-rules=MAP 127.0.0.1:${port} 127.0.0.1:${String(line.port)}`);
    const open = async (url: string) => {
      const page = await (await browser.newContext({ locale: 'en', reducedMotion: MOTION })).newPage();
      await page.addInitScript(SHOWS_TABLE);
      await page.goto(url);
      return page;
    };
    dealer = new Dealer(await open(await host.consoleLink()));
    table = await open(host.tableUrl);
    await host.accepted(BEGIN);
    await shows('choosing');
  });

  afterAll(async () => {
    await browser.close();
    await line.close();
    host.goOn();
    await host.stop();
  });

  async function shows(phase: Course['phase']): Promise<void> {
    await host.comesTo({ phase });
    for (const page of [dealer.page, table])
      await page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached', ...PATIENT });
  }

  const said = () => dealer.page.textContent('body');
  const refusal = refusalSaid({ code: 'not live', params: {} }, 'en');

  it('say since when, by the host’s clock, and are live again as soon as the connection is back', async () => {
    const lastWord = Date.now();
    line.cut();
    await live(table, false);
    const since = [lastWord - 1_500, lastWord].map(clockTime);
    expect(since.map((time) => `no connection since ${time}`)).toContain(await table.textContent('.not-live p'));
    line.mend();
    await live(table, true);
    await live(dealer.page, true);
  });

  it('refuse commands with a message meanwhile, and do not carry them out later', async () => {
    const { step } = host.course;
    line.cut();
    await live(dealer.page, false);
    await dealer.press('Space');
    await vi.waitFor(async () => expect(await said()).toContain(refusal), PATIENT);
    line.mend();
    await live(dealer.page, true);
    await live(table, true);
    expect(host.course).toMatchObject({ phase: 'choosing', step });
    await dealer.press('Space');
    await shows('counting');
    expect(host.course.step).toBe(step + 1);
    await dealer.press('Escape');
    await shows('choosing');
  });

  it('give up a silent connection, and reach the host by another', async () => {
    line.silence();
    await live(table, false);
    await live(dealer.page, false);
    line.mend();
    await live(table, true);
    await live(dealer.page, true);
  });

  it('carry out once what was on its way when the host hung, refuse the rest, and show the result', async () => {
    const { step } = host.course;
    host.hang();
    await dealer.press('Space');
    await live(dealer.page, false);
    await dealer.press('Space', 'Space');
    await vi.waitFor(async () => expect(await said()).toContain(refusal), PATIENT);
    host.goOn();
    await live(dealer.page, true);
    await shows('counting');
    expect(host.course.step).toBe(step + 1);
    await dealer.press('Escape');
    await shows('choosing');
  });

  it('show the newest view after sleep, and none of those missed', async () => {
    // A console that is not live yet sends no key.
    await live(dealer.page, true);
    await live(table, true);
    const devtools = await table.context().newCDPSession(table);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await dealer.press('Space');
    await host.comesTo({ phase: 'counting' });
    // Esc halts a count that the console shows.
    await dealer.page.locator('[data-phase=counting]').first().waitFor();
    await dealer.press('Escape');
    await host.comesTo({ phase: 'choosing' });
    await host.accepted({ type: 'dealer', seat: 1 });
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await shows('choosing');
    await live(table, true);
  });

  it(`lose and double nothing over ${String(CUTS)} cuts at random (seed ${String(SEED)})`, async () => {
    const random = seededRandom(SEED);
    await host.accepted({ type: 'choices', choices: { ...BEGIN.choices, count: 2 } });
    await dealer.press('Space');
    await shows('opening');
    for (let cut = 0; cut < CUTS; cut += 1) {
      const before = host.view.typed.length;
      const key = before === 0 ? 'Digit5' : 'Backspace';
      const blow = [() => line.cut(), () => line.silence(), () => host.hang()][random(3)] ?? (() => undefined);
      const keyFirst = random(2) === 0;
      if (keyFirst) await dealer.press(key);
      blow();
      if (!keyFirst) await dealer.press(key);
      await live(table, false);
      line.mend();
      host.goOn();
      await live(table, true);
      await live(dealer.page, true);
      // Commands that had reached the host are done before this is answered.
      await host.accepted({ type: 'lookAtNights' });
      // Done once or not at all, and the dealer sees which.
      expect([before, 1 - before], `cut ${String(cut)}`).toContain(host.view.typed.length);
      await vi.waitFor(
        async () => expect(await dealer.page.locator('.dice > li > .die:not(.empty)').count()).toBe(host.view.typed.length),
        PATIENT,
      );
    }
  });
});

describe('a host of another version', () => {
  it('makes open pages reload themselves, once', async () => {
    const pages = mkdtempSync(join(tmpdir(), 'referee-pages-'));
    cpSync(join(ROOT, 'dist/renderer'), pages, { recursive: true });
    let kept: KeptSessions | undefined;
    const serve = (port: number) => {
      const sessions = new Sessions({ clock: systemClock, kept, keep: (now) => (kept = now) });
      return serveWeb({ site: tableSite(new FakeReferee()), pages, port, clock: systemClock, sessions });
    };
    const first = await serve(0);
    const browser = await launchBrowser();
    const open: Page[] = [];
    for (const url of [first.controlLink().url, first.displayUrl]) {
      const page = await browser.newPage();
      await page.goto(url);
      await live(page, true);
      await page.evaluate(() => Reflect.set(window, 'opened', 'first'));
      open.push(page);
    }
    const opened = () => Promise.all(open.map((page) => page.evaluate(() => Reflect.get(window, 'opened') as unknown)));
    await first.close();
    const same = await serve(first.port);
    for (const page of open) await live(page, true);
    expect(await opened()).toEqual(['first', 'first']);
    await same.close();
    for (const name of ['console.html', 'table.html']) {
      const file = join(pages, name);
      writeFileSync(file, `${readFileSync(file, 'utf8')}<!-- newer -->\n`);
    }
    let loads = 0;
    for (const page of open) page.on('load', () => (loads += 1));
    const newer = await serve(first.port);
    await vi.waitFor(async () => expect(await opened()).toEqual([undefined, undefined]), PATIENT);
    for (const page of open) await live(page, true);
    await vi.waitFor(() => expect(loads).toBe(2), PATIENT);
    await browser.close();
    await newer.close();
    rmSync(pages, { recursive: true });
  });
});
