import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { scaleFor } from '../../renderer/dealer/window.svelte.ts';
import { LANGUAGES } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console-page.ts';
import { consoleShots } from './console-shots.ts';

/*
 * With ten players and long reasons the live table stays beside the moment, and every seat in its list. Where there is no room
 * for it the open cards stand in words.
 */

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
/** Pixels that the live table is high at least, of a console drawn at its own size. */
const LEAST = 180;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Runs in the page: how high the live table is, and how many seats cannot be seen. */
function besideTheMoment() {
  const height = document.querySelector('.beside > .frame')?.getBoundingClientRect().height ?? 0;
  const end = document.querySelector('.desk aside')?.getBoundingClientRect().bottom ?? 0;
  const seats = [...document.querySelectorAll('.seat-list > li')];
  return { height, unseen: seats.filter((seat) => seat.getBoundingClientRect().bottom > end + 1).length };
}

it.each(LANGUAGES)('long reasons leave the live table its place, and ports the seats (%s)', async (language) => {
  const at = await ConsolePage.open(browser, inject('pages'), { size: SIZES[0], language, oneScreen: false });
  for (const shot of [...consoleShots()].filter(({ name }) => name === 'desk-ten' || name === 'desk-typing-ten')) {
    await at.show(shot);
    for (const size of SIZES) {
      await at.resize(size);
      const { height, unseen } = await at.page.evaluate(besideTheMoment);
      expect(height, `${shot.name} at ${String(size.width)}`).toBeGreaterThan(LEAST * scaleFor(size.width, size.height));
      expect(unseen, `${shot.name} at ${String(size.width)}`).toBe(0);
    }
  }
  await at.close();
});

/** Runs in the page: the open cards before each seat on the live table, and those in words, as far as they are seen. */
function openCards() {
  const drawn = [...document.querySelectorAll('.beside [data-place^=before] [data-card]:not([data-card=back]) svg[role=img]')];
  const list = document.querySelector('[data-part=lying]');
  return {
    drawn: drawn.flatMap((card) => card.getAttribute('aria-label') ?? []),
    said:
      list?.checkVisibility() === true
        ? [...list.children].flatMap((one) => one.lastChild?.textContent?.trim().split(', ') ?? [])
        : [],
  };
}

it.each(LANGUAGES)('a console without the live table says which cards lie open (%s)', async (language) => {
  const at = await ConsolePage.open(browser, inject('pages'), { size: SIZES[0], language, oneScreen: false });
  let seen = 0;
  for (const shot of [...consoleShots()].filter(({ name }) => name.startsWith('desk-asks-card-'))) {
    await at.show(shot);
    const { drawn } = await at.page.evaluate(openCards);
    seen += drawn.length;
    await at.resize({ width: 1024, height: 600 });
    const { said } = await at.page.evaluate(openCards);
    expect(said.sort(), shot.name).toEqual(drawn.sort());
    await at.resize(SIZES[0]);
  }
  expect(seen).toBeGreaterThan(3);
  await at.close();
});
