import type { Page } from 'playwright-core';

/** ms on the machine's steady clock, from any beginning. The system's time would not do, because it may be corrected at any moment. */
export function now(): number {
  return performance.now();
}

/** ms from this steady clock to the system's time, read when the system's milliseconds tick. */
function toSystemTime(): number {
  const before = Date.now();
  let tick = before;
  while (tick === before) tick = Date.now();
  return tick - performance.now();
}

/**
 * What to add to a page's `performance.now()` to have `now()`. Both run on the machine's steady clock from beginnings of
 * their own, so it never changes; read right after each other, their ways to the system's time tell it to 0.1 ms.
 */
export async function offsetOf(page: Page): Promise<number> {
  const there = await page.evaluate(toSystemTime);
  return there - toSystemTime();
}
