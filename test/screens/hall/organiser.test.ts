import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { sized } from '../../support/sized.ts';
import { axeViolations } from '../judges.ts';
import { inLanguages } from '../pairwise.ts';
import type { Size } from '../table-shots.ts';
import { HallPage } from './hall-page.ts';
import { ORGANISER_SIZES } from './sizes.ts';
import { ORGANISER_SHOTS } from './organiser-shots.ts';

/*
 * Each state of the organiser's page in a real browser: what can be touched is large enough for a finger, what is written can
 * be read, nothing is cut off, lies on something else or has to be scrolled sideways, and a screen reader gets it. The sample
 * looks at each state once, in the windows in turn, and has some of them read by axe.
 */

/** Those for axe, which also asks for a contrast of 7 to 1. */
const [SMALL, , , PHONE] = ORGANISER_SIZES;
const CONTRAST = ['color-contrast-enhanced'];
const EVERY = sized({ sample: 4, whole: 1 });

const errors: string[] = [];
let browser: Browser;
let organiser: HallPage;

beforeAll(async () => {
  browser = await launchBrowser();
  organiser = await HallPage.open(browser, 'organiser', inject('pages'), ({ message }) => errors.push(message));
});
afterAll(() => browser.close());

/** Every state in every window, or each in one. */
const seenAt = (size: Size) =>
  inLanguages(ORGANISER_SHOTS).filter((_, n) =>
    sized({ sample: n % ORGANISER_SIZES.length === ORGANISER_SIZES.indexOf(size), whole: true }),
  );

it.each(ORGANISER_SIZES)('has room for everything and is accessible, $width by $height', async (size) => {
  const faults: string[] = [];
  for (const [n, { shot, language }] of seenAt(size).entries()) {
    await organiser.showOrganiser(shot, { size, language });
    const found = await organiser.page.evaluate(() => window.judge.console());
    if ((size === SMALL || size === PHONE) && n % EVERY === 0) found.push(...(await axeViolations(organiser.page, [], CONTRAST)));
    for (const fault of found) faults.push(`${shot.name} in ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
