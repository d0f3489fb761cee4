import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../../words/language.ts';
import { type AnyPage, PAGES } from './every-page.ts';
import { windows } from '../windows.ts';

/* Where the system forces its colours, borders and shadows of ours say nothing: what is chosen must still look otherwise. */

const open = windows();

async function opened(name: string): Promise<AnyPage> {
  const at = await open.any(name);
  await at.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const [first] = PAGES[name] ?? [];
  if (first !== undefined) await at.show(first);
  return at;
}

/** How a button looks when nothing points at it. */
async function look(at: AnyPage, button: Locator): Promise<string> {
  await at.page.mouse.move(0, 0);
  await at.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await button.screenshot()).toString('base64');
}

it.each(['console', 'phone'])('the chosen language of the page “%s” is seen', async (name) => {
  const at = await opened(name);
  if (name === 'console') await at.page.keyboard.press('F1');
  const german = at.page.getByRole('radio', { name: LANGUAGE_NAMES.de, exact: true }).first();
  const before = await look(at, german);
  await german.click();
  expect(await look(at, german)).not.toBe(before);
  await at.close();
});

it('the section of the organiser that is open is seen', async () => {
  const at = await opened('organiser');
  const section = at.page.locator('nav button').nth(3);
  const before = await look(at, section);
  await section.click();
  expect(await look(at, section)).not.toBe(before);
  await at.close();
});

it('every choice of the console is marked the same way', async () => {
  const at = await opened('console');
  const chosen = 'button[aria-pressed=true], button[aria-checked=true], .button.chosen';
  let seen = 0;
  for (const view of PAGES['console']?.filter((_, n) => n % 12 === 0) ?? []) {
    await at.show(view);
    const borders = await at.page.locator(chosen).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
    expect(new Set([...borders, 'double'])).toEqual(new Set(['double']));
    seen += borders.length;
  }
  expect(seen).toBeGreaterThan(0);
  await at.close();
});
