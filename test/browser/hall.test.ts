import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HallEvening, type HallTableAt } from './hall-evening.ts';
import { HallOrganiser, joinHall, takeOffer, turnUp } from './hall-organiser.ts';
import { PATIENT } from './real-table.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'];
/** What each seat turns up: the first seat wins the first battle, the second the next one. */
const BATTLES = [
  ['K', 'Q', 'J'],
  ['2', '9', '8'],
];
/** Cards that each seat then has, of 52 that were dealt to three: its points. */
const POINTS = [19, 18, 15];

let evening: HallEvening;
let organiser: HallOrganiser;
let board: Page;
let phone: Page;
const tables: HallTableAt[] = [];
/** Keys that the organiser has pressed. */
let keys = 0;
/** What everybody must have won by now. */
const points = new Map<string, number>();

beforeAll(async () => {
  evening = await HallEvening.open();
  await evening.startHall();
  organiser = new HallOrganiser(await evening.organiser());
  board = await evening.board();
});
afterAll(() => evening.close());

/** Presses Space once the organiser's big button says this. */
async function next(said: RegExp): Promise<void> {
  await organiser.next(said);
  keys += 1;
}

/** Takes the people whom the hall offers, and adds what they will have won to their points. */
async function takeOffered(table: HallTableAt): Promise<void> {
  const people = await takeOffer(table, NAMES);
  expect(people).toHaveLength(POINTS.length);
  for (const [seat, name] of people.entries()) points.set(name, (points.get(name) ?? 0) + (POINTS[seat] ?? 0));
}

it('lets the organiser agree on a game of two battles and seat everybody, with one key for each step', async () => {
  await next(/Add people/);
  await organiser.add(NAMES);
  await organiser.agree({ battles: BATTLES.length, rounds: 2 });
  await next(/Seat\sround\s1/);
  await next(/Start\sround\s1/);
  expect(keys).toBe(3);
  for (const name of NAMES) await board.getByText(name, { exact: true }).first().waitFor();
});

it('shows everybody on their phone where they sit, once they have said who they are', async () => {
  const url = await organiser.sharePhones();
  await board.locator('[data-part=phones]').first().waitFor();
  phone = await evening.phone(url);
  await phone.getByLabel('Find your name').fill('béla');
  await phone.getByRole('button', { name: /Béla/ }).click();
  await phone.getByText(/^Table \d$/).waitFor();
  await phone.getByText('Left of you').waitFor();
});

it('lets both tables join with the one line of their card', async () => {
  const codes = await organiser.codes();
  expect(codes).toHaveLength(2);
  const address = await evening.address();
  for (const [at, code] of codes.entries()) {
    const table = await evening.table(at + 1);
    tables.push(table);
    await joinHall(table, `${address}/${code}`);
    // The panel makes room for what the hall offers.
    await table.page.locator('[data-part=hall-offer]').waitFor();
    await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await organiser.page.keyboard.press('4');
  await organiser.page.getByText(/2\sof\s2\stables\sconnected/).waitFor();
});

it('offers each table its people, whom one key takes', async () => {
  for (const table of tables) await takeOffered(table);
});

it('shows what happens at the tables on the board, and corrects it after an undo', async () => {
  const [first] = tables;
  if (first === undefined) throw new Error('no table');
  await turnUp(first, BATTLES[0] ?? []);
  await board.getByText('20', { exact: true }).waitFor();
  await first.page.keyboard.press('u');
  await board.getByText('20', { exact: true }).waitFor({ state: 'detached' });
  await turnUp(first, ['J']);
  await board.getByText('20', { exact: true }).waitFor();
});

it('plays on while the hall is gone, and tells it everything when it is back', async () => {
  await evening.killHall();
  const [first, second] = tables;
  if (first === undefined || second === undefined) throw new Error('no tables');
  await turnUp(first, BATTLES[1] ?? []);
  for (const battle of BATTLES) await turnUp(second, battle);
  for (const { page } of tables) await page.getByText('wins', { exact: false }).first().waitFor();
  await evening.startHall();
  for (const table of tables) await evening.expectMirrored(table, 1);
});

it('counts the round, seats and counts the next one, and has the final standings printed', async () => {
  await next(/End\sround\s1/);
  await expect.poll(() => organiser.standings(), PATIENT).toEqual(points);
  await next(/Seat\sround\s2/);
  await next(/Start\sround\s2/);
  await organiser.page.locator('[data-section=tables][aria-current=page]').waitFor();
  expect(await organiser.sharePhones()).toBe(phone.url());
  await phone.getByText('Round 2 of 2').waitFor();
  await phone.getByText(/^Place \d with \d+$/).waitFor();
  for (const table of tables) {
    await takeOffered(table);
    for (const battle of BATTLES) await turnUp(table, battle);
  }
  await next(/End\sround\s2/);
  // Other people play in a night of their own.
  for (const table of tables) await evening.expectMirrored(table, 2);
  await expect.poll(() => organiser.standings(), PATIENT).toEqual(points);
  const saved = organiser.page.waitForEvent('download');
  await organiser.page.keyboard.press('5');
  await organiser.page.getByRole('link', { name: 'Save as CSV' }).click();
  const rows: readonly (readonly string[])[] = parse(await readFile(await (await saved).path()), { bom: true });
  expect(new Map(rows.slice(1).map((row) => [row[1], Number(row[3])]))).toEqual(points);
  const printed = organiser.page.evaluate(() => new Promise<void>((resolve) => (window.print = () => resolve())));
  await next(/Print the final standings/);
  await printed;
  expect(evening.faults).toEqual([]);
});
