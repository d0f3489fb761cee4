import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { firstState, isLively } from '../../games/hungarian-war/table/testing/states.ts';
import consoleWords from '../../words/generated/console.js';
import padsWords from '../../words/generated/pads.js';
import questionsWords from '../../words/generated/questions.js';
import { PSEUDO } from '../../words/language.ts';
import { sayIn } from '../../words/say.ts';
import { launchBrowser } from '../support/browser.ts';
import { ConsolePage } from './console/console-page.ts';
import type { ConsoleShot } from './console/console-shot.ts';
import { CHOOSING, CONSOLE_SHOTS, playing } from './console/console-shots.ts';
import { PEOPLE } from './people.ts';

/* What a state is about is seen, in windows where it is easily hidden, cut or drawn anew without end. */

const LAPTOP = { width: 1366, height: 768 };
const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

const say = sayIn(PSEUDO, consoleWords, padsWords, questionsWords);
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opening a window takes longer than all that is looked at in it. */
const windows = new Map<boolean, ConsolePage>();

/** A window of this size that shows this state. */
async function shown(state: string | ConsoleShot, size: typeof LAPTOP): Promise<ConsolePage> {
  const shot =
    typeof state === 'string' ? (CONSOLE_SHOTS.find(({ name }) => name === state) ?? expect.fail(`no shot ${state}`)) : state;
  const { oneScreen } = shot;
  const at = windows.get(oneScreen) ?? (await ConsolePage.open(browser, inject('pages'), { size, oneScreen }));
  windows.set(oneScreen, at);
  await at.resize(size);
  await at.show(shot);
  await at.resize(size);
  return at;
}

it.each([
  ['upright', UPRIGHT],
  ['across', ACROSS],
])('a phone held %s says what the preflight asks for', async (_held, size) => {
  const at = await shown('pads-preflight', size);
  expect(await at.page.getByText(say('pads-preflight-press')).isVisible()).toBe(true);
});

it.each([
  ['upright', UPRIGHT],
  ['across', ACROSS],
])('a phone held %s says the whole of what a reason is for', async (_held, size) => {
  const at = await shown('panel-points', size);
  expect(await at.page.getByText(say('questions-corrections-reason.hint')).isVisible()).toBe(true);
});

it.each(['desk-naming-late', 'desk-counting-piles'])('rounds so far have their heading where room is short: %s', async (name) => {
  const at = await shown(name, LAPTOP);
  const rounds = at.page.getByRole('region', { name: say('console-rounds-so-far') }).locator('li');
  const seen = await rounds.evaluateAll((lines) => lines.map((line) => line.checkVisibility()));
  expect(seen.toSorted((a, b) => Number(b) - Number(a))).toEqual(seen);
});

it('a phone shows the whole name of the player who is asked for a pad with a long name', async () => {
  const at = await shown('pads-setup-pairing', UPRIGHT);
  const name = at.page.locator('.tiles .asked bdi');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

it('the bar is as wide and high whatever size the table display above it has', async () => {
  const at = await shown('one-stalled', { width: 1280, height: 800 });
  const widths = (size: string) =>
    at.page.evaluate((given) => {
      const { style } = document.documentElement;
      const before = style.fontSize;
      style.fontSize = given;
      const found = [...document.querySelectorAll('.bar .now > *')].map((part) => part.getBoundingClientRect().width);
      style.fontSize = before;
      return found;
    }, size);
  expect(await widths('9px')).toEqual(await widths('12px'));
});

/** Ten people with the longest names, some out; the pad of this seat is lost. */
function longest(lost: number, ...keys: readonly string[]): ConsoleShot {
  const state = firstState({ names: PEOPLE.long, seed: 9 }, ({ opening }) => opening !== undefined && isLively(opening));
  const inputs = PEOPLE.long.map((_, seat) =>
    seat === lost ? ({ kind: 'pad', pad: '5f21' } as const) : ({ kind: 'die' } as const),
  );
  const pads = [{ id: '5f21', link: 'lost' as const, seat: lost }];
  const { table, ...view } = playing(state, { ...CHOOSING, ready: 0, of: 0 }, { pads }, inputs);
  const { game } = table;
  if (game === undefined) return expect.fail('no game');
  const seats = game.seats.map((seat) => (seat.seat === lost ? { ...seat, link: 'lost' as const } : seat));
  return { name: 'longest', view: { ...view, table: { ...table, game: { ...game, seats } } }, keys, oneScreen: false };
}

it.each([
  ['a small window', { width: 1024, height: 600 }],
  ['a laptop', LAPTOP],
  ['a phone held upright', UPRIGHT],
  ['a phone held across', ACROSS],
])('the longest names in the list of seats are whole, and no row lies on the next (%s)', async (_window, size) => {
  const at = await shown(longest(1), size);
  const faults = await at.page.locator('.seat-list > li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.querySelector('bdi');
      if (name === null || name.scrollWidth > name.clientWidth) return [`${row.textContent} is cut`];
      const { top, bottom } = row.getBoundingClientRect();
      const spills = [...row.children].some((part) => {
        const box = part.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1;
      });
      return spills ? [`${row.textContent} spills`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

it('the panel of the seats opens in sight of the seat it is opened for', async () => {
  const at = await shown(longest(9, 'F3'), { width: 1024, height: 600 });
  const select = at.page.locator('[data-wanted] select:focus');
  expect(await select.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

it('the panel of the seats keeps in one line what may be done with a seat, and who sits down where', async () => {
  const at = await shown(longest(1, 'F3'), { width: 1280, height: 720 });
  const lines = await at.page.locator('.panel li, .panel form .row').evaluateAll((rows) =>
    rows.map((row) => {
      const parts = row.matches('li') ? [...row.querySelectorAll('.button')].slice(-3) : [...row.children];
      return new Set(parts.map((part) => part.getBoundingClientRect().top)).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  const names = at.page.locator('.panel bdi');
  expect(await names.evaluateAll((all) => Math.max(...all.map((name) => name.getBoundingClientRect().height)))).toBeLessThan(60);
});

it('a phone held upright leaves the reason why a pad fails its width', async () => {
  const at = await shown('pads-preflight', UPRIGHT);
  const reason = await at.page.locator('.tiles .bad').first().boundingBox();
  expect(reason?.width).toBeGreaterThan(240);
});

it.each([true, false])('the names beside the keys of seats are whole where there is room (bar: %s)', async (oneScreen) => {
  const { view, ...shot } = longest(9);
  const inputs = view.inputs.map((_, seat) => ({ kind: 'keys', cluster: seat }) as const).slice(0, 3);
  const at = await shown({ ...shot, view: { ...view, inputs }, oneScreen }, { width: 1280, height: 720 });
  const cut = await at.page.locator('.turn bdi').evaluateAll((all) => all.map((name) => name.scrollWidth > name.clientWidth));
  expect(cut).toEqual([false, false, false]);
});
