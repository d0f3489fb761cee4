import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { findBrowser } from '../support/browser.ts';
import { ConsolePage } from './console-page.ts';
import { consoleShots } from './console-shots.ts';
import { axeViolations } from './judges.ts';

/*
 * Setup, desk and panels are whole to who does not see them: axe finds nothing in any state. It does not read sentences, so
 * that the states are dealt out to the languages.
 */

const SMALLEST = { width: 1024, height: 600 } as const;
const shots = [...consoleShots()];
let browser: Browser;

beforeAll(async () => {
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
});
afterAll(() => browser.close());

describe.each(LANGUAGES.map((language, n) => ({ language, n })))('the console in $language', ({ language, n }) => {
  it.each([false, true])('can be used by everybody; under the table display: %s', async (oneScreen) => {
    const faults: string[] = [];
    const at = await ConsolePage.open(browser, inject('pages'), { size: SMALLEST, language, oneScreen });
    for (const shot of shots.filter((one) => one.oneScreen === oneScreen).filter((_, i) => i % LANGUAGES.length === n)) {
      await at.show(shot);
      await at.resize(SMALLEST);
      for (const fault of await axeViolations(at.page)) faults.push(`${shot.name}: ${fault}`);
    }
    await at.close();
    expect(faults).toEqual([]);
  });
});
