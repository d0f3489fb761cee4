import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStale } from '../../host/cli/build.ts';
import { BenchTable } from './bench-table.ts';
import { median, ms, type Measure } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAINT_MS = 1_000;
const SCRIPT_BYTES = 150_000;
const LOADS = 10;

/** Runs in the page: ms from its navigation to its first paint with something in it. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Each time in a browser context of its own, with nothing kept from the load before. */
async function firstPaints(): Promise<readonly number[]> {
  const table = await BenchTable.open();
  try {
    const browser = table.display.page.context().browser();
    if (browser === null) throw new Error('the browser has gone');
    const paints: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
      await context.addInitScript('globalThis.__name = (named) => named');
      const page = await context.newPage();
      await page.goto(table.tableUrl);
      paints.push(await page.evaluate(firstPaint));
      await context.close();
    }
    return paints;
  } finally {
    await table.close();
  }
}

export const painted: Measure = {
  name: 'table display: first paint',
  promise: 'within 1 s',
  async run() {
    const paints = await firstPaints();
    const slowest = Math.max(...paints);
    return { measured: `slowest ${ms(slowest)}, median ${ms(median(paints))} of ${LOADS}`, ratio: slowest / PAINT_MS };
  },
};

/** All script that a built page names: itself and what it imports. */
async function scriptsOf(page: string): Promise<readonly Buffer[]> {
  const folder = join(ROOT, 'dist/renderer');
  const html = await readFile(join(folder, page), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

export const script: Measure = {
  name: 'table display: script',
  promise: 'at most 150 KB compressed',
  async run() {
    await buildStale(ROOT, ['renderer']);
    const scripts = await scriptsOf('table.html');
    if (scripts.length === 0) throw new Error('the built page names no script');
    const bytes = scripts.reduce((sum, each) => sum + gzipSync(each).length, 0);
    return { measured: `${(bytes / 1000).toFixed(1)} KB in ${scripts.length} files`, ratio: bytes / SCRIPT_BYTES };
  },
};
