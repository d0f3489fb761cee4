import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../../words/language.ts';
import { launchBrowser } from '../../support/browser.ts';
import { AnyPage, PAGES } from './every-page.ts';

/* Browsers that are told to keep nothing throw as soon as a page names its storage; others refuse only what is to be kept. */

const NAMED = `for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, storage, { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const KEPT = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(Object.entries(PAGES))('the page “%s” is there where the browser refuses its storage', async (name, [first]) => {
  const at = await AnyPage.open(browser, inject('pages'), name, NAMED);
  if (first !== undefined) await at.show(first);
  expect(await at.text()).not.toBe('');
  expect(at.errors).toEqual([]);
  await at.close();
});

it.each([
  ['console', NAMED],
  ['organiser', KEPT],
  ['phone', NAMED],
])('a language can be chosen there all the same: %s', async (name, refusal) => {
  const at = await AnyPage.open(browser, inject('pages'), name, refusal);
  const [first] = PAGES[name] ?? [];
  if (first !== undefined) await at.show(first);
  if (name === 'console') await at.page.keyboard.press('F1');
  const before = await at.text();
  if (name === 'organiser') await at.page.locator('select:has([value=hu])').selectOption('hu');
  else await at.page.getByText(LANGUAGE_NAMES.hu, { exact: true }).first().click();
  await expect.poll(() => at.text()).not.toBe(before);
  expect(at.errors).toEqual([]);
  await at.close();
});
