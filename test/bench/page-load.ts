import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../words/language.ts';
import { launchBrowser } from '../support/browser.ts';
import { BenchTable, withPhones } from './bench-table.ts';
import { median, ms, times, type Measured } from './measure.ts';
import { PAGES } from './players.ts';

const PAINT_MS = 1_000;
const SCRIPT_BYTES = 130_000;
const PHONE_BYTES = 110_000;
const LOADS = 10;

/** Runs in the page: ms from its navigation to its first paint with something in it. */
export function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

interface Paints {
  readonly ours: readonly number[];
  readonly empty: readonly number[];
}

/** How a page is loaded. */
interface Screen {
  readonly width: number;
  readonly height: number;
  /** So many times as slow a processor as this one. */
  readonly slowed: number;
}

const ROOM: Screen = { width: 1920, height: 1080, slowed: 1 };
const PHONE: Screen = { width: 390, height: 844, slowed: 4 };

/** Each time in a browser context of its own, with nothing kept from the load before; ours and an empty page in turn. */
async function firstPaints(browser: Browser, url: string, { slowed, ...viewport }: Screen): Promise<Paints> {
  const empty = await serveEmpty();
  const load = async (from: string): Promise<number> => {
    const context = await browser.newContext({ viewport });
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.goto(from);
    const paint = await page.evaluate(firstPaint);
    await context.close();
    return paint;
  };
  try {
    const paints = { ours: [] as number[], empty: [] as number[] };
    for (let n = 0; n < LOADS; n += 1) {
      paints.ours.push(await load(url));
      paints.empty.push(await load(empty.url));
    }
    return paints;
  } finally {
    empty.server.close();
  }
}

/** A page with a single letter, because an empty page is never painted. */
async function serveEmpty(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>empty</title><p>a');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

function besideEmpty({ ours, empty }: Paints): Measured {
  const slowest = Math.max(...ours);
  const ratio = median(ours) / median(empty);
  return {
    figure: ms(slowest),
    detail: `slowest of ${LOADS}, p50 ${ms(median(ours))}`,
    ratio: slowest / PAINT_MS,
    beside: `empty page: ${ms(median(empty))}, ${times(ratio)}`,
  };
}

export async function painted(seats: number): Promise<Measured> {
  const table = await BenchTable.open(seats);
  try {
    const browser = table.display.page.context().browser();
    if (browser === null) throw new Error('the browser has closed');
    return besideEmpty(await firstPaints(browser, table.tableUrl, ROOM));
  } finally {
    await table.close();
  }
}

export function phonePainted(): Promise<Measured> {
  return inBrowser(async (browser, url) => besideEmpty(await firstPaints(browser, url, PHONE)));
}

/** Looks at the page of phones in a browser. */
function inBrowser<Result>(look: (browser: Browser, url: string) => Promise<Result>): Promise<Result> {
  return withPhones(0, async (host) => {
    const browser = await launchBrowser();
    return look(browser, host.phonesUrl).finally(() => browser.close());
  });
}

/** What a page has loaded so far of these built files, in bytes compressed. */
async function loadedBy(page: Page, ending = /\.\w+$/): Promise<{ readonly files: number; readonly bytes: number }> {
  const named = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const names = named.flatMap((name) => /\/(assets\/[^/]+)$/.exec(name)?.[1] ?? []).filter((name) => ending.test(name));
  if (names.length === 0) throw new Error('the page has loaded nothing');
  const parts = await Promise.all(names.map((name) => readFile(join(PAGES, name))));
  return { files: parts.length, bytes: parts.reduce((sum, each) => sum + gzipSync(each).length, 0) };
}

export async function script(): Promise<Measured> {
  const table = await BenchTable.open(2);
  try {
    const { files, bytes } = await loadedBy(table.display.page, /\.js$/);
    const detail = `${files} files, all that a game of Hungarian War loads in one language`;
    return { figure: kilobytes(bytes), detail, ratio: bytes / SCRIPT_BYTES };
  } finally {
    await table.close();
  }
}

export function phonePage(): Promise<Measured> {
  return inBrowser(async (browser, url) => {
    const loaded = [];
    for (const locale of LANGUAGES) {
      const page = await browser.newPage({ locale });
      await page.goto(url);
      await page.getByRole('textbox').waitFor();
      await page.evaluate(async () => document.fonts.ready);
      loaded.push({ locale, ...(await loadedBy(page)) });
    }
    const most = loaded.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const bytes = most.bytes + gzipSync(await readFile(join(PAGES, 'phone.html'))).length;
    const detail = `${1 + most.files} files, all that a phone loads in the language with most (${most.locale})`;
    return { figure: kilobytes(bytes), detail, ratio: bytes / PHONE_BYTES };
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
