import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildStale } from '../../app/cli/build.ts';
import { seededRandom, type Random } from '../../rulebook/random.ts';
import { HallEvening, type HallTableAt } from '../browser/hall-evening.ts';
import { HallOrganiser, joinHall, takeOffer, turnUp } from '../browser/hall-organiser.ts';
import { waysUsed } from '../browser/one-hand.ts';
import { Violation } from '../serial/fire/violation.ts';
import { bundlePrograms } from '../support/built.ts';
import type { Campaign, Figures } from './campaign.ts';
import { boardTells, gamesOf, meetings, noFaults, phonesSay, standingsAreSums, type HallPages } from './hall/evening-checks.ts';

const ROOT = join(import.meta.dirname, '../..');
const TABLES = 6;
const SEATS = 5;
const BATTLES = 2;
const PHONES = 3;
const ON_A_PHONE = 4;
const NAMES = Array.from({ length: TABLES * SEATS }, (_, i) => `Person ${String(i + 1).padStart(2, '0')}`);
/** Comes after the first round; and leaves before the fourth. */
const LATE = 'Person 30';
const GONE = 'Person 07';
const RANKS = [...'23456789JQKA'];

/** 30 people play a tournament at six tables: everything through pages of a browser, by what they show. */
export const HALL_EVENING: Campaign = {
  name: 'hall-evening',
  unit: 'rounds',
  size: 5,
  async run({ seed, size, say }) {
    await buildStale(ROOT, ['renderer']);
    await bundlePrograms();
    const evening = await HallEvening.open();
    try {
      return await played(await opened(evening, size), seededRandom(seed), size, say);
    } finally {
      await evening.close();
    }
  },
};

/** Everybody but one is on the list and has checked in, and all tables have joined. */
async function opened(evening: HallEvening, rounds: number): Promise<HallPages> {
  await evening.startHall();
  const organiser = new HallOrganiser(await evening.organiser());
  const board = await evening.board();
  await organiser.next(/Add people/);
  await organiser.add(NAMES.filter((name) => name !== LATE));
  await organiser.agree({ battles: BATTLES, rounds, tables: TABLES, seats: SEATS });
  const url = await organiser.sharePhones();
  await organiser.page.getByRole('button', { name: 'Seat only those who check in' }).click();
  await organiser.page.getByRole('radio', { name: 'Table by table' }).check();
  const phones = await Promise.all(Array.from({ length: PHONES }, () => evening.phone(url)));
  // From one address, not everybody may check in at once: for the others, the organiser does it.
  await Promise.all(phones.map((phone, i) => checkIn(phone, NAMES.slice(i * ON_A_PHONE, (i + 1) * ON_A_PHONE))));
  for (const name of NAMES.slice(PHONES * ON_A_PHONE, -1)) await mark(organiser, name, 'is here');
  const [address, codes] = [await evening.address(), await organiser.codes()];
  const tables: HallTableAt[] = [];
  for (const [i, code] of codes.entries()) {
    const table = await evening.table(i + 1);
    await joinHall(table, `${address}/${code}`);
    await table.page.getByText(`Table ${i + 1} of`).waitFor();
    await table.page.keyboard.press('Escape');
    tables.push(table);
  }
  return { evening, organiser, board, phones, tables };
}

/** One after the other, on the same phone. */
async function checkIn(phone: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const other = phone.getByRole('button', { name: 'Somebody else' });
    if (await other.isVisible()) await other.click();
    await phone.getByLabel('Find your name').fill(name);
    await phone.getByRole('button', { name }).click();
    await phone.getByRole('button', { name: 'I am here' }).click();
    await phone.getByText('The organiser knows that you are here.').waitFor();
  }
}

async function played(hall: HallPages, random: Random, rounds: number, say: (line: string) => void): Promise<Figures> {
  const { organiser, tables } = hall;
  const used: Used[] = [await usedBy(hall)];
  /** What the organiser has corrected, by round and name. */
  const corrected = new Map<string, number>();
  for (let round = 1; round <= rounds; round += 1) {
    if (round === 2) await lateGuest(hall);
    if (round === 4) await mark(organiser, GONE, 'leaves');
    await start(organiser, round);
    if (round === 3) await undoStart(hall);
    const seated = await Promise.all(tables.map((table) => takeOffer(table, NAMES)));
    await phonesSay(hall, seated);
    if (round === 2) await call(hall);
    await Promise.all(tables.map((table, i) => play(table, seated[i]?.length ?? 0, random)));
    await boardTells(hall, round);
    await organiser.next(new RegExp(String.raw`End\sround\s${round}`));
    await organiser.page.locator('[data-section=standings][aria-current=page]').waitFor();
    if (round === 2) await correct(hall, corrected);
    await standingsAreSums(hall, corrected);
    await noFaults(hall);
    used.push(await usedBy(hall));
    say(`round ${round}: ${seated.map(({ length }) => length).join(', ')} people`);
  }
  await ends(hall);
  const each = (what: keyof Used) => used.slice(1).map((now, i) => now[what] - (used[i]?.[what] ?? 0));
  return {
    ...{ people: NAMES.length, tables: TABLES, 'pairs that met again': meetings(hall) },
    'keys of the organiser, before the first round': used[0]?.keys ?? 0,
    'clicks of the organiser, before the first round': used[0]?.clicks ?? 0,
    'keys of the organiser, by round': each('keys').join(', '),
    'clicks of the organiser, by round': each('clicks').join(', '),
    'keys of a dealer, by round': each('dealers')
      .map((keys) => (keys / TABLES).toFixed(1))
      .join(', '),
  };
}

async function start(organiser: HallOrganiser, round: number): Promise<void> {
  await organiser.next(new RegExp(String.raw`Seat\sround\s${round}`));
  await organiser.next(new RegExp(String.raw`Start\sround\s${round}`));
}

async function lateGuest({ organiser, phones }: HallPages): Promise<void> {
  await organiser.page.keyboard.press('1');
  await organiser.page.locator('#names').click();
  await organiser.add([LATE]);
  const [phone] = phones;
  if (phone !== undefined) await checkIn(phone, [LATE]);
}

async function mark({ page }: HallOrganiser, name: string, how: 'is here' | 'leaves'): Promise<void> {
  await page.keyboard.press('1');
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: `${name} ${how}` }).click();
}

/** A table plays already when the start is undone, and everybody is seated another way. */
async function undoStart({ organiser, tables }: HallPages): Promise<void> {
  const [early] = tables;
  if (early !== undefined) await takeOffer(early, NAMES);
  for (const what of ['the start of', 'the seating of']) {
    await organiser.page.locator('[data-step=undo]', { hasText: what }).waitFor();
    await organiser.page.keyboard.press('Control+z');
  }
  await start(organiser, 3);
  await early?.page.keyboard.press('u');
  await early?.page.locator('[data-part=hall-offer]').waitFor();
}

/** A dealer calls, and the organiser comes. */
async function call({ organiser, tables }: HallPages): Promise<void> {
  const { page } = tables[2] ?? {};
  await page?.keyboard.press('F12');
  await organiser.page.getByText('Table 3 calls').first().waitFor();
  await organiser.page.getByRole('button', { name: 'Done' }).click();
  await page?.locator('[data-part=call]').waitFor({ state: 'detached' });
}

/** Battles without a tie. */
async function play(table: HallTableAt, people: number, random: Random): Promise<void> {
  for (let battle = 0; battle < BATTLES; battle += 1) {
    const left = [...RANKS];
    await turnUp(
      table,
      Array.from({ length: people }, () => left.splice(random(left.length), 1)[0] ?? ''),
    );
  }
  await table.page.locator('[data-phase=over]').first().waitFor({ state: 'attached' });
}

/** Corrects the result of a round that has ended. */
async function correct(hall: HallPages, corrected: Map<string, number>): Promise<void> {
  const { page } = hall.organiser;
  const { name = '', points = 0 } = gamesOf(hall).find(({ round, table }) => round === 1 && table === 2)?.people[0] ?? {};
  await page.keyboard.press('4');
  await page.locator('main [data-table="2"]').click();
  await page.locator('[data-round="1"] [data-part=correct]').click();
  await page.getByLabel(`Points of ${name}`).fill(String(points + 3));
  await page.getByLabel('Reason').fill('three cards were found under the table');
  await page.keyboard.press('Enter');
  await page.getByText('Corrected:').waitFor();
  corrected.set(`1 ${name}`, points + 3);
  await page.keyboard.press('5');
}

/** The last round is the last for everybody, and the board shows who has won. */
async function ends({ organiser, board, phones, tables }: HallPages): Promise<void> {
  for (const { page } of tables) await page.getByText('The tournament is over').waitFor();
  for (const phone of phones) await phone.getByText('That was the last round.').waitFor();
  const standings = await organiser.standings();
  const most = Math.max(...standings.values());
  await organiser.page.keyboard.press('6');
  await organiser.page.getByRole('radio', { name: 'All, in turn' }).check();
  const winner = board.locator('[data-place="1"] bdi').first();
  await winner.waitFor();
  const name = await winner.innerText();
  if (standings.get(name) !== most) throw new Violation(`the board calls ${name} the winner`);
}

/** What was pressed so far: by the organiser, and by the dealers together. */
interface Used {
  readonly keys: number;
  readonly clicks: number;
  readonly dealers: number;
}

async function usedBy({ organiser, tables }: HallPages): Promise<Used> {
  const { keydown = 0, mousedown = 0 } = await waysUsed(organiser.page);
  const dealers = await Promise.all(tables.map(({ page }) => waysUsed(page)));
  return { keys: keydown, clicks: mousedown, dealers: dealers.reduce((sum, ways) => sum + (ways.keydown ?? 0), 0) };
}
