import type { Page } from 'playwright';

/**
 * How far `performance.timeOrigin + performance.now()` is from the system's time, in ms: read at the moment at which the
 * system's own milliseconds tick. It holds in Node and in a page, so that both can tell the same time to 0.1 ms.
 */
function offset(): number {
  const before = Date.now();
  let tick = before;
  while (tick === before) tick = Date.now();
  return tick - (performance.timeOrigin + performance.now());
}

const OFFSET = offset();

/** ms since 1970, finer than `Date.now`. */
export function now(): number {
  return performance.timeOrigin + performance.now() + OFFSET;
}

export function offsetOf(page: Page): Promise<number> {
  return page.evaluate(offset);
}
