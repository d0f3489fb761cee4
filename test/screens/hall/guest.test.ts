import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { inLanguages } from '../pairwise.ts';
import { axeViolations } from '../judges.ts';
import { GUEST_SHOTS, GUEST_SIZES } from './guest-shots.ts';
import { HallPage } from './hall-page.ts';

/*
 * The page that a guest's phone shows, in a real browser, with the longest names and every writing: it can be read and touched,
 * nothing is cut off or has to be scrolled sideways, and a screen reader gets it.
 */

const errors: string[] = [];
let browser: Browser;
let guest: HallPage;

beforeAll(async () => {
  browser = await launchBrowser();
  guest = await HallPage.open(browser, 'guest', inject('pages'), ({ message }) => errors.push(message));
});
afterAll(() => browser.close());

it.each(GUEST_SIZES)('has room for everything and is accessible, $width by $height', async (size) => {
  const faults: string[] = [];
  for (const { shot, language } of inLanguages(GUEST_SHOTS)) {
    await guest.showOrganiser(shot, { size, language });
    const found = await guest.page.evaluate(() => window.judge.console());
    // What a screen reader gets is the same in every window.
    if (size === GUEST_SIZES[0]) found.push(...(await axeViolations(guest.page, [], ['color-contrast-enhanced'])));
    for (const fault of found) faults.push(`${shot.name} in ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
