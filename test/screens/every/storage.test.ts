import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../../words/language.ts';
import { PAGES } from './every-page.ts';
import { windows } from '../windows.ts';

/* Browsers that are told to keep nothing throw as soon as a page names its storage; others refuse only what is to be kept. */

const NAMED = `for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, storage, { get() { throw new DOMException('denied', 'SecurityError'); } });`;
const KEPT = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

const open = windows();

it.each(Object.entries(PAGES))('the page “%s” is there where the browser refuses its storage', async (name, [first]) => {
  const at = await open.any(name, NAMED);
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
  const at = await open.any(name, refusal);
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
