import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { CuttableLine } from '../browser/cuttable-line.ts';
import { launchBrowser } from '../support/browser.ts';
import { withPhones } from './bench-table.ts';
import type { BenchHost } from './bench-host.ts';
import { median, ms, until, type Measured } from './measure.ts';

const PROMISED_MS = 3_000;
const CUT_MS = 10_000;
/** The phone tries again all the time: a cut ends at any moment of a try. */
const TRY_MS = 4_000;
const TIMES = 6;
/** The network closes the sockets and opens no other, or it swallows all that is sent. */
type Way = 'cut' | 'silence';

/** A real page in a browser of its own, over a line that may be cut. */
class DistantPhone {
  readonly #line: CuttableLine;
  readonly #browser: Browser;
  readonly #page: Page;

  static async join(host: BenchHost, name: string): Promise<DistantPhone> {
    const { host: address, port } = new URL(host.phonesUrl);
    const line = await CuttableLine.to(Number(port));
    // The host serves its page at its own address alone; the browser reaches that over the line.
    const browser = await launchBrowser(`--host-resolver-rules=MAP ${address} 127.0.0.1:${line.port}`);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en' });
    await page.goto(host.phonesUrl);
    await page.getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await until(() => host.hasPhone(name));
    // The key with which it comes back is on its way to it.
    while (!JSON.stringify(await page.context().storageState()).includes('key')) await pause(50);
    return new DistantPhone(line, browser, page);
  }

  private constructor(line: CuttableLine, browser: Browser, page: Page) {
    [this.#line, this.#browser, this.#page] = [line, browser, page];
  }

  /** Cuts it off for more than 10 s. Resolves with the ms from then until page and host both say that it is back. */
  async cut(way: Way, isBack: () => boolean): Promise<number> {
    const lost = this.#page.getByRole('heading', { name: sayIn('en', phoneWords)('phone-lost-title') });
    this.#line[way]();
    await pause(CUT_MS + randomInt(TRY_MS));
    await lost.waitFor();
    if (isBack()) throw new Error('the host has not missed the phone');
    this.#line.mend();
    const mended = performance.now();
    await Promise.all([lost.waitFor({ state: 'detached' }), until(isBack)]);
    return performance.now() - mended;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#line.close();
  }
}

/** One phone is cut off again and again in this way: ms until it is back, each time. */
async function backs(host: BenchHost, way: Way, name: string): Promise<readonly number[]> {
  const phone = await DistantPhone.join(host, name);
  try {
    const took: number[] = [];
    while (took.length < TIMES) took.push(await phone.cut(way, () => host.hasPhone(name)));
    return took;
  } finally {
    await phone.close();
  }
}

export function comingBack(): Promise<Measured> {
  return withPhones(0, async (host) => {
    const [closed, silent] = await Promise.all([backs(host, 'cut', 'Anna'), backs(host, 'silence', 'Béla')]);
    const slowest = Math.max(...closed, ...silent);
    return {
      figure: ms(slowest),
      detail: `slowest of ${2 * TIMES}`,
      ratio: slowest / PROMISED_MS,
      beside: `p50 closed ${ms(median(closed))}, silent ${ms(median(silent))}`,
    };
  });
}
