import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PadFace } from '../../host/contract/pads.ts';
import { launchBrowser } from '../support/browser.ts';
import { seededRandom } from '../../rulebook/random.ts';
import { sized } from '../support/sized.ts';
import { start } from '../support/start.ts';
import { PhoneEvening, Player } from './phone-evening.ts';

const GUESTS = [
  ['Anna', 'en'],
  ['Béla', 'hu'],
  ['Cili', 'de'],
  ['Dani', 'en'],
  ['Emma', 'hu'],
] as const;
/** What the deck is counted to after the first round, so that the game ends; undefined: a whole deck. */
const DECK_LEFT = sized<number | undefined>({ sample: 8, whole: undefined });

const evening = new PhoneEvening();
const random = seededRandom(16);
let browser: Browser;
let dealer: Page;
let table: Page;
let players: readonly Player[];
let keys = 0;
/** As the phones showed them, in the order in which they joined. */
const words: string[] = [];

async function press(key: string): Promise<void> {
  keys += 1;
  await dealer.keyboard.press(key);
}

/** The dealer's next key once the console shows that phase, so that no key is meant for an earlier one. */
async function pressIn(phase: string, key: string): Promise<void> {
  await table.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached' });
  await dealer.locator('[data-thing]:not([data-settling])').waitFor();
  await press(key);
}

beforeAll(async () => {
  const links = await evening.open((args) => start(['--browser', ...args]));
  browser = await launchBrowser();
  const open = async (url: string) => {
    const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en' })).newPage();
    await page.goto(url);
    return page;
  };
  [dealer, table] = [await open(links.dealer), await open(links.table)];
  await evening.lookOn();
});

afterAll(async () => {
  await browser.close();
  await evening.close();
});

/** Everybody chooses, the dealer counts, and what opened is what was pressed. */
async function round(): Promise<void> {
  await evening.untilPhase('choosing');
  const chosen: (PadFace | null)[] = [];
  for (const [seat, player] of players.entries()) {
    const face = (random(6) + 1) as PadFace;
    const isIn = evening.chooses(player.name);
    chosen[seat] = isIn ? face : null;
    if (isIn) await player.press(face);
  }
  await evening.until(() => evening.course.phase === 'choosing' && evening.course.ready === evening.course.of);
  await pressIn('choosing', 'Space');
  await evening.untilPhase('shown');
  expect(evening.opened).toEqual(chosen);
}

it('needs three keys from the start to the first choice, and nobody types for anybody else', async () => {
  await dealer.locator('main').waitFor();
  await press('1');
  await evening.until(() => evening.url !== '');
  players = await Promise.all(GUESTS.map(([name, language]) => Player.at(browser, evening.url, name, language)));
  for (const player of players) words.push(await player.join());
  for (const { name } of players) await table.getByText(name, { exact: true }).waitFor();
  await dealer.getByText('Joined: 5').waitFor();
  await press('Space');
  for (const [at, player] of players.entries()) {
    await player.sitDown();
    await evening.until(() => evening.view.phones?.phones.filter(({ place }) => place !== undefined).length === at + 1);
  }
  await dealer.locator('.start').waitFor();
  await press('Space');
  await evening.untilPhase('choosing');
  for (const { page } of players) await page.locator('.buttons').waitFor();
  expect(keys).toBe(3);
  const { seats, dealer: deals } = evening.view.table.game ?? {};
  expect(seats?.map(({ player }) => player.name)).toEqual(GUESTS.map(([name]) => name));
  expect(deals).toBe(4);
});

it('shows the same two words on each phone and on the console', () => {
  expect(words[0]).toMatch(/^[a-z]+ [a-z]+$/);
  expect(evening.view.phones?.phones.map((phone) => phone.words)).toEqual(words);
});

it('gives away nothing: a phone looks the same whatever was pressed', async () => {
  await evening.untilPhase('choosing');
  const [anna] = players;
  const looks = new Set<string>();
  for (const face of [1, 2, 3, 4, 5, 6] as const) {
    await anna?.press(face);
    await anna?.page.waitForTimeout(400);
    looks.add((await anna?.looks()) ?? '');
  }
  expect(looks.size).toBe(1);
});

it('plays a whole game: the faces that open are those that were pressed, and every phone has the fingerprint', async () => {
  await round();
  for (const { page } of players) await expect.poll(() => page.locator('.fingerprint').textContent()).not.toBe('');
  const fingerprint = evening.course.phase === 'shown' ? (evening.course.fingerprint ?? '-') : '-';
  for (const { page } of players) expect(await page.locator('.fingerprint').textContent()).toContain(fingerprint);
  await pressIn('shown', 'Space');
  await evening.untilPhase('choosing', 'over');
  if (DECK_LEFT !== undefined) await evening.countDeck(DECK_LEFT);
  for (let rounds = 1; evening.course.phase !== 'over'; rounds += 1) {
    expect(rounds).toBeLessThan(60);
    await round();
    await pressIn('shown', 'Space');
    await evening.untilPhase('choosing', 'over');
  }
  for (const { page, complaints } of players) {
    await expect.poll(() => page.locator('.buttons').count()).toBe(0);
    expect(complaints).toEqual([]);
  }
});
