import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';

/*
 * On a phone held upright the table display above the console's bar scrolls: nothing of it is left out or cut off, and the
 * standings follow what is said.
 */

const UPRIGHT = { width: 390, height: 844 };
const SHOTS = CONSOLE_SHOTS.filter(({ oneScreen }) => oneScreen);

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Runs in the page. */
function faultsBelowTheMap(): string[] {
  const [table, column] = ['.one > .table', '.one .right'].map((part) => document.querySelector(part));
  const [middle, foot] = ['.middle', '.foot'].map((part) => column?.querySelector(part));
  if (!table || !column || !middle || !foot) return ['there is no table display'];
  table.scrollTo(0, table.scrollHeight);
  const parts = column.querySelectorAll(
    '.foot > *, [data-part=hands] li, [data-part=reasons] li, [data-part=legend]:not(.instead)',
  );
  const hidden = [...parts].filter((part) => !part.checkVisibility()).map((part) => `hidden: ${part.textContent.trim()}`);
  const cut = [column, middle].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const gap = boxOf(foot).top - Math.max(boxOf(middle).top, ...[...middle.children].map((part) => boxOf(part).bottom));
  const below = boxOf(foot).bottom - boxOf(table).bottom;
  return [
    ...hidden,
    ...cut.filter((part) => getComputedStyle(part).overflowY !== 'visible').map((part) => `cut off: ${part.className}`),
    ...(gap > 20 ? [`${gap.toFixed()} pixels are empty above the standings`] : []),
    ...(below > 1 ? [`${below.toFixed(1)} pixels of the standings are out of reach`] : []),
  ];
}

it('nothing of the table display is left out on a phone held upright', async () => {
  const at = await ConsolePage.open(browser, inject('pages'), { size: UPRIGHT, oneScreen: true });
  const faults: string[] = [];
  for (const shot of SHOTS) {
    await at.show(shot);
    for (const fault of await at.page.evaluate(faultsBelowTheMap)) faults.push(`${shot.name}: ${fault}`);
  }
  await at.close();
  expect(faults).toEqual([]);
});
