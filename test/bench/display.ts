import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../support/browser.ts';
import { offsetOf } from './one-clock.ts';

/** What a frame of the table display showed, and when it had been drawn, by `now()`. */
export interface Sighting {
  readonly at: number;
  readonly phase: string | null;
  /** As the page says it: "3 of 10 ready". */
  readonly ready: string | null;
  readonly dice: number;
  /** The last reveal is back on the screen. */
  readonly recalled: boolean;
}

/**
 * Runs in the page: says what it shows after every frame that showed something else. A message sent from a frame's
 * callback comes after style, layout and paint of that frame.
 */
function watchFrames(): void {
  let said = '';
  const look = (): void => {
    const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase') ?? null;
    const ready = document.querySelector('[data-part=ready]')?.textContent ?? null;
    const dice = document.querySelectorAll('[data-die]').length;
    const recalled = document.querySelector('[data-part=recalled]') !== null;
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => {
      const seen = JSON.stringify([phase, ready, dice, recalled]);
      if (seen === said) return;
      said = seen;
      const at = performance.now();
      void (window as unknown as { sighted(sighting: Sighting): void }).sighted({ at, phase, ready, dice, recalled });
    };
    drawn.port2.postMessage(0);
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** The table display in Chromium at 1080p, drawn in software. */
export class Display {
  readonly page: Page;
  readonly #close: () => Promise<void>;
  readonly #watching = new Set<(sighting: Sighting) => void>();
  #offset = 0;

  static async open(url: string): Promise<Display> {
    const { executablePath, args, env } = findBrowser();
    const browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const display = new Display(page, () => browser.close());
    await page.exposeFunction('sighted', (sighting: Sighting) => display.#sighted(sighting));
    // The compiler that runs these files names inner functions with a helper that pages lack.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchFrames);
    await page.goto(`${url}?lang=en`);
    display.#offset = await offsetOf(page);
    return display;
  }

  private constructor(page: Page, close: () => Promise<void>) {
    this.page = page;
    this.#close = close;
  }

  /** The first frame from now on that shows this. Rejects after ten seconds. */
  next(shows: (sighting: Sighting) => boolean): Promise<Sighting> {
    return new Promise((resolve, reject) => {
      const latest = setTimeout(() => reject(new Error('the display never showed it')), 10_000);
      const look = (sighting: Sighting): void => {
        if (!shows(sighting)) return;
        clearTimeout(latest);
        this.#watching.delete(look);
        resolve(sighting);
      };
      this.#watching.add(look);
    });
  }

  /** Another window of the same browser, in which `script` runs first. */
  async beside(url: string, script: string): Promise<Page> {
    const page = await this.page.context().browser()?.newPage();
    if (page === undefined) throw new Error('the browser has ended');
    await page.addInitScript(script);
    await page.goto(url);
    return page;
  }

  /** Resolves when nothing on it moves any more. */
  async atRest(): Promise<void> {
    await this.page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  }

  close(): Promise<void> {
    return this.#close();
  }

  #sighted(sighting: Sighting): void {
    for (const look of [...this.#watching]) look({ ...sighting, at: sighting.at + this.#offset });
  }
}
