import { beforeAll, expect, it } from 'vitest';
import { sized } from '../../support/sized.ts';
import { inLanguages, inTurn } from '../pairwise.ts';
import { axeViolations } from '../judges.ts';
import { GUEST_SHOTS, GUEST_SIZES } from './guest-shots.ts';
import type { HallPage } from './hall-page.ts';
import { windows } from '../windows.ts';

/*
 * The page that a guest's phone shows, in a real browser, with the longest names and every writing: it can be read and touched,
 * nothing is cut off or has to be scrolled sideways, and a screen reader gets it. The sample looks at each state once, in the
 * windows in turn.
 */

const SHOTS = inLanguages(GUEST_SHOTS);

const open = windows();
let guest: HallPage;
beforeAll(async () => {
  guest = await open.hall('guest');
});

it.each(GUEST_SIZES)('has room for everything and is accessible, $width by $height', async (size) => {
  const faults: string[] = [];
  for (const { shot, language } of sized({ sample: inTurn(SHOTS, GUEST_SIZES, size), whole: SHOTS })) {
    await guest.showOrganiser(shot, { size, language });
    const found = await guest.page.evaluate(() => window.judge.console());
    // What a screen reader gets is the same in every window.
    if (size === GUEST_SIZES[0]) found.push(...(await axeViolations(guest.page, [], ['color-contrast-enhanced'])));
    for (const fault of found) faults.push(`${shot.name} in ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
