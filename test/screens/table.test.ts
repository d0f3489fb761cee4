import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { judgedTable } from './judges.ts';
import { TableStage } from './table-stage.ts';
import { TABLE_SIZES, tableShots } from './table-shots.ts';

/*
 * Each state of the table display, with names, sizes, seats, languages and turns combined pairwise, in a real browser:
 * nothing cut off, nothing on top of another, nothing outside the safe area, all to be read from six metres, with a
 * contrast of 7 to 1, and whole to who does not see it. `npm run screens` takes the pictures of all of them.
 */

const shots = tableShots();
/** The first of each state in each size. */
const firstOf = new Map([...shots].reverse().map((shot) => [`${shot.state} ${String(shot.size.height)}`, shot]));
const errors: string[] = [];
let browser: Browser;
let stage: TableStage;

beforeAll(async () => {
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
  const pages = { url: inject('pages'), judge: inject('judge') };
  stage = await TableStage.open(browser, pages, ({ message }) => errors.push(message));
});
afterAll(() => browser.close());

describe('the table display', () => {
  // The window is set once for all that is shown in it.
  it.each(TABLE_SIZES)('can be looked at, $width by $height', async (size) => {
    const faults: string[] = [];
    for (const shot of shots.filter((one) => one.size === size)) {
      await stage.show(shot);
      const isFirst = shot === firstOf.get(`${shot.state} ${String(size.height)}`);
      for (const fault of await judgedTable(stage.page, shot, isFirst)) faults.push(`${shot.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
