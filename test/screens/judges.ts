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

/** Of texts, and of signs with what lies behind them (WCAG 2.2, 1.4.11). */
const CONTRAST = { text: 7, sign: 3 } as const;

/** A television cuts off as much of each edge; a phone cuts nothing off. */
const SAFE = 0.05;

/** A phone held upright is read at arm's length: what has 44 pixels at 1080p has 16 where it is 390 wide. */
const PHONE = { width: (390 * 44) / 16 } as const;

/** Hides the letters and nothing else. */
const LETTERS_HIDDEN = '* { color: transparent !important; } svg text { fill: transparent !important; }';

/** Hides what `judge/things.ts` takes for signs. */
const SIGNS_HIDDEN = 'svg[role=img], [data-stamp] svg, svg[data-flower] { visibility: hidden !important; }';

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
  if (shot.size.height === CONTRAST_AT) faults.push(...(await tooWeak(page)));
  // Its 4.5 to 1 is computed, and counts what is dimmed; `tooWeak` measures 7 to 1 from the page's own pixels.
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

/** Texts and signs with less contrast than the table display promises, measured from pictures of the page. */
export async function tooWeak(page: Page): Promise<string[]> {
  const [texts, signs] = await page.evaluate(() => [window.judge.inked(), window.judge.signs()] as const);
  const shown = await picture(page);
  const pale = await page.evaluate(([least, found, ...pictures]) => window.judge.tooPale(least, found, ...pictures), [
    CONTRAST.text,
    texts,
    shown,
    await picture(page, LETTERS_HIDDEN),
  ] as const);
  const faint = await page.evaluate(([least, found, ...pictures]) => window.judge.tooFaint(least, found, ...pictures), [
    CONTRAST.sign,
    signs,
    shown,
    await picture(page, SIGNS_HIDDEN),
  ] as const);
  return [...pale, ...faint];
}

/** The page as it is drawn, by these rules too (PNG, base64). */
async function picture(page: Page, rules = '/* as it is */'): Promise<string> {
  const style = await page.addStyleTag({ content: rules });
  const taken = await page.screenshot();
  await style.evaluate((element) => (element as Element).remove());
  return taken.toString('base64');
}

/**
 * The violations that axe finds on the page, each with its place; `without` names rules that another judge covers, `also` those
 * that axe leaves out unless it is asked.
 */
export async function axeViolations(
  page: Page,
  without: readonly string[] = [],
  also: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries([
    ...without.map((rule) => [rule, { enabled: false }] as const),
    ...also.map((rule) => [rule, { enabled: true }] as const),
  ]);
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run({ rules: given, resultTypes: ['violations'] }),
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
