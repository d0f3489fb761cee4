import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sized } from '../../support/sized.ts';
import { phoneStates } from '../phone/states.ts';
import { PAGES } from './every-page.ts';
import { windows } from '../windows.ts';

/* Pages are laid out in the font that they bring. A font of the system is another one on every computer; only letters that ours lacks may fall back to it. */

/** Letters of a name or a sign that the bundled font does not have; names in other scripts are as wide as the system likes. */
const BEYOND = /[^\s!-\u024f\u1e00-\u1eff\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/u;

interface Node {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly Node[];
  readonly shadowRoots?: readonly Node[];
}

/** Texts of the page, those in its fields too, that are drawn in a font of the system, each with the font. */
async function foreign(page: Page): Promise<readonly string[]> {
  // A text that has just come is drawn in a font of the system until its own is loaded.
  const drawn = 'new Promise((resolve) => requestAnimationFrame(() => resolve()))';
  await page.evaluate(`${drawn}.then(() => document.fonts.ready).then(() => ${drawn})`);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = new Set<string>();
  const look = async (node: Node): Promise<unknown> => {
    const below = [...(node.children ?? []), ...(node.shadowRoots ?? [])];
    const text = below.filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue.trim());
    if (text.join('') !== '' && !BEYOND.test(text.join('').normalize('NFC'))) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      for (const { familyName, isCustomFont } of fonts)
        if (!isCustomFont) found.add(`“${text.join(' ').slice(0, 60)}” in ${familyName}`);
    }
    return Promise.all(below.map(look));
  };
  await look(root as Node);
  await session.detach();
  return [...found];
}

const open = windows();

/** So many views of a page are looked at, from all over it. */
const LOOKS = sized({ sample: 2, whole: 12 });

it.each(Object.entries(PAGES))('the page “%s” is written in its own font', async (name, views) => {
  const every = Math.ceil(views.length / LOOKS);
  const found: string[] = [];
  for (const view of [undefined, ...views.filter((_, n) => n % every === 0)]) {
    // A page of its own: a board would enlarge a table whose game is over in this view and was not in the one before.
    const at = await open.any(name);
    if (view !== undefined) await at.show(view);
    found.push(...(await foreign(at.page)));
    await at.close();
  }
  expect([...new Set(found)]).toEqual([]);
});

it('the panels of the console are written in its own font', async () => {
  const at = await open.any('console');
  const playing = PAGES['console']?.find((view) => JSON.stringify(view).includes('"phase":"choosing"'));
  await at.show(playing);
  for (const key of ['F1', 'F3', 'F7', 'F8', 'F9', 'F10']) {
    await at.page.keyboard.press(key);
    await at.show(playing);
    expect(await foreign(at.page), key).toEqual([]);
    await at.page.keyboard.press('Escape');
  }
  await at.close();
});

it('a phone is written in its own font', async () => {
  const stage = await open.phone();
  const found: string[] = [];
  for (const [name, state] of Object.entries(phoneStates())) {
    await stage.show({ width: 390, height: 844 }, state);
    for (const one of await foreign(stage.page)) found.push(`${name}: ${one}`);
  }
  expect(found).toEqual([]);
  await stage.page.context().close();
});
