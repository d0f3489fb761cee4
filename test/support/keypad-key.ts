import type { Page } from 'playwright-core';

/** What a key of a keypad sends beside its code. */
interface Sent {
  /** What it would write. */
  readonly text?: string;
  readonly key?: string;
  /** A sum of 1 (Alt), 2 (Ctrl), 4 (Meta) and 8 (Shift). */
  readonly modifiers?: number;
}

/** Presses keys by their code, whatever the page's layout: Playwright's own keyboard has no F13. */
export async function pressKeypad(
  page: Page,
  codes: readonly string[],
  { text, key = 'Unidentified', modifiers = 0 }: Sent = {},
) {
  const session = await page.context().newCDPSession(page);
  for (const code of codes) {
    const one = { code, key: text ?? key, modifiers };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...one, ...(text !== undefined && { text }) });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...one });
  }
  await session.detach();
}
