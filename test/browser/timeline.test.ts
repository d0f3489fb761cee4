import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readScores } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];

let table: RealTable;
/** A second console: the dealer's phone beside the laptop. */
let second: Page;

beforeAll(async () => {
  table = await RealTable.open({ reducedMotion: MOTION });
  const { page } = table.dealer;
  second = await page.context().newPage();
  await second.goto(page.url());
});
afterAll(() => table.close());

describe('the time line on a real screen', () => {
  it('says beforehand what an undo would change; the table display says what it was for three seconds', async () => {
    await table.dealer.seat('dice', NAMES);
    await table.dealer.press('Space');
    await table.shows('choosing');
    await round(6, 2, 2);
    await table.dealer.press('KeyK');
    await shows({ Béla: 13 });
    const said = table.dealer.page.locator('[data-part=history] p', { hasText: 'Béla 13 → 0' });
    await said.waitFor(PATIENT);
    await corrects('u', /^Undone: naming a card in round 1/, 'Béla 13 → 0');
    await table.dealer.page.getByRole('button', { name: 'Redo', disabled: false }).waitFor(PATIENT);
    await corrects('Control+y', /^Redone: naming a card in round 1/, 'Béla 0 → 13');
  });

  it('shows no old correction in a table window that comes back later', async () => {
    await table.table.reload();
    await table.shows('choosing');
    await shows({ Béla: 13 });
    expect(await correction().count()).toBe(0);
  });

  it('lets the dealer override with keys alone, with a chosen or typed reason; Space goes on with the panel open', async () => {
    const { dealer } = table;
    await dealer.press('F6');
    await dealer.tabTo(/^.*Miscounted$/);
    await dealer.press('Enter');
    await dealer.tabTo(/Cili$/, /(?:)/);
    await dealer.press('Enter');
    await dealer.tabTo(/^\+1/);
    await dealer.press('Enter', 'Enter', 'Enter');
    await dealer.tabTo(/Add 3 to Cili/);
    const told = toldWith(/Miscounted/);
    await dealer.press('Enter');
    expect(await told).toContain('Cili 0 → 3');
    await readOut();
    await dealer.page.getByRole('dialog').waitFor();
    await dealer.press('Space');
    await table.shows('counting');
    expect(await dealer.page.getByRole('dialog').count()).toBe(0);
  });

  it('refuses an undo during the count with a message and loses nothing; a halt says whose it was', async () => {
    const { dealer } = table;
    await dealer.press('u');
    await dealer.page.getByRole('alert').filter({ hasText: 'A round is under way' }).waitFor(PATIENT);
    await dealer.press('Escape');
    await table.shows('choosing');
    for (const page of [dealer.page, table.table])
      await page.locator('p:visible', { hasText: 'The dealer halted the count.' }).first().waitFor(PATIENT);
    await shows({ Béla: 13, Cili: 3 });
  });

  it('never swaps digits typed at two consoles at once', async () => {
    const { dealer } = table;
    await dealer.press('Space');
    await table.countOut();
    await table.shows('opening');
    for (const page of [dealer.page, second]) await page.locator('.dice').waitFor(PATIENT);
    await Promise.all([dealer.press('Digit6'), second.keyboard.press('Digit6')]);
    await expect.poll(() => table.view.typed.length, PATIENT).toBeGreaterThan(0);
    const order = [1, 2, 0];
    await expect.poll(() => seatsTyped(), PATIENT).toEqual(order.slice(0, table.view.typed.length));
    while (table.view.typed.length < 3 && table.course.phase === 'opening') {
      // A digit is typed for the seat that the page shows as next.
      await table.caughtUp();
      if (table.course.phase !== 'opening') break;
      const before = table.view.typed.length;
      await dealer.press('Digit2');
      await expect.poll(() => table.course.phase !== 'opening' || table.view.typed.length > before, PATIENT).toBe(true);
    }
    await table.allPresented();
    await table.presentationEnds();
    expect(table.view.table.game?.round).toBe(2);
  });

  it('restores the table after undoing with U to the very beginning and redoing', async () => {
    const { dealer } = table;
    await table.shows('choosing');
    const scores = await readScores(table.table);
    const state = stateNow();
    while (table.view.table.game !== undefined) await turns('Undo', () => dealer.press('u'));
    await turns('Redo', () => dealer.page.getByRole('button', { name: /^Redo/ }).click(PATIENT));
    while (table.view.redo !== undefined) await turns('Redo', () => dealer.press('Control+y'));
    await expect.poll(() => readScores(table.table), PATIENT).toEqual(scores);
    expect(stateNow()).toBe(state);
    expect(await table.verdict()).toMatchObject({ ok: true });
  });
});

const correction = () => table.table.locator('[data-part=correction]');
const stateNow = () => JSON.stringify(table.view.table.game?.state);
const seatsTyped = () => table.view.typed.map(({ seat }) => seat);

async function round(...faces: readonly number[]): Promise<void> {
  await table.dealer.press('Space');
  await table.countOut();
  await table.shows('opening');
  for (const face of faces) await table.dealer.press(`Digit${face}`);
  await table.allPresented();
  await table.presentationEnds();
}

async function shows(points: Readonly<Record<string, number>>): Promise<void> {
  const shown = async () =>
    Object.fromEntries(Object.entries(await readScores(table.table)).map(([name, score]) => [name, score.points]));
  await expect.poll(shown, PATIENT).toMatchObject(points);
}

/** Goes one step once the console offers it, and waits until it offers another: the button is always there, its step is its title. */
async function turns(what: 'Undo' | 'Redo', turn: () => Promise<void>): Promise<void> {
  const { page } = table.dealer;
  const buttons = page.getByRole('button', { name: new RegExp(`^${what}`), disabled: false });
  const offered = () => buttons.evaluateAll((all) => all.map((button) => button.getAttribute('title')));
  await expect.poll(offered, PATIENT).not.toEqual([]);
  const before = await offered();
  await turn();
  await expect.poll(offered, PATIENT).not.toEqual(before);
}

/** Presses the key of the time line; the table display says what it does, with the old and the new value, and then nothing. */
async function corrects(key: string, head: RegExp, changes: string): Promise<void> {
  const told = toldWith(head);
  await table.dealer.press(key);
  expect(await told).toContain(changes);
  await readOut();
}

/** The correction with these words, once it is shown. Call it before the correction is made. */
function toldWith(words: RegExp): Promise<string> {
  return correction().filter({ hasText: words }).innerText(PATIENT);
}

/** Waits until the three seconds are over. */
async function readOut(): Promise<void> {
  table.time.hurryTo(table.time.now() + 3000);
  await correction().waitFor({ state: 'detached', ...PATIENT });
}
