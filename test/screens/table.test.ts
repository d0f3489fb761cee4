import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { judgedTable } from './judges.ts';
import { TableStage } from './table-stage.ts';
import { tableShots } from './table-shots.ts';

/*
 * Each state of the table display, with names, sizes, seats, languages and turns combined pairwise, in a real browser:
 * nothing cut off, nothing on top of another, nothing outside the safe area, all to be read from six metres, with a
 * contrast of 7 to 1, and whole to who does not see it. `npm run screens` takes the pictures of all of them.
 */

const shots = tableShots();
const states = new Set(shots.map(({ state }) => state));
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
  it.each([...states])('can be looked at: %s', async (state) => {
    const faults: string[] = [];
    for (const shot of shots.filter((one) => one.state === state)) {
      await stage.show(shot);
      for (const fault of await judgedTable(stage.page, shot)) faults.push(`${shot.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
