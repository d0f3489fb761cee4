import '../support/games.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import { consoleShotsTaken } from './console/console-pairs.ts';
import { takeHall } from './hall/pictures.ts';
import { judgedTable } from './judges.ts';
import { servePages, type Pages } from './pages.ts';
import { PHONE_PICTURE, takePhonePicture } from './phone/picture.ts';
import { isWanted, pathOf } from './picture.ts';
import { shots } from './shots.ts';
import { tableShotOf, tableShots } from './table-shots.ts';
import { TableStage } from './table-stage.ts';

/*
 * `npm run screens [part of a name …]`: takes pictures of every state of the table display, of setup and of the console, and of a
 * hall's board and organiser's page (`npm run screens hall`), with names, seats and sizes combined pairwise, for inspection, and prints what the suite of the screens finds
 * wrong with the table display. The pages are the real ones; only the host behind them is a script that sends one view.
 * `npm run screens docs` retakes the README's.
 */

const folder = join(import.meta.dirname, '../../.cache/screens');
const parts = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const browser = await launchBrowser();
const pages = await servePages();
try {
  // Each has a page of its own, and they do not wait for each other.
  const [ofTable, ofConsole, ofHall] = await Promise.all([
    takeTable(pages),
    takeConsole(pages),
    takeHall(browser, pages, folder, parts),
  ]);
  if (isWanted(PHONE_PICTURE, parts)) await takePhonePicture(browser, pages, pathOf(PHONE_PICTURE, folder));
  console.error(`${String(ofTable + ofConsole + ofHall)} pictures in ${folder}`);
} finally {
  await browser.close();
  await pages.close();
}

async function takeTable(from: Pages): Promise<number> {
  const wanted = [...[...shots()].map(tableShotOf), ...tableShots()].filter(({ name }) => isWanted(name, parts));
  const stage = await TableStage.open(browser, from, (error) => console.error(error));
  for (const shot of wanted) {
    await stage.show(shot);
    await stage.page.screenshot({ path: pathOf(shot.name, folder) });
    for (const fault of await judgedTable(stage.page, shot)) console.error(`${shot.name}: ${fault}`);
  }
  return wanted.length;
}

async function takeConsole(from: Pages): Promise<number> {
  const wanted = consoleShotsTaken().filter(({ name }) => isWanted(name, parts));
  for (const { name, shot, size, language } of wanted) {
    const at = await ConsolePage.open(browser, from, { size, language, oneScreen: shot.oneScreen });
    await at.show(shot);
    await at.page.screenshot({ path: pathOf(name, folder) });
    await at.close();
  }
  return wanted.length;
}
