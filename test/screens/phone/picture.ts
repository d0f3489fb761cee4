import type { Browser } from 'playwright-core';
import { firstState, gameView, SHORT_NAMES, tableView } from '../../../games/hungarian-war/table/testing/states.ts';
import { HUNGARIAN_WAR } from '../../../games/hungarian-war/game.ts';
import { PhoneStage } from './stage.ts';
import type { Pages } from '../pages.ts';
import { tableShotOf } from '../table-shots.ts';
import { TableStage } from '../table-stage.ts';

export const PHONE_PICTURE = 'docs/phones';

const SEAT = 1;
const TABLE = { width: 1280, height: 720 } as const;
const PHONE = { width: 333, height: 720 } as const;

/** The README's picture of a phone beside the table display: Béla is about to choose, and two others have. */
export async function takePhonePicture(browser: Browser, pages: Pages, path: string): Promise<void> {
  const names = SHORT_NAMES.slice(0, 5);
  const state = firstState({ names, seed: 2 }, ({ opening, round }) => opening !== undefined && round > 2);
  const course = { step: 1, phase: 'choosing', ready: 2, of: 3, late: [], naming: false } as const;
  const stage = await TableStage.open(browser, pages, raise);
  const game = gameView(state, course);
  const byPhone = tableView({ ...game, seats: game.seats.map((one) => ({ ...one, input: 'pad' as const })) });
  await stage.show(tableShotOf({ name: PHONE_PICTURE, query: 'lang=en', view: byPhone }));
  const table = await stage.page.screenshot();

  const phone = await PhoneStage.open(browser, pages, raise);
  const said = HUNGARIAN_WAR.schema.seat(state, SEAT, 'en', false);
  const seat = { number: SEAT, flower: SEAT };
  const page = { language: 'en', name: names[SEAT] ?? '', moment: 'choosing', seat, chooses: true } as const;
  await phone.show(PHONE, { page: { ...page, points: '13 points', ...said }, pad: 'armed', light: 'choose' });
  const beside = await phone.page.screenshot();

  const both = await browser.newPage({ viewport: { width: TABLE.width + PHONE.width + 80, height: TABLE.height } });
  const shown = (picture: Buffer, style: string) =>
    `<img src="data:image/png;base64,${picture.toString('base64')}" style="height:${TABLE.height}px;flex:none;box-sizing:border-box;${style}">`;
  const rounded = 'border:6px solid #5b5560;border-radius:34px';
  await both.setContent(
    `<body style="margin:0;display:flex;gap:60px;align-items:start;background:#fff">${shown(table, '')}${shown(beside, rounded)}</body>`,
  );
  await both.screenshot({ path });
}

function raise(error: Error): never {
  throw error;
}
