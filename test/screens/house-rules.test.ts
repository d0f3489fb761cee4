import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';

/* House rules that are opened have the page: the first of them are seen whole, and the question that Space answers as well. */

const SIZES = [
  { width: 1024, height: 600, least: 2 },
  { width: 1366, height: 768, least: 4 },
];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** How many buttons of house rules are seen whole; runs in the page. */
function seen(): number {
  const foot = document.querySelector('.setup')?.getBoundingClientRect().bottom ?? 0;
  const all = [...document.querySelectorAll('.advanced .groups .button')];
  return all.filter((button) => button.getBoundingClientRect().bottom <= foot).length;
}

it('house rules have room for several at once', async () => {
  const shot = CONSOLE_SHOTS.find(({ name }) => name === 'setup-advanced');
  if (shot === undefined) throw new Error('no shot shows the house rules');
  const at = await ConsolePage.open(browser, inject('pages'), { size: { width: 1366, height: 768 }, oneScreen: false });
  await at.show({ ...shot, keys: shot.keys.filter((key) => key !== 'end') });
  for (const { least, ...size } of SIZES) {
    await at.resize(size);
    expect(await at.page.evaluate(seen), `${size.width}`).toBeGreaterThanOrEqual(least);
    expect(await at.page.locator('.ready h1').isVisible()).toBe(true);
  }
  await at.close();
});
