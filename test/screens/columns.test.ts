import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';
import { PEOPLE } from './people.ts';
import { tableShotOf } from './table-shots.ts';
import { TableStage } from './table-stage.ts';
import { TABLE_STATES } from './table-states.ts';

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

/** Right edges of the heads above the standings and of what stands below them in each row, and the space between two heads; runs in the page. */
function standings() {
  const right = (cell: Element) => Math.round(cell.getBoundingClientRect().right);
  const texts = [...document.querySelectorAll('.heads > span')].map((head) => {
    const text = document.createRange();
    text.selectNodeContents(head);
    return text.getBoundingClientRect();
  });
  const rows = [...document.querySelectorAll('[data-part=standings] li')];
  return {
    heads: texts.map((text) => Math.round(text.right)),
    rows: rows.map((row) => [...row.querySelectorAll('.points, .total')].map(right)),
    gap: Math.min(...texts.slice(1).map(({ left }, at) => left - (texts[at]?.right ?? 0))),
  };
}

it('heads stand over the points of a game and of all games on the table display', async () => {
  const stage = await TableStage.open(browser, inject('pages'), () => undefined);
  for (const seats of [3, 10]) {
    const view = TABLE_STATES['end of a series']?.(PEOPLE.long.slice(0, seats))?.view ?? expect.fail('no such state');
    await stage.show(tableShotOf({ name: 'end of a series', query: '', view }));
    const { heads, rows, gap } = await stage.page.evaluate(standings);
    expect(rows).toEqual(Array.from({ length: seats }, () => heads));
    expect(gap).toBeGreaterThan(30);
  }
  await stage.close();
});

it('columns are columns', async () => {
  const size = { width: 1024, height: 600 };
  const at = await ConsolePage.open(browser, inject('pages'), { size, oneScreen: false });
  const show = async (wanted: string) => {
    const shot = CONSOLE_SHOTS.find(({ name }) => name === wanted);
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
