import { beforeAll, expect, it } from 'vitest';
import { sized } from '../../support/sized.ts';
import { axeViolations, tooWeak } from '../judges.ts';
import { inLanguages, inTurn } from '../pairwise.ts';
import { BOARD_SHOTS } from './board-shots.ts';
import type { HallPage } from './hall-page.ts';
import { BOARD_SIZES } from './sizes.ts';
import { judgedBoard } from './judged-board.ts';
import { windows } from '../windows.ts';

/*
 * Each state of the hall board in a real browser, with the longest names, every writing and as many tables as a hall may have:
 * everything can be read from ten metres, nothing is cut off, on top of something else or outside the safe area, and a screen
 * reader gets it. The sample looks at each state once, in the windows in turn, and at some of them for contrast and by axe.
 */

/** Those for contrast and for axe. */
const [FULL_HD, LAPTOP] = BOARD_SIZES;
/** Of the states that are shown there, every so many are judged by them. */
const EVERY = sized({ sample: 4, whole: 1 });

const SHOTS = inLanguages(BOARD_SHOTS);

const open = windows();
let board: HallPage;
beforeAll(async () => {
  board = await open.hall('board');
});

it.each(BOARD_SIZES)('can be read from ten metres, $width by $height', async (size) => {
  const faults: string[] = [];
  for (const [n, { shot, language }] of sized({ sample: inTurn(SHOTS, BOARD_SIZES, size), whole: SHOTS }).entries()) {
    await board.showBoard(shot, { size, language });
    const found = await judgedBoard(board.page, shot, size);
    if (size === LAPTOP && n % EVERY === 0) found.push(...(await tooWeak(board.page)));
    if (size === FULL_HD && n % EVERY === 0) found.push(...(await axeViolations(board.page, ['color-contrast'])));
    for (const fault of found) faults.push(`${shot.name} in ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
