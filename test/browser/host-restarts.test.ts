import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleView, Course } from '../../host/contract/view.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { beginCommand, die, keys } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { launchBrowser } from '../support/browser.ts';
import { SHOWS_TABLE } from '../support/console-access.ts';
import { MOTION } from '../support/sized.ts';
import { Dealer } from './dealer.ts';
import { PATIENT } from './real-table.ts';
import { WatchedHost } from './watched-host.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const BEGIN = beginCommand([keys(0), die, die], {
  house: { cards: 'untracked' },
  choices: { ...STANDARD_CHOICES, count: 2, pace: 'teaching' },
});

/** What a restart must restore: everything except the course of the round, and what shows only between rounds or for a moment. */
function kept({ table, inputs, players, nights, recordFile, shell }: ConsoleView) {
  const { game, night } = table;
  const { course: _course, corrections: _corrections, ...rest } = game ?? expect.fail('no game');
  return { night, inputs, players, nights, recordFile, shell, game: rest };
}

describe('a host that is killed and restarted under open browsers', () => {
  const host = new WatchedHost();
  /** The story of the end is told anew. */
  const ended = () => {
    const { game, ...rest } = kept(host.view);
    return { ...rest, game: { ...game, story: { ...game.story, since: undefined } } };
  };
  let browser: Browser;
  let dealer: Dealer;
  let pages: readonly Page[];
  let rounds = 0;

  beforeAll(async () => {
    await host.start();
    browser = await launchBrowser();
    const open = async (url: string) => {
      const page = await (await browser.newContext({ locale: 'en', reducedMotion: MOTION })).newPage();
      await page.addInitScript(SHOWS_TABLE);
      await page.goto(url);
      return page;
    };
    dealer = new Dealer(await open(await host.consoleLink()));
    pages = [dealer.page, await open(host.tableUrl), await open(host.tableUrl)];
    await host.accepted(BEGIN);
    await shows('choosing');
  });

  afterAll(async () => {
    await browser.close();
    await host.stop();
  });

  async function shows(phase: Course['phase']): Promise<void> {
    await host.comesTo({ phase });
    for (const page of pages) await page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached', ...PATIENT });
  }

  const isLive = (page: Page) => page.evaluate(() => document.querySelector('.stale') === null);

  /** Keys have no light that asks for a press: a key that comes too early is dropped, and is pressed again. */
  const choose = () =>
    vi.waitFor(async () => {
      await dealer.press('KeyQ');
      expect(host.course).toMatchObject({ phase: 'choosing', ready: 1 });
    }, PATIENT);

  const PLACES: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'choosing',
      async () => {
        await choose();
      },
    ],
    [
      'counting',
      async () => {
        await dealer.press('Space');
        await shows('counting');
      },
    ],
    [
      'opening, stalled',
      async () => {
        await dealer.press('Space');
        await shows('opening');
        await host.comesTo({ stalled: [{ seat: 0, why: 'no seal' }] });
      },
    ],
    [
      'opening, dice half typed',
      async () => {
        await choose();
        await dealer.press('Space');
        await shows('opening');
        await dealer.press('Digit5');
        await host.comesTo({ toType: [2] });
      },
    ],
    [
      'shown',
      async () => {
        await choose();
        await dealer.press('Space');
        await shows('opening');
        await dealer.press('Digit5', 'Digit0');
        await shows('shown');
        rounds += 1;
      },
    ],
  ];

  async function restarted(): Promise<void> {
    const counting = host.view.table.game?.course.phase === 'counting';
    await host.kill();
    await vi.waitFor(async () => expect(await Promise.all(pages.map(isLive))).toEqual([false, false, false]), PATIENT);
    for (const page of pages) expect(await page.textContent('body')).toMatch(/no connection since \d\d:\d\d/i);
    for (const page of pages.slice(1)) expect(await page.locator('[data-part=cut-off]').count()).toBe(counting ? 1 : 0);
    await host.start();
    await vi.waitFor(async () => expect(await Promise.all(pages.map(isLive))).toEqual([true, true, true]), PATIENT);
  }

  it.each(PLACES)(
    '%s: every page says that it is not live, comes back by itself, and the table is as it was',
    async (_place, goThere) => {
      await goThere();
      const before = kept(host.view);
      const { tableUrl } = host;
      await restarted();
      for (const page of pages) await page.getByText(sayIn('en', room)('room-called-off-restart')).first().waitFor(PATIENT);
      expect(host.tableUrl).toBe(tableUrl);
      expect(kept(host.view)).toEqual(before);
      await shows('choosing');
      expect(host.course).toMatchObject({ ready: 0, of: 1 });
    },
  );

  it('shows the winner on every screen again when the game is over', async () => {
    const end = { type: 'countDeck', left: 0, unfilled: [], reason: 'it is late' };
    await host.accepted({ type: 'table', command: end });
    await shows('over');
    const before = ended();
    await restarted();
    await shows('over');
    expect(ended()).toEqual(before);
  });

  it('has every round that was shown once in its record', async () => {
    expect(host.view.table.game?.round).toBe(rounds);
    expect(verify(await readRecord(host.view.recordFile))).toMatchObject({ ok: true, games: 1, rounds });
  });

  it('lets the tables come back but not the console if it is started with a new key', async () => {
    await host.kill();
    await vi.waitFor(async () => expect(await Promise.all(pages.map(isLive))).toEqual([false, false, false]), PATIENT);
    await host.start('--new-key');
    await vi.waitFor(async () => expect(await Promise.all(pages.map(isLive))).toEqual([false, true, true]), PATIENT);
    await dealer.page.getByText(deskSay('en')('console-shut-out')).waitFor(PATIENT);
    await dealer.page.goto(await host.consoleLink());
    await shows('over');
  });
});
