import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../words/language.ts';
import type { ConsoleShot } from './console-shots.ts';
import type { Pages } from './pages.ts';
import type { Size } from './table-shots.ts';

/** Stands in for the shell's bridge; a string, because it runs in the page. Nothing is kept from the shot before. */
export const bridge = (oneScreen: boolean) => `
  localStorage.clear();
  localStorage.setItem('referee.console.table', '${oneScreen ? 'yes' : 'no'}');
  globalThis.__name = (named) => named;
  window.referee = {
    watch(onMessage) { window.say = onMessage; return () => {}; },
    command: () => Promise.resolve({ ok: true }),
  };`;

/** What is too small to touch, in words; a string, because it runs in the page. */
const UNTOUCHABLE = `[...document.querySelectorAll('button, select, input:not([type=radio]), label.button, summary')]
  .map((target) => ({ target, box: target.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 59.5 || box.height < 59.5))
  .map(({ target, box }) => target.textContent.trim().slice(0, 30) + ' is ' + box.width.toFixed() + ' by ' + box.height.toFixed())`;

/** Text that is cut off, or parts that reach out of the window. */
const CUT = `[...document.querySelectorAll('.desk > *, .one > *, .bar > *, footer > *, nav > *, section, .setup')]
  .filter((part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2 || part.getBoundingClientRect().bottom > innerHeight + 1 || part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => part.tagName + '.' + part.className + ' is ' + part.scrollWidth + ' by ' + part.scrollHeight + ' in ' + part.clientWidth + ' by ' + part.clientHeight)`;

/** How a console's shot is looked at. */
export interface ConsoleWindow {
  readonly size: Size;
  readonly language: Language;
}

/** The console's real page with a script behind it that says one view, over and over, and accepts every command. */
export class ConsoleStage {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #onError: (error: Error) => void;

  /** `onError` is told what a page throws. */
  constructor(browser: Browser, { url }: Pick<Pages, 'url'>, onError: (error: Error) => void) {
    this.#browser = browser;
    this.#url = `${url}console.html`;
    this.#onError = onError;
  }

  /** Shows it in a window of its own, hands the page to `use` once the keys are pressed, and closes the window. */
  async show<T>(shot: ConsoleShot, { size, language }: ConsoleWindow, use: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    page.on('pageerror', this.#onError);
    await page.addInitScript(bridge(shot.oneScreen));
    await page.goto(`${this.#url}?lang=${language}`, { waitUntil: 'load' });
    await page.waitForFunction('window.say !== undefined');
    await page.evaluate(`window.say(${JSON.stringify({ type: 'view', view: shot.view })})`);
    const alive = { type: 'alive', version: 1, now: shot.view.now };
    await page.evaluate(`setInterval(() => window.say(${JSON.stringify(alive)}), 500)`);
    for (const key of shot.keys) await press(page, key);
    await page.evaluate(
      'document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))',
    );
    try {
      return await use(page);
    } finally {
      await page.close();
    }
  }
}

/** What a dealer with one finger could not touch or not read on this page. */
export async function consoleFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate<string[]>(UNTOUCHABLE)), ...(await page.evaluate<string[]>(CUT))];
}

export async function press(page: Page, key: string): Promise<void> {
  const [kind, rest] = key.split(':');
  if (kind === 'text' && rest !== undefined) await page.keyboard.type(rest);
  else if (kind === 'click' && rest !== undefined) await page.click(rest);
  else if (key === 'end') await page.evaluate(`document.querySelector('.setup').scrollTo(0, 1e6)`);
  else await page.keyboard.press(key);
}
