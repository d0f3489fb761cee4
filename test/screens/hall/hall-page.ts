import type { Browser, Page } from 'playwright-core';
import type { GuestView } from '../../../host/contract/guest.ts';
import { MOUNTED } from '../pages.ts';
import type { BoardView, OrganiserView } from '../../../host/contract/hall.ts';
import type { Language } from '../../../words/language.ts';
import type { Pages } from '../pages.ts';
import type { Size } from '../table-shots.ts';
import type { BoardShot } from './board-shots.ts';
import type { GuestShot } from './guest-shots.ts';
import type { OrganiserShot } from './organiser-shots.ts';

/**
 * Stands in for the shell's bridge; a string, because it runs in the page. Every command is accepted unless `refused` says
 * otherwise. The compiler that runs these files names inner functions by a helper that pages lack.
 */
const BRIDGE = `
  globalThis.__name = (named) => named;
  localStorage.clear();
  window.silent = false;
  window.print = () => {};
  window.referee = {
    watch(onMessage) {
      window.say = onMessage;
      setInterval(() => window.now !== undefined && !window.silent && onMessage({ type: 'alive', version: 1, now: window.now }), 500);
      return () => {};
    },
    command: () => Promise.resolve(window.refused ? { ok: false, refusal: window.refused } : { ok: true }),
  };`;

/** Runs in the page: everything is drawn, and everything that moves has arrived. */
const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  drawn(undefined);
}))))`;

/** A page of the board stands for so long at most, ms. */
const MOST_MS = 21_000;
const STEP_MS = 1_000;
/** A view counts as live for less than this after the hall's last word, ms. */
const SILENCE_MS = 3_000;

export interface HallWindow {
  readonly size: Size;
  readonly language: Language;
}

/** The hall board, the organiser's page or that of the guests as it is built, with a script behind it in place of a hall. */
export class HallPage {
  readonly page: Page;
  readonly #address: string;

  /** `url` is where the pages are served, `judge` the script of `judge/`; `onError` is called with what the page throws. */
  static async open(
    browser: Browser,
    which: 'board' | 'organiser' | 'guest',
    { url, judge }: Pick<Pages, 'url' | 'judge'>,
    onError: (error: Error) => void,
  ): Promise<HallPage> {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('pageerror', onError);
    // The board turns its pages by the time, which the test moves on.
    if (which === 'board') await page.clock.install();
    for (const script of [BRIDGE, judge]) await page.addInitScript(script);
    return new HallPage(page, `${url}${which}.html`);
  }

  private constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  async showBoard({ view, before, turns = 0, silent }: BoardShot, window: HallWindow): Promise<void> {
    await this.#load(window);
    if (before !== undefined) await this.say(before);
    await this.say(view);
    for (let turned = 0; turned < turns; turned++) await this.#turn();
    if (silent) {
      await this.page.evaluate('window.silent = true');
      await this.page.clock.runFor(SILENCE_MS);
    }
    await this.page.evaluate(DRAWN);
  }

  async showOrganiser(
    { view, keys, refused }: (OrganiserShot | GuestShot) & Pick<OrganiserShot, 'refused'>,
    window: HallWindow,
  ): Promise<void> {
    await this.#load(window);
    await this.say(view);
    await this.page.evaluate(`window.refused = ${JSON.stringify(refused)}`);
    for (const key of keys) await this.press(key);
    await this.page.evaluate(DRAWN);
  }

  async say(view: BoardView | OrganiserView | GuestView): Promise<void> {
    const { now } = 'board' in view ? view.board : view;
    await this.page.evaluate(
      ([said, at]) => {
        const hall = window as never as { now: number; say: (message: unknown) => void };
        hall.now = at;
        hall.say({ type: 'view', view: said });
      },
      [view, now] as const,
    );
  }

  async press(key: string): Promise<void> {
    const [kind, ...rest] = key.split(':');
    const given = rest.join(':');
    if (kind === 'text') await this.page.keyboard.insertText(given);
    else if (kind === 'click') await this.page.locator(given).first().click();
    else await this.page.keyboard.press(key);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  async #load({ size, language }: HallWindow): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.goto(`${this.#address}?lang=${language}`, { waitUntil: 'load' });
    await this.page.waitForFunction(MOUNTED);
  }

  /** Waits in the page's own time until another page of the board has its turn. */
  async #turn(): Promise<void> {
    const which = () => this.page.locator('[data-part=page]').textContent();
    const before = await which();
    for (let waited = 0; waited < MOST_MS; waited += STEP_MS) {
      await this.page.clock.runFor(STEP_MS);
      if ((await which()) !== before) return;
    }
    throw new Error(`the board stays on ${before ?? 'its page'}`);
  }
}
