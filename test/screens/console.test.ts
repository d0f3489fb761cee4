import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { sized } from '../support/sized.ts';
import { consoleGeometry, rulesFor } from './console-geometry.ts';
import { ConsolePage } from './console-page.ts';
import type { ConsoleShot } from './console-shot.ts';
import { consoleShots } from './console-shots.ts';
import { axeViolations } from './judges.ts';

/*
 * Every state of setup, desk and panels, small in every language, large and on a phone held either way in one of them: what
 * can be touched is large enough for a finger, what is written can be read, nothing is cut off, lies on something else or has
 * to be scrolled sideways, and the moment is seen whole. A screen reader gets all of it: axe does not read sentences, so it
 * looks at each state in one language. The sample looks at each state in that one language only, and has some of them large,
 * some on a phone and others read.
 */

const SMALL = { width: 1024, height: 600 };
const LARGE = { width: 1920, height: 1080 };
/** A phone held upright, and held across. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const SHOTS = [...consoleShots()];
/** Every so many states are also looked at large, every so many others on a phone or by axe. */
const EVERY = sized({ sample: 3, whole: 1 });

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The README's is a shot of another state. */
const hasGeometry = ({ name }: ConsoleShot) => !name.startsWith('docs/');
/** The phases themselves must be whole; panels, the reasons of the last round and what is long in setup may be scrolled. */
const fixedIn = ({ name }: ConsoleShot) => (name.startsWith('desk-') && !name.includes('audit') ? '.desk main > section' : '');

async function geometryFaults(at: ConsolePage, shot: ConsoleShot, size: typeof SMALL): Promise<readonly string[]> {
  if (!hasGeometry(shot)) return [];
  await at.resize(size);
  const found = await at.page.evaluate(consoleGeometry, rulesFor(fixedIn(shot)));
  return found.map((fault) => `${shot.name} at ${size.width}: ${fault}`);
}

describe.each(LANGUAGES.map((language, own) => ({ language, own })))('the console in $language', ({ language, own }) => {
  it.each([
    ['on its own screen', false],
    ['under the table display', true],
  ] as const)('has room for everything and is accessible, %s', async (_where, oneScreen) => {
    const faults: string[] = [];
    const at = await ConsolePage.open(browser, inject('pages'), { size: SMALL, language, oneScreen });
    for (const [n, shot] of SHOTS.filter((one) => one.oneScreen === oneScreen).entries()) {
      const isOurs = n % LANGUAGES.length === own;
      if (sized({ sample: !isOurs, whole: false })) continue;
      await at.show(shot);
      await at.resize(SMALL);
      faults.push(...(await geometryFaults(at, shot, SMALL)));
      if (!isOurs) continue;
      const turn = Math.floor(n / LANGUAGES.length) % EVERY;
      if (turn === EVERY - 1) for (const fault of await axeViolations(at.page)) faults.push(`${shot.name}: ${fault}`);
      if (turn === 0) faults.push(...(await geometryFaults(at, shot, LARGE)));
      if (turn !== 1 % EVERY) continue;
      const phones = sized({ sample: PHONES.slice(n % 2, (n % 2) + 1), whole: PHONES });
      for (const phone of phones) faults.push(...(await geometryFaults(at, shot, phone)));
    }
    await at.close();
    expect(faults).toEqual([]);
  });
});
