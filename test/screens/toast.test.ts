import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { everydayBar } from './console/bar-shots.ts';
import { ConsolePage } from './console/console-page.ts';

/*
 * What is said to the dealer beside the keys: nothing that can be pressed moves as it comes, and Undo can be pressed while
 * it stands.
 */

const SIZES = [
  { width: 1024, height: 600 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const PHONE = { width: 390, height: 844 } as const;
/** As the host refuses a command; there are few longer sentences. */
const REFUSED = { ok: false, refusal: { code: 'another die is next', params: { seat: 1, next: 2 } } };

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Where everything within `part` is that can be pressed at its middle. */
function pressable(page: Page, part: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((within) => {
    const all = [...document.querySelectorAll(`${within} :is(button, select, input)`)].filter((one) => one.checkVisibility());
    const found = all.map((button, at) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [`${String(at)} ${button.textContent}`, button.contains(top) || y > innerHeight ? place : 'covered'] as const;
    });
    return Object.fromEntries(found);
  }, part);
}

describe('a word to the dealer', () => {
  it.each([true, false])('leaves Undo where it is (under the table display: %s)', async (oneScreen) => {
    const at = await ConsolePage.open(browser, inject('pages'), { size: SIZES[0], oneScreen });
    for (const size of [...SIZES, PHONE]) {
      await at.show({ ...everydayBar(), oneScreen });
      await at.resize(size);
      const before = await pressable(at.page, '.history');
      await at.page.keyboard.press('Backspace');
      await at.page.locator('[role=alert] p').waitFor();
      expect(await pressable(at.page, '.history'), JSON.stringify(size)).toEqual(before);
    }
    await at.close();
  });

  it('moves nothing in a panel', async () => {
    const at = await ConsolePage.open(browser, inject('pages'), { size: SIZES[0], oneScreen: false });
    await at.page.evaluate(`window.referee.command = () => Promise.resolve(${JSON.stringify(REFUSED)})`);
    for (const size of [...SIZES, PHONE]) {
      await at.show({ ...everydayBar(), keys: ['F3'], oneScreen: false });
      await at.resize(size);
      const before = await pressable(at.page, '.panel');
      await at.page.locator('.panel .entry [aria-pressed]').first().click();
      await at.page.locator('.panel [role=alert] p').waitFor();
      const after = await pressable(at.page, '.panel');
      // On a phone it may cover the first rows for as long as it stands.
      for (const [button, place] of Object.entries(after))
        if (size !== PHONE || place !== 'covered') expect([button, place]).toEqual([button, before[button]]);
    }
    await at.close();
  });
});
