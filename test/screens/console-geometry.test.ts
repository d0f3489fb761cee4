import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { findBrowser } from '../support/browser.ts';
import { consoleGeometry, rulesFor } from './console-geometry.ts';
import { ConsolePage } from './console-page.ts';
import type { ConsoleShot } from './console-shot.ts';
import { consoleShots } from './console-shots.ts';

/*
 * Every state of setup, desk and panels, small in every language and large in one of them: what can be touched is large
 * enough for a finger, nothing is cut off, lies on something else or has to be scrolled sideways, and the moment is seen
 * whole.
 */

const SMALL = { width: 1024, height: 600 };
const LARGE = { width: 1920, height: 1080 };
/** The README's is a shot of these; pages on paper lie over everything on purpose. */
const SHOTS = [...consoleShots()].filter(({ name }) => !name.startsWith('docs/') && !name.startsWith('panel-learn-'));

let browser: Browser;

beforeAll(async () => {
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
});
afterAll(() => browser.close());

/** The phases themselves must be whole; panels and what is long in setup may be scrolled. */
const fixedIn = ({ name }: ConsoleShot) => (name.startsWith('desk-') && !name.includes('audit') ? '.desk section' : '');

describe.each(LANGUAGES)('the console in %s', (language) => {
  it.each([
    ['on its own screen', false],
    ['under the table display', true],
  ] as const)('has room for everything %s', async (_where, oneScreen) => {
    const faults: string[] = [];
    const at = await ConsolePage.open(browser, inject('pages'), { size: SMALL, language, oneScreen });
    const turn = LANGUAGES.indexOf(language);
    for (const [n, shot] of SHOTS.filter((one) => one.oneScreen === oneScreen).entries()) {
      await at.show(shot);
      for (const size of n % LANGUAGES.length === turn ? [SMALL, LARGE] : [SMALL]) {
        await at.resize(size);
        const found = await at.page.evaluate(consoleGeometry, rulesFor(fixedIn(shot)));
        faults.push(...found.map((fault) => `${shot.name} at ${size.width}: ${fault}`));
      }
    }
    await at.close();
    expect(faults).toEqual([]);
  });
});
