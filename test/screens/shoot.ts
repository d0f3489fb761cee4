import '../support/games.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import { CONSOLE_SHOTS } from './console/console-shots.ts';
import { BOARD_SHOTS } from './hall/board-shots.ts';
import { GUEST_SHOTS, GUEST_SIZES } from './hall/guest-shots.ts';
import { HallPage } from './hall/hall-page.ts';
import { judgedBoard } from './hall/judged-board.ts';
import { ORGANISER_SHOTS } from './hall/organiser-shots.ts';
import { BOARD_SIZES, ORGANISER_SIZES } from './hall/sizes.ts';
import { judgedTable } from './judges.ts';
import { servePages } from './pages.ts';
import { inLanguages } from './pairwise.ts';
import { PHONE_PICTURE, takePhonePicture } from './phone/picture.ts';
import { isDocumented, isWanted, pathOf } from './picture.ts';
import { documented } from './shots.ts';
import { tableShotOf, tableShots, type Size } from './table-shots.ts';
import { TableStage } from './table-stage.ts';

/*
 * `npm run screens [part of a name …]`: takes pictures of every state of the table display, of setup and of the console, and of a
 * hall's board, organiser's page and guests' page (`npm run screens hall`), with names, seats and sizes combined pairwise, for
 * inspection, and prints what the suite of the screens finds wrong with the table display and the board. The pages are the real
 * ones; only the host behind them is a script that sends one view. `npm run screens docs` retakes the README's.
 */

const CONSOLE_SIZES = [
  { width: 1024, height: 600 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const folder = join(import.meta.dirname, '../../.cache/screens');
const parts = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const browser = await launchBrowser();
const pages = await servePages();
const complain = (error: Error) => console.error(error);
let count = 0;
try {
  // Each has a page of its own, and they do not wait for each other.
  await Promise.all([takeTable(), takeConsole(), takeBoard(), takeOrganiser(), takeGuests()]);
  if (isWanted(PHONE_PICTURE, parts)) await takePhonePicture(browser, pages, pathOf(PHONE_PICTURE, folder));
  console.error(`${String(count)} pictures in ${folder}`);
} finally {
  await browser.close();
  await pages.close();
}
// To close a shared browser closes its pages alone, and its process would keep this one alive.
process.exit();

/** Each state of a page in each of its windows, as far as its name is wanted; a README's is the name itself. */
function wanted<Shot extends { readonly name: string }>(page: string, shots: readonly Shot[], sizes: readonly Size[]) {
  const all = inLanguages(shots.filter(({ name }) => !isDocumented(name))).flatMap(({ shot, language }) =>
    sizes.map((size) => {
      const name = `${page}; ${shot.name}; ${language}; ${String(size.width)}x${String(size.height)}`;
      return { name, shot, size, language };
    }),
  );
  const [size = { width: 0, height: 0 }] = sizes;
  const language: Language = 'en';
  const ofReadme = shots.filter(({ name }) => isDocumented(name)).map((shot) => ({ name: shot.name, shot, size, language }));
  return [...ofReadme, ...all].filter(({ name }) => isWanted(name, parts));
}

async function take(page: Page, name: string, faults: readonly string[] = []): Promise<void> {
  await page.screenshot({ path: pathOf(name, folder) });
  for (const fault of faults) console.error(`${name}: ${fault}`);
  count += 1;
}

async function takeTable(): Promise<void> {
  const stage = await TableStage.open(browser, pages, complain);
  for (const shot of [...[...documented()].map(tableShotOf), ...tableShots()].filter(({ name }) => isWanted(name, parts))) {
    await stage.show(shot);
    await take(stage.page, shot.name, await judgedTable(stage.page, shot));
  }
}

async function takeConsole(): Promise<void> {
  for (const { name, shot, ...choices } of wanted('console', CONSOLE_SHOTS, CONSOLE_SIZES)) {
    const at = await ConsolePage.open(browser, pages, { ...choices, oneScreen: shot.oneScreen });
    await at.show(shot);
    await take(at.page, name);
    await at.close();
  }
}

async function takeBoard(): Promise<void> {
  const board = await HallPage.open(browser, 'board', pages, complain);
  for (const { name, shot, ...window } of wanted('hall; board', BOARD_SHOTS, BOARD_SIZES)) {
    await board.showBoard(shot, window);
    await take(board.page, name, await judgedBoard(board.page, shot, window.size));
  }
}

async function takeOrganiser(): Promise<void> {
  const organiser = await HallPage.open(browser, 'organiser', pages, complain);
  for (const { name, shot, ...window } of wanted('hall; organiser', ORGANISER_SHOTS, ORGANISER_SIZES)) {
    await organiser.showOrganiser(shot, window);
    await take(organiser.page, name);
  }
}

async function takeGuests(): Promise<void> {
  const guest = await HallPage.open(browser, 'guest', pages, complain);
  for (const { name, shot, ...window } of wanted('hall; guest', GUEST_SHOTS, GUEST_SIZES)) {
    await guest.showOrganiser(shot, window);
    await take(guest.page, name);
  }
}
