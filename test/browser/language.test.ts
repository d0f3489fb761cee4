import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_NAMES, type Language } from '../../words/language.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { MOTION } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];
let at: RealTable;
/** A table display of the dealer's own computer; `at.table` is another one's, on which no language was chosen. */
let beside: Page;
/** One on which a language was chosen. */
let own: Page;

beforeAll(async () => {
  at = await RealTable.open({ reducedMotion: MOTION });
  beside = await at.dealer.page.context().newPage();
  await beside.goto(at.table.url());
  own = await at.table.context().newPage();
  await own.goto(`${at.table.url()}?lang=en`);
});
afterAll(() => at.close());

async function choose(language: Language): Promise<void> {
  await at.dealer.press('F1');
  await at.dealer.page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).first().click();
  await at.dealer.press('Escape');
}

const says = (page: Page, text: string) =>
  page.locator('p:visible, h1:visible, button:visible', { hasText: text }).first().waitFor(PATIENT);

it('choosing another language during a round changes the words on every screen without a language of its own, and nothing else', async () => {
  const { dealer } = at;
  await dealer.seat('dice', NAMES);
  await dealer.press('Space');
  await at.shows('choosing');
  await dealer.press('Space');
  await at.countOut();
  await at.shows('opening');
  await dealer.typeDie(5);
  for (const language of ['hu', 'de'] as const) {
    await choose(language);
    await says(dealer.page, deskSay(language)('console-type-die', { name: 'Cili' }));
    await says(beside, sayIn(language, room)('room-typing'));
    await says(at.table, sayIn(language, room)('room-typing'));
    await says(own, sayIn('en', room)('room-typing'));
    expect(at.view.typed).toEqual([{ seat: 1, digit: 5 }]);
    expect(at.course.phase).toBe('opening');
  }
  await dealer.typeDie(4);
  await dealer.typeDie(6);
  await at.shows('shown');
  await beside
    .getByText(sayIn('de', room)('room-round', { round: 1 }))
    .first()
    .waitFor(PATIENT);
});

it('a page whose words were lost on the way is loaded again', async () => {
  const page = await at.table.context().newPage();
  let asked = 0;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto(at.table.url());
  await page
    .getByText(sayIn('de', room)('room-round', { round: 1 }))
    .first()
    .waitFor(PATIENT);
  expect(asked).toBeGreaterThan(1);
});
