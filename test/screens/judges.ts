import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Judge } from './judge/main.ts';
import type { Size, TableShot } from './table-shots.ts';

/** What `judge/` and axe leave on the page. */
declare global {
  interface Window {
    readonly judge: Judge;
  }
}

const CONTRAST = 7;

/** A television cuts off as much of each edge; a phone cuts nothing off. */
const SAFE = 0.05;

/** A phone held upright is read at arm's length: what has 44 pixels at 1080p has 16 where it is 390 wide. */
const PHONE = { width: (390 * 44) / 16 } as const;

/** Hides the letters and nothing else. */
const LETTERS_HIDDEN = '* { color: transparent !important; } svg text { fill: transparent !important; }';

/*
 * Colours hardly change with the size, and what a screen reader gets does not change at all: contrast is measured in one
 * size of each state, and axe runs in another.
 */
const CONTRAST_AT = 720;
const AXE_AT = 1080;

/** All faults of the table display's page that shows this, in words; `whole` asks for contrast and axe too, in their sizes. */
export async function judgedTable(page: Page, shot: TableShot, whole = true): Promise<string[]> {
  const faults = await geometry(page, shot);
  if (!whole) return faults;
  if (shot.size.height === CONTRAST_AT) faults.push(...(await paleTexts(page)));
  // Its 4.5 to 1 is computed, and counts what is dimmed; `paleTexts` measures 7 to 1 from the page's own pixels.
  if (shot.size.height === AXE_AT) faults.push(...(await axeViolations(page, ['color-contrast'])));
  return faults;
}

/** What is cut off, outside the safe area, on top of each other, or too small on the page that shows this. */
function geometry(page: Page, { people, size }: TableShot): Promise<string[]> {
  const rules = isUpright(size)
    ? { people, scale: size.width / PHONE.width, safe: 0 }
    : { people, scale: Math.min(size.width / 1920, size.height / 1080), safe: SAFE };
  return page.evaluate((given) => window.judge.geometry(given), rules);
}

/** As `upright` in `renderer/room/table/upright.ts`. */
const isUpright = ({ width, height }: Size) => width / height <= 4 / 5;

/** Texts with less contrast than the table display promises, measured from pictures of the page. */
async function paleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => window.judge.inked());
  const shown = await page.screenshot();
  const style = await page.addStyleTag({ content: LETTERS_HIDDEN });
  const hidden = await page.screenshot();
  await style.evaluate((element) => (element as Element).remove());
  const pictures = [shown.toString('base64'), hidden.toString('base64')] as const;
  return page.evaluate(([least, inked, [before, after]]) => window.judge.tooPale(least, inked, before, after), [
    CONTRAST,
    texts,
    pictures,
  ] as const);
}

/** The violations that axe finds on the page, each with its place; `without` names rules that another judge covers. */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run({ rules: given }),
    rules,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' '), text: `${id}: ${help} (${target.join(' ')})` })),
  );
  const dimmed = await page.evaluate(
    (targets) => targets.filter((target) => Boolean(document.querySelector(target)?.closest('[data-dimmed="true"]'))),
    found.map(({ target }) => target),
  );
  // Text that is dimmed for a moment, as everything is at "Up!", need not be readable.
  return found.filter(({ id, target }) => id !== 'color-contrast' || !dimmed.includes(target)).map(({ text }) => text);
}
