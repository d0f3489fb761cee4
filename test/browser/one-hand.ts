import type { BrowserContext, Page } from 'playwright-core';

/** The ways to use a page, by the event each begins with. */
export type Way = 'keydown' | 'mousedown' | 'touchstart';

/** Counts the events of each way; a string, because it runs in the page. */
const COUNTING = `
  window.ways = {};
  for (const way of ['keydown', 'mousedown', 'touchstart'])
    window.addEventListener(way, ({ isTrusted, sourceCapabilities }) => {
      // A tap is followed by a mouse's events, for pages that know no touch.
      if (isTrusted && !(way === 'mousedown' && sourceCapabilities?.firesTouchEvents)) window.ways[way] = (window.ways[way] ?? 0) + 1;
    }, true);`;

/** Makes every page of this context count how it is used, from before its first script. */
export async function countWays(context: BrowserContext): Promise<void> {
  await context.addInitScript(COUNTING);
}

/** How often each way was used on this page; a way that was not used is missing. */
export function waysUsed(page: Page): Promise<Partial<Record<Way, number>>> {
  return page.evaluate<Partial<Record<Way, number>>>('window.ways');
}
