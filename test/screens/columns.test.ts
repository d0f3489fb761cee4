import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console-page.ts';
import { consoleShots } from './console-shots.ts';

/* Heads stand over their columns with space between them, and rows that have no head have their columns in one line. */

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Right edges of the cells in each row of the final table, and the least space between two heads; runs in the page. */
function finalTable() {
  const rows = [...document.querySelectorAll('.final tr')].map((row) =>
    [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().right)).join(),
  );
  const heads = [...document.querySelectorAll('.final th')].map((head) => {
    const text = document.createRange();
    text.selectNodeContents(head);
    return text.getBoundingClientRect();
  });
  const gaps = heads.slice(1).map(({ left }, at) => left - (heads[at]?.right ?? 0));
  return { edges: [...new Set(rows)].length, gap: Math.min(...gaps) };
}

/** Where the second column of each night begins; runs in the page. */
function secondOfNights() {
  const cells = [...document.querySelectorAll('[data-night] > :nth-child(2)')];
  return cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
}

it.each(LANGUAGES)('columns are columns (%s)', async (language) => {
  const size = { width: 1024, height: 600 };
  const at = await ConsolePage.open(browser, inject('pages'), { size, language, oneScreen: false });
  const show = async (wanted: string) => {
    const shot = [...consoleShots()].find(({ name }) => name === wanted);
    if (shot === undefined) throw new Error(`no shot ${wanted}`);
    await at.show(shot);
  };
  await show('desk-over-ten');
  const { edges, gap } = await at.page.evaluate(finalTable);
  expect(edges).toBe(1);
  expect(gap).toBeGreaterThan(15);
  await show('panel-record');
  const nights = await at.page.evaluate(secondOfNights);
  expect(nights.length).toBeGreaterThan(1);
  expect(new Set(nights).size).toBe(1);
  await at.close();
});
