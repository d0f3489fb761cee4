import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scaleFor } from '../../renderer/dealer/window.svelte.ts';
import { sized } from '../support/sized.ts';
import { barShots, everydayBar } from './console/bar-shots.ts';
import type { ConsolePage } from './console/console-page.ts';
import { windows } from './windows.ts';

/*
 * The bar at the console's foot in every window size that people have: the big button has its width whatever stands beside it,
 * and no text spills out of its button.
 */

const SIZES = [
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

const PHONE = { width: 390, height: 844 } as const;

/** The width that the big button never goes below, in pixels of a console drawn at its own size. */
const LEAST = { desk: 480, one: 300 } as const;

const shots = sized({ sample: () => [everydayBar()], whole: () => [...barShots()] })();

const open = windows();

async function faultsOf(at: ConsolePage, size: (typeof SIZES)[number], least: number): Promise<readonly string[]> {
  await at.resize(size);
  const found = await at.page.evaluate(() => window.judge.console());
  const width = (await at.page.locator('[data-thing]').boundingBox())?.width ?? 0;
  if (width < least * scaleFor(size.width, size.height) - 1) found.push(`the big button is ${width.toFixed()} wide`);
  return found;
}

describe('the bar', () => {
  it.each([
    ['on the desk', 'desk'],
    ['under the table display', 'one'],
  ] as const)('has room for everything in every size, %s', async (_where, where) => {
    const faults: string[] = [];
    const at = await open.console({ size: SIZES[0], oneScreen: where === 'one' });
    for (const { name, view, keys } of shots) {
      await at.show({ name, view, keys, oneScreen: where === 'one' });
      for (const size of SIZES) {
        const found = await faultsOf(at, size, LEAST[where]);
        faults.push(...found.map((fault) => `${name}, ${where}, at ${size.width} by ${size.height}: ${fault}`));
      }
    }
    await at.close();
    expect(faults).toEqual([]);
  });

  it('gives the table above it what room it leaves, after a higher bar too', async () => {
    const { view, ...bar } = everydayBar();
    const { game } = view.table;
    if (game === undefined) throw new Error('no game');
    const course = { phase: 'opening', step: 6, stalled: [], toType: [1, 2, 3, 0] } as const;
    const typing = { ...view, typed: [], table: { ...view.table, game: { ...game, course } } };
    const at = await open.console({ size: SIZES[0], oneScreen: true });
    for (const size of SIZES.slice(0, 5)) {
      await at.resize(size);
      for (const seen of [view, typing, view]) await at.show({ ...bar, view: seen, oneScreen: true });
      const spills = await at.page.evaluate(() => {
        const [table, map] = ['.table', '.screen > .left'].map((part) => document.querySelector(part)?.getBoundingClientRect());
        return table === undefined || map === undefined ? ['not drawn'] : [table.top - map.top, map.bottom - table.bottom];
      });
      for (const spill of spills) expect(spill, JSON.stringify(size)).toBeLessThan(0);
    }
    await at.close();
  });
});

/** Where a word to the dealer comes. */
const WINDOWS = [{ width: 1024, height: 600 }, { width: 1920, height: 1080 }, PHONE] as const;
/** As the host refuses a command; there are few longer sentences. */
const REFUSED = { ok: false, refusal: { code: 'another die is next', params: { seat: 1, next: 2 } } };

/** Where everything within `part` is that can be pressed at its middle. */
function pressable(page: Page, part: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((within) => {
    const all = [...document.querySelectorAll(`${within} :is(button, select, input)`)].filter((one) => one.checkVisibility());
    const found = all.map((button, at) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [`${String(at)} ${button.textContent}`, button.contains(top) || y > innerHeight ? place : 'covered'] as const;
    });
    return Object.fromEntries(found);
  }, part);
}

/*
 * What is said to the dealer beside the keys: nothing that can be pressed moves as it comes, and Undo can be pressed while
 * it stands.
 */

describe('a word to the dealer', () => {
  it.each([true, false])('leaves Undo where it is (under the table display: %s)', async (oneScreen) => {
    const at = await open.console({ size: SIZES[0], oneScreen });
    for (const size of WINDOWS) {
      await at.show({ ...everydayBar(), oneScreen });
      await at.resize(size);
      const before = await pressable(at.page, '.history');
      await at.page.keyboard.press('Backspace');
      await at.page.locator('[role=alert] p').waitFor();
      expect(await pressable(at.page, '.history'), JSON.stringify(size)).toEqual(before);
    }
    await at.close();
  });

  it('moves nothing in a panel', async () => {
    const at = await open.console({ size: SIZES[0], oneScreen: false });
    await at.page.evaluate(`window.referee.command = () => Promise.resolve(${JSON.stringify(REFUSED)})`);
    for (const size of WINDOWS) {
      await at.show({ ...everydayBar(), keys: ['F3'], oneScreen: false });
      await at.resize(size);
      const before = await pressable(at.page, '.panel');
      await at.page.locator('.panel .entry [aria-pressed]').first().click();
      await at.page.locator('.panel [role=alert] p').waitFor();
      const after = await pressable(at.page, '.panel');
      // On a phone it may cover the first rows for as long as it stands.
      for (const [button, place] of Object.entries(after))
        if (size !== PHONE || place !== 'covered') expect([button, place]).toEqual([button, before[button]]);
    }
    await at.close();
  });
});
