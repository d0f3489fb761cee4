import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import type { InstalledTable } from './installed-table.ts';

const PATIENT = { timeout: 30_000 };
const NAMES = ['Anna', 'Béla'];
/** The buttons of a phone in the order of its page. */
const FACES = [5, 6, 4, 2, 1, 3];

/** Two people with phones, each the page in a browser. */
export class TwoPhones {
  readonly #browser: Browser;
  readonly #pages: readonly Page[];

  /** From the first screen of a fresh table to the first choice, with the keys and taps of people. */
  static async sitDown(table: InstalledTable): Promise<TwoPhones> {
    const { dealer } = table;
    const kits = dealer.locator('[data-kit]');
    await kits.first().waitFor(PATIENT);
    const named = await kits.evaluateAll((all) => all.map((one) => one.getAttribute('data-kit')));
    await dealer.keyboard.press(`Digit${String(named.indexOf('phones') + 1)}`);
    const code = dealer.locator('[aria-label*="http://"]').first();
    await code.waitFor(PATIENT);
    const [url] = /http:\/\/\S+/.exec((await code.getAttribute('aria-label')) ?? '') ?? [];
    if (url === undefined) throw new Error('the console shows no address for phones');
    const browser = await launchBrowser();
    const pages: Page[] = [];
    for (const name of NAMES) pages.push(await join(browser, url, name));
    for (const name of NAMES) await table.table.getByText(name, { exact: true }).first().waitFor(PATIENT);
    await dealer.getByText('Joined: 2').waitFor(PATIENT);
    await dealer.keyboard.press('Space');
    // Each has their place before the next one taps, since the first to tap sits first.
    for (const page of pages) {
      await page.locator('button.tap').tap(PATIENT);
      await page.locator('button.tap').waitFor({ ...PATIENT, state: 'detached' });
    }
    await dealer.locator('.start').waitFor(PATIENT);
    await dealer.keyboard.press('Space');
    await table.shows('choosing');
    return new TwoPhones(browser, pages);
  }

  private constructor(browser: Browser, pages: readonly Page[]) {
    this.#browser = browser;
    this.#pages = pages;
  }

  /** Plays a round in which these faces are chosen, by seat. */
  async play(table: InstalledTable, faces: readonly [number, number]): Promise<void> {
    for (const [seat, page] of this.#pages.entries()) {
      const button = page.locator('.buttons button').nth(FACES.indexOf(faces[seat] ?? 0));
      await button.tap(PATIENT);
    }
    await table.dealer
      .getByText(/^(All are ready|2 of 2 ready)/)
      .first()
      .waitFor(PATIENT);
    await table.playRound();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

async function join(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('textbox').press('Enter');
  await page.locator('[data-part=words]').waitFor(PATIENT);
  return page;
}
