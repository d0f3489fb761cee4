import type { Browser, Page } from 'playwright-core';
import { CHOICES_KEY, type TableChoices } from '../../renderer/room/table/table-choices.ts';
import { MOUNTED, type Pages } from './pages.ts';
import type { TableShot } from './table-shots.ts';

/**
 * Stands in for the shell's bridge, and for the page's own time, which stands still until it is moved on: a view stays as
 * it is however slow the computer. A string, because it runs in the page. The compiler that runs these files names inner
 * functions by a helper that pages lack.
 */
const BRIDGE = `
  globalThis.__name = (named) => named;
  window.referee = { watch(onMessage) { window.say = onMessage; return () => {}; } };
  let now = performance.now();
  performance.now = () => now;
  window.moveOn = (ms) => { now += ms; };`;

/** A view counts as live for less than this after the host's last word, ms. */
const SILENCE_MS = 3_000;

/** Runs in the page: the words of the language, and the game if one is shown, have been loaded. */
const LOADED = ([language, isGame]: readonly [string, boolean]) =>
  document.documentElement.lang === language && (!isGame || document.querySelector('[data-phase]') !== null);

/** Runs in the page: everything that moves has arrived. */
const SETTLED = `document.fonts.ready.then(() => new Promise((settled) => setTimeout(() => {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  settled(undefined);
})))`;

/** Runs in the page: observers of sizes have been called, which happens when a frame is drawn. */
const DRAWN = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined))))`;

/** The table display's real page with a script behind it in place of a host: views come to the same page one after another. */
export class TableStage {
  readonly page: Page;
  readonly #url: string;
  #loaded = false;
  /** Number of seats shown last: the map has a different width with others. */
  #seats = 0;

  /** `onError` is called with what the page throws. */
  static async open(
    browser: Browser,
    { url, judge }: Pick<Pages, 'url' | 'judge'>,
    onError: (error: Error) => void,
    reducedMotion: 'reduce' | 'no-preference' = 'reduce',
  ): Promise<TableStage> {
    const page = await browser.newPage({ reducedMotion });
    page.on('pageerror', onError);
    await page.addInitScript(BRIDGE);
    await page.addInitScript(judge);
    return new TableStage(page, `${url}table.html`);
  }

  private constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Shows it, and returns once everything has arrived where it belongs. */
  async show({ size, language, turn, fourColours, people, view, silent }: TableShot): Promise<void> {
    const { page } = this;
    const viewport = page.viewportSize();
    const isResized = viewport?.width !== size.width || viewport.height !== size.height;
    if (isResized) await page.setViewportSize(size);
    const isLoaded = !this.#loaded || view === undefined;
    if (isLoaded) await this.#load();
    await this.#choose({ language, turn, fourColours });
    if (view !== undefined) await page.evaluate((said) => (window as never as Said).say({ type: 'view', view: said }), view);
    await page.waitForFunction(LOADED, [language, view?.game !== undefined && view.joining === undefined] as const);
    if (silent) await this.#fallSilent();
    await page.evaluate(SETTLED);
    if (isResized || isLoaded || this.#seats !== people.length) await page.evaluate(DRAWN);
    this.#seats = people.length;
  }

  async #load(): Promise<void> {
    await this.page.goto(this.#url, { waitUntil: 'load' });
    await this.page.waitForFunction(MOUNTED);
    this.#loaded = true;
  }

  /** As another window of this computer changes what is kept. */
  async #choose(choices: TableChoices): Promise<void> {
    const event = { key: CHOICES_KEY, newValue: JSON.stringify(choices) };
    await this.page.evaluate((init) => window.dispatchEvent(new StorageEvent('storage', init)), event);
  }

  async #fallSilent(): Promise<void> {
    await this.page.evaluate(`window.moveOn(${String(SILENCE_MS)})`);
    await this.page.waitForSelector('[data-live=false]');
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

/** What the bridge leaves on the page. */
interface Said {
  say(message: unknown): void;
}
