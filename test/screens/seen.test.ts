import { expect, it } from 'vitest';
import { firstState, isLively } from '../../games/hungarian-war/table/testing/states.ts';
import consoleWords from '../../words/generated/console.js';
import padsWords from '../../words/generated/pads.js';
import questionsWords from '../../words/generated/questions.js';
import { PSEUDO } from '../../words/language.ts';
import { sayIn } from '../../words/say.ts';
import type { ConsolePage } from './console/console-page.ts';
import type { ConsoleShot } from './console/console-shot.ts';
import { CHOOSING, CONSOLE_SHOTS, playing } from './console/console-shots.ts';
import { PEOPLE } from './people.ts';
import { tableShotOf } from './table-shots.ts';
import { TABLE_STATES } from './table-states.ts';
import { windows } from './windows.ts';

/* What a state is about is seen, in windows where it is easily hidden, cut or drawn anew without end. */

const SMALL = { width: 1024, height: 600 };
const LAPTOP = { width: 1366, height: 768 };
const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

const say = sayIn(PSEUDO, consoleWords, padsWords, questionsWords);
const open = windows();

/** Opening a window takes longer than all that is looked at in it. */
const opened = new Map<boolean, ConsolePage>();

/** A window of this size that shows this state. */
async function shown(state: string | ConsoleShot, size: typeof LAPTOP): Promise<ConsolePage> {
  const shot =
    typeof state === 'string' ? (CONSOLE_SHOTS.find(({ name }) => name === state) ?? expect.fail(`no shot ${state}`)) : state;
  const { oneScreen } = shot;
  const at = opened.get(oneScreen) ?? (await open.console({ size, oneScreen }));
  opened.set(oneScreen, at);
  await at.resize(size);
  await at.show(shot);
  await at.resize(size);
  return at;
}

it.each([
  ['pads-preflight', say('pads-preflight-press')],
  ['panel-points', say('questions-corrections-reason.hint')],
])('a phone held either way says in %s what is to be done', async (state, said) => {
  for (const size of [UPRIGHT, ACROSS]) {
    const at = await shown(state, size);
    expect(await at.page.getByText(said).isVisible(), JSON.stringify(size)).toBe(true);
  }
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
  ['a small window', SMALL],
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
  const at = await shown(longest(9, 'F3'), SMALL);
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

/* Heads stand over their columns with space between them, and rows that have no head have their columns in one line. */

/** Right edges of the cells in each row of the final table, and the least space between two heads; runs in the page. */
function finalTable() {
  const rows = [...document.querySelectorAll('.final tr')].map((row) =>
    [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().right)).join(),
  );
  const heads = [...document.querySelectorAll('.final th')].map((head) => {
    const text = document.createRange();
    text.selectNodeContents(head);
    return text.getBoundingClientRect();
  });
  const gaps = heads.slice(1).map(({ left }, at) => left - (heads[at]?.right ?? 0));
  return { edges: [...new Set(rows)].length, gap: Math.min(...gaps) };
}

/** Where the second column of each night begins; runs in the page. */
function secondOfNights() {
  const cells = [...document.querySelectorAll('[data-night] > :nth-child(2)')];
  return cells.map((cell) => Math.round(cell.getBoundingClientRect().left));
}

/** Right edges of the heads above the standings and of what stands below them in each row, and the space between two heads; runs in the page. */
function standings() {
  const right = (cell: Element) => Math.round(cell.getBoundingClientRect().right);
  const texts = [...document.querySelectorAll('.heads > span')].map((head) => {
    const text = document.createRange();
    text.selectNodeContents(head);
    return text.getBoundingClientRect();
  });
  const rows = [...document.querySelectorAll('[data-part=standings] li')];
  return {
    heads: texts.map((text) => Math.round(text.right)),
    rows: rows.map((row) => [...row.querySelectorAll('.points, .total')].map(right)),
    gap: Math.min(...texts.slice(1).map(({ left }, at) => left - (texts[at]?.right ?? 0))),
  };
}

it('heads stand over the points of a game and of all games on the table display', async () => {
  const stage = await open.table();
  for (const seats of [3, 10]) {
    const view = TABLE_STATES['end of a series']?.(PEOPLE.long.slice(0, seats))?.view ?? expect.fail('no such state');
    await stage.show(tableShotOf({ name: 'end of a series', query: '', view }));
    const { heads, rows, gap } = await stage.page.evaluate(standings);
    expect(rows).toEqual(Array.from({ length: seats }, () => heads));
    expect(gap).toBeGreaterThan(30);
  }
  await stage.close();
});

it('columns are columns', async () => {
  const { page } = await shown('desk-over-ten', SMALL);
  const { edges, gap } = await page.evaluate(finalTable);
  expect(edges).toBe(1);
  expect(gap).toBeGreaterThan(15);
  await shown('panel-record', SMALL);
  const nights = await page.evaluate(secondOfNights);
  expect(nights.length).toBeGreaterThan(1);
  expect(new Set(nights).size).toBe(1);
});

/** How many buttons of house rules are seen whole; runs in the page. */
function seen(): number {
  const foot = document.querySelector('.setup')?.getBoundingClientRect().bottom ?? 0;
  const all = [...document.querySelectorAll('.advanced .groups .button')];
  return all.filter((button) => button.getBoundingClientRect().bottom <= foot).length;
}

it.each([
  [2, SMALL],
  [4, LAPTOP],
])('house rules that are opened have room for %i at once, and the question that Space answers is seen', async (least, size) => {
  const shot = CONSOLE_SHOTS.find(({ name }) => name === 'setup-advanced') ?? expect.fail('no shot shows the house rules');
  const { page } = await shown({ ...shot, keys: shot.keys.filter((key) => key !== 'end') }, size);
  expect(await page.evaluate(seen)).toBeGreaterThanOrEqual(least);
  expect(await page.locator('.ready h1').isVisible()).toBe(true);
});
