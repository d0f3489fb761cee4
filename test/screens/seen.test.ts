import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console-page.ts';
import { consoleShots } from './console-shots.ts';

/* What a state is about is seen, in windows where it is easily hidden, cut or drawn anew without end. */

const LAPTOP = { width: 1366, height: 768 };
const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A window of this size that shows this state. */
async function shown(name: string, size: typeof LAPTOP, language: Language = 'en'): Promise<ConsolePage> {
  const shot = [...consoleShots()].find((one) => one.name === name) ?? expect.fail(`no shot ${name}`);
  const at = await ConsolePage.open(browser, inject('pages'), { size, language, oneScreen: shot.oneScreen });
  await at.show(shot);
  await at.resize(size);
  return at;
}

it.each([
  ['upright', UPRIGHT],
  ['across', ACROSS],
])('a phone held %s says what the preflight asks for', async (_held, size) => {
  const at = await shown('pads-preflight', size);
  expect(await at.page.getByText('press all six buttons').isVisible()).toBe(true);
  await at.close();
});

it.each([
  ['upright', UPRIGHT],
  ['across', ACROSS],
])('a phone held %s says the whole of what a reason is for', async (_held, size) => {
  const at = await shown('panel-points', size);
  expect(await at.page.getByText('Everybody can read the reason. You can undo this.').isVisible()).toBe(true);
  await at.close();
});

it.each(['desk-naming-late', 'desk-counting-piles'])('rounds so far have their heading where room is short: %s', async (name) => {
  const at = await shown(name, LAPTOP);
  const rounds = at.page.getByRole('region', { name: 'The game so far' }).locator('li');
  const seen = await rounds.evaluateAll((lines) => lines.map((line) => line.checkVisibility()));
  expect(seen.toSorted((a, b) => Number(b) - Number(a))).toEqual(seen);
  await at.close();
});

it('a phone shows the whole name of the player who is asked for a pad with a long name', async () => {
  const at = await shown('pads-setup-pairing', UPRIGHT);
  const name = at.page.locator('.tiles .asked bdi');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await at.close();
});

it.each(LANGUAGES)('the bar is as wide and high whatever size the table display above it has (%s)', async (language) => {
  const at = await shown('one-stalled', { width: 1280, height: 800 }, language);
  const widths = (size: string) =>
    at.page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
      return [...document.querySelectorAll('.bar .now > *')].map((part) => part.getBoundingClientRect().width);
    }, size);
  expect(await widths('9px')).toEqual(await widths('12px'));
  await at.close();
});
