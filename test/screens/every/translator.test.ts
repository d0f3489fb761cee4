import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BoardView } from '../../../host/contract/hall.ts';
import type { ConsoleView, TableView } from '../../../host/contract/view.ts';
import { phoneStates } from '../phone/states.ts';
import { type AnyPage, PAGES } from './every-page.ts';
import { windows } from '../windows.ts';

/*
 * A browser's translator puts elements of its own in place of the text nodes that a page goes on writing to. What it must leave
 * alone is said by the attribute; Chrome asks the meta tag, too, before it offers itself.
 */

/** Runs in the page: translates as browsers do, all that may be translated. */
function translate(): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  const found = texts.filter((text) => text.data.trim() !== '' && text.parentElement?.translate === true);
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `¡${text.data}!`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return found.length;
}

/** Runs in the page: as if it said nothing to translators. */
const ALLOWED = () => document.documentElement.removeAttribute('translate');
const TEXT = () => document.body.innerText.trim();

const open = windows();

/** The text after the second view, on a page that was translated, as far as it lets itself be, after the first. */
async function afterBoth(name: string, [first, second]: readonly unknown[], between: (at: AnyPage) => Promise<unknown>) {
  const at = await open.any(name);
  await at.show(first);
  await between(at);
  await at.show(second);
  const text = await at.text();
  await at.close();
  return text;
}

/** The same view with one more who is ready, if its game is at that. */
function oneMore(view: unknown): unknown {
  const { table = view, ...more } = view as Partial<ConsoleView>;
  const { game } = table as TableView;
  if (game?.course.phase !== 'choosing') return undefined;
  const { ready, of } = game.course;
  const choosing = { ...(table as TableView), game: { ...game, course: { ...game.course, ready: (ready + 1) % of } } };
  return table === view ? choosing : { ...more, table: choosing };
}

/** The same board of a hall with another name. */
function renamed(view: unknown): unknown {
  const board = view as BoardView;
  return { ...board, name: `${board.name} II` };
}

/** Two views in a row between which words change in their places. */
const PAIRS = Object.entries(PAGES).flatMap(([name, views]) => {
  if (name === 'board') return [{ name, views: [views[0], renamed(views[0])] }];
  const choosing = views.find((view) => name !== 'night-file' && oneMore(view) !== undefined);
  const pair = choosing === undefined ? views : [choosing, oneMore(choosing)];
  return pair.length < 2 ? [] : [{ name, views: pair }];
});

it.each(PAIRS)('the page “$name” goes on after a translator has been there', async ({ name, views }) => {
  const untouched = await afterBoth(name, views, () => Promise.resolve());
  expect(await afterBoth(name, views, ({ page }) => page.evaluate(translate))).toBe(untouched);
  if (name !== 'table') return;
  const frozen = await afterBoth(name, views, async ({ page }) => {
    await page.evaluate(ALLOWED);
    expect(await page.evaluate(translate)).toBeGreaterThan(0);
  });
  expect(frozen, 'what would happen otherwise').not.toBe(untouched);
});

it.each(Object.keys(PAGES))('the page “%s” asks for no translation', (name) => {
  const html = readFileSync(new URL(`../../../app/pages/${name}.html`, import.meta.url), 'utf8');
  expect(html).toContain('<html lang="en" translate="no">');
  expect(html).toContain('<meta name="google" content="notranslate" />');
});

it('a phone goes on after a translator has been there', async () => {
  const stage = await open.phone();
  const states = phoneStates();
  await stage.show({ width: 390, height: 844 }, states['choose'] ?? {});
  expect(await stage.page.evaluate(translate)).toBe(0);
  await stage.page.locator('.buttons button').first().tap();
  const sealed = await stage.page.evaluate(TEXT);
  expect(sealed).not.toContain('¡');
  await stage.show({ width: 390, height: 844 }, states['choose'] ?? {});
  await stage.page.evaluate(ALLOWED);
  expect(await stage.page.evaluate(translate)).toBeGreaterThan(0);
  await stage.page.locator('.buttons button').first().tap();
  expect(await stage.page.evaluate(TEXT), 'what would happen otherwise').not.toBe(sealed);
  await stage.page.context().close();
});
