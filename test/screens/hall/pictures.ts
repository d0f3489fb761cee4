import type { Browser } from 'playwright-core';
import type { Language } from '../../../words/language.ts';
import { inLanguages } from '../pairwise.ts';
import type { Pages } from '../pages.ts';
import { isWanted, pathOf } from '../picture.ts';
import type { Size } from '../table-shots.ts';
import { BOARD_SHOTS } from './board-shots.ts';
import { GUEST_SHOTS, GUEST_SIZES } from './guest-shots.ts';
import { HallPage } from './hall-page.ts';
import { judgedBoard } from './judged-board.ts';
import { ORGANISER_SHOTS } from './organiser-shots.ts';
import { BOARD_SIZES, ORGANISER_SIZES } from './sizes.ts';

interface Taken<Shot> {
  readonly name: string;
  readonly shot: Shot;
  readonly size: Size;
  readonly language: Language;
}

/** Each state in each of the windows, as far as its name is wanted. */
function taken<Shot extends { readonly name: string }>(
  page: string,
  shots: readonly Shot[],
  sizes: readonly Size[],
  parts: readonly string[],
): readonly Taken<Shot>[] {
  const all = inLanguages(shots).flatMap((one) =>
    sizes.map((size) => ({
      ...one,
      size,
      name: `hall; ${page}; ${one.shot.name}; ${one.language}; ${String(size.width)}x${String(size.height)}`,
    })),
  );
  return all.filter(({ name }) => isWanted(name, parts));
}

/**
 * Takes the wanted pictures of the hall board, of which it prints what the suite finds wrong, of the organiser's page and of the
 * guests'.
 * Returns how many.
 */
export async function takeHall(browser: Browser, pages: Pages, folder: string, parts: readonly string[]): Promise<number> {
  const ofBoard = taken('board', BOARD_SHOTS, BOARD_SIZES, parts);
  const board = await HallPage.open(browser, 'board', pages, (error) => console.error(error));
  for (const { name, shot, ...window } of ofBoard) {
    await board.showBoard(shot, window);
    await board.page.screenshot({ path: pathOf(name, folder) });
    for (const fault of await judgedBoard(board.page, shot, window.size)) console.error(`${name}: ${fault}`);
  }
  const ofOrganiser = taken('organiser', ORGANISER_SHOTS, ORGANISER_SIZES, parts);
  const organiser = await HallPage.open(browser, 'organiser', pages, (error) => console.error(error));
  for (const { name, shot, ...window } of ofOrganiser) {
    await organiser.showOrganiser(shot, window);
    await organiser.page.screenshot({ path: pathOf(name, folder) });
  }
  const ofGuests = taken('guest', GUEST_SHOTS, GUEST_SIZES, parts);
  const guest = await HallPage.open(browser, 'guest', pages, (error) => console.error(error));
  for (const { name, shot, ...window } of ofGuests) {
    await guest.showOrganiser(shot, window);
    await guest.page.screenshot({ path: pathOf(name, folder) });
  }
  return ofBoard.length + ofOrganiser.length + ofGuests.length;
}
