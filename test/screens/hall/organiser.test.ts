import { beforeAll, expect, it } from 'vitest';
import { sized } from '../../support/sized.ts';
import { axeViolations } from '../judges.ts';
import { inLanguages, inTurn } from '../pairwise.ts';
import type { HallPage } from './hall-page.ts';
import { ORGANISER_SIZES } from './sizes.ts';
import { ORGANISER_SHOTS } from './organiser-shots.ts';
import { windows } from '../windows.ts';

/*
 * Each state of the organiser's page in a real browser: what can be touched is large enough for a finger, what is written can
 * be read, nothing is cut off, lies on something else or has to be scrolled sideways, and a screen reader gets it. The sample
 * looks at each state once, in the windows in turn, and has some of them read by axe.
 */

/** Those for axe, which also asks for a contrast of 7 to 1. */
const [SMALL, , , PHONE] = ORGANISER_SIZES;
const CONTRAST = ['color-contrast-enhanced'];
const EVERY = sized({ sample: 4, whole: 1 });

const SHOTS = inLanguages(ORGANISER_SHOTS);

const open = windows();
let organiser: HallPage;
beforeAll(async () => {
  organiser = await open.hall('organiser');
});

it.each(ORGANISER_SIZES)('has room for everything and is accessible, $width by $height', async (size) => {
  const faults: string[] = [];
  for (const [n, { shot, language }] of sized({ sample: inTurn(SHOTS, ORGANISER_SIZES, size), whole: SHOTS }).entries()) {
    await organiser.showOrganiser(shot, { size, language });
    const found = await organiser.page.evaluate(() => window.judge.console());
    if ((size === SMALL || size === PHONE) && n % EVERY === 0) found.push(...(await axeViolations(organiser.page, [], CONTRAST)));
    for (const fault of found) faults.push(`${shot.name} in ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
