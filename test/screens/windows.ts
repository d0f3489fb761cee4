import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage, type ConsolePageChoices } from './console/console-page.ts';
import { AnyPage } from './every/every-page.ts';
import { HallPage } from './hall/hall-page.ts';
import { PhoneStage } from './phone/stage.ts';
import { TableStage } from './table-stage.ts';

/** What the tests of a file open, in a browser that ends with them. No page but one that storage is refused may throw. */
export function windows() {
  let browser: Browser;
  const errors: string[] = [];
  const complain = ({ message }: Error) => void errors.push(message);
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    expect(errors).toEqual([]);
  });
  return {
    console: (choices: ConsolePageChoices) => ConsolePage.open(browser, inject('pages'), choices),
    table: (motion?: 'reduce' | 'no-preference') => TableStage.open(browser, inject('pages'), complain, motion),
    hall: (which: 'board' | 'organiser' | 'guest') => HallPage.open(browser, which, inject('pages'), complain),
    phone: () => PhoneStage.open(browser, inject('pages'), complain),
    any: (name: string, script?: string) => AnyPage.open(browser, inject('pages'), name, script),
  };
}
