import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HallEvening, type HallTableAt } from './hall-evening.ts';
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
let organiser: Page;
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
  organiser = await evening.organiser();
  board = await evening.board();
});
afterAll(() => evening.close());

/** Presses Space once the organiser's big button says this. */
async function next(said: RegExp): Promise<void> {
  await expect.poll(() => organiser.locator('[data-thing=next]').textContent(), PATIENT).toMatch(said);
  keys += 1;
  await organiser.keyboard.press('Space');
}

/** Types a number into a field of the organiser's page, and leaves it. */
async function type(label: RegExp, value: number): Promise<void> {
  await organiser.getByRole('textbox', { name: label }).fill(String(value));
  await organiser.keyboard.press('Escape');
}

/** Types what everybody turns up, as the dealer. */
async function turnUp({ page }: HallTableAt, cards: readonly string[]): Promise<void> {
  for (const card of cards) {
    await page
      .getByText(/’s card\?/)
      .first()
      .waitFor();
    await page.keyboard.press(card);
  }
}

/** Takes the people whom the hall offers, and adds what they will have won to their points. */
async function takeOffer({ page }: HallTableAt): Promise<void> {
  const offer = page.locator('[data-part=hall-offer]');
  const [, names = ''] = /: (.+)$/.exec((await offer.locator('strong').textContent()) ?? '') ?? [];
  const people = NAMES.filter((name) => names.includes(name)).sort((one, other) => names.indexOf(one) - names.indexOf(other));
  expect(people).toHaveLength(POINTS.length);
  for (const [seat, name] of people.entries()) points.set(name, (points.get(name) ?? 0) + (POINTS[seat] ?? 0));
  await page.keyboard.press('h');
  await page.locator('.start:focus').waitFor();
  await page.keyboard.press('Space');
  await page
    .getByText(/’s card\?/)
    .first()
    .waitFor();
}

/** What the organiser's page says everybody has, by name. */
async function standings(): Promise<ReadonlyMap<string, number>> {
  const rows = await organiser.locator('main tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  return new Map(cells.map((row) => [row[1] ?? '', Number(row.at(-1))]));
}

it('lets the organiser agree on a game of two battles and seat everybody, with one key for each step', async () => {
  await next(/Add people/);
  await organiser.keyboard.insertText(NAMES.join('\n'));
  await organiser.keyboard.press('Control+Enter');
  keys = 1;
  await next(/Agree on the game/);
  await organiser.getByRole('combobox', { name: 'Game' }).selectOption('war');
  await organiser.getByText('House rules').click();
  await type(/Number of battles/, BATTLES.length);
  await type(/^Rounds$/, 2);
  await next(/Keep this/);
  await next(/Seat\sround\s1/);
  await next(/Start\sround\s1/);
  expect(keys).toBe(5);
  for (const name of NAMES) await board.getByText(name, { exact: true }).first().waitFor();
});

/** Lets phones look, and says where. */
async function sharePhones(): Promise<string> {
  await organiser.keyboard.press('6');
  await organiser.getByRole('button', { name: /their table on their phone/ }).click();
  return (await organiser.locator('code', { hasText: 'http' }).textContent()) ?? '';
}

it('shows everybody on their phone where they sit, once they have said who they are', async () => {
  const url = await sharePhones();
  await board.locator('[data-part=phones]').first().waitFor();
  phone = await evening.phone(url);
  await phone.getByLabel('Find your name').fill('béla');
  await phone.getByRole('button', { name: /Béla/ }).click();
  await phone.getByText(/^Table \d$/).waitFor();
  await phone.getByText('Left of you').waitFor();
});

it('lets both tables join with the one line of their card', async () => {
  await organiser.keyboard.press('7');
  const codes = (await organiser.locator('main').innerText()).match(/\d-[0-9a-z]{5}-[0-9a-z]{5}(-[0-9a-z]{4})?/g) ?? [];
  expect(codes).toHaveLength(2);
  const address = await evening.address();
  for (const [at, code] of codes.entries()) {
    const table = await evening.table(at + 1);
    tables.push(table);
    await table.page.keyboard.press('F5');
    await table.page.getByLabel(/on this table’s card/).fill(`${address}/${code}`);
    await table.page.keyboard.press('Enter');
    // The panel makes room for what the hall offers.
    await table.page.locator('[data-part=hall-offer]').waitFor();
    await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await organiser.keyboard.press('4');
  await organiser.getByText(/2\sof\s2\stables\sconnected/).waitFor();
});

it('offers each table its people, whom one key takes', async () => {
  for (const table of tables) await takeOffer(table);
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
  await expect.poll(standings, PATIENT).toEqual(points);
  await next(/Seat\sround\s2/);
  await next(/Start\sround\s2/);
  await organiser.locator('[data-section=tables][aria-current=page]').waitFor();
  expect(await sharePhones()).toBe(phone.url());
  await phone.getByText('Round 2 of 2').waitFor();
  await phone.getByText(/^Place \d with \d+$/).waitFor();
  for (const table of tables) {
    await takeOffer(table);
    for (const battle of BATTLES) await turnUp(table, battle);
  }
  await next(/End\sround\s2/);
  // Other people play in a night of their own.
  for (const table of tables) await evening.expectMirrored(table, 2);
  await expect.poll(standings, PATIENT).toEqual(points);
  const saved = organiser.waitForEvent('download');
  await organiser.keyboard.press('5');
  await organiser.getByRole('link', { name: 'Save as CSV' }).click();
  const rows: readonly (readonly string[])[] = parse(await readFile(await (await saved).path()), { bom: true });
  expect(new Map(rows.slice(1).map((row) => [row[1], Number(row[3])]))).toEqual(points);
  const printed = organiser.evaluate(() => new Promise<void>((resolve) => (window.print = () => resolve())));
  await next(/Print the final standings/);
  await printed;
  expect(evening.faults).toEqual([]);
});
