import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOT_ADMITTED } from '../../host/contract/live.ts';
import { freePort } from '../../host/web/testing/free-port.ts';
import { launchBrowser } from '../support/browser.ts';
import { consoleLink, enterConsole, resumeConsole, sessionOf } from '../support/console-access.ts';
import { sized } from '../support/sized.ts';
import { start, type Started } from '../support/start.ts';
import { PATIENT } from './real-table.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const OPTIONS = ['--browser', '--no-open', '--http-port', '0'];
/** With `npm run dev`, which compiles every source each time. */
const RESTARTS = sized({ sample: 0, whole: 1 });

describe('npm start in the browser', () => {
  let nights: string;
  let running: Started;
  let browser: Browser;
  let consoleUrl: string;
  let tableUrl: string;

  beforeAll(async () => {
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    running = start([...OPTIONS, '--nights', nights]);
    consoleUrl = await consoleLink(running);
    tableUrl = (await running.waitFor(/http\S+\/table(?=\n)/))[0];
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await running.stop();
    rmSync(nights, { recursive: true });
  });

  /** Opens an address in a browser of its own and collects the errors of the page. */
  async function visit(url: string): Promise<{ page: Page; complaints: readonly string[] }> {
    const page = await (await browser.newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    return { page, complaints };
  }

  it('says in one line that it is in the browser, and why', () => {
    expect(running.said()).toContain('The referee opens in the browser: --browser was given.\n');
  });

  it('opens the console with its link, whose token leaves the address bar, and the pages keep to their policy', async () => {
    const dealer = await visit(consoleUrl);
    const table = await visit(tableUrl);
    for (const { page, complaints } of [dealer, table]) {
      await vi.waitFor(async () => expect((await page.textContent('body'))?.trim()).not.toBe(''), PATIENT);
      expect(complaints).toEqual([]);
    }
    expect(dealer.page.url()).toBe(new URL('/console', tableUrl).href);
    expect(await dealer.page.evaluate(() => document.cookie)).toBe('');
  });

  it('refuses another browser the console, its page and its socket', async () => {
    for (const url of [new URL('/console', tableUrl).href, consoleUrl]) {
      const { page } = await visit(url);
      await page.getByText(deskSay('en')('console-shut-out')).waitFor(PATIENT);
      await page.context().close();
    }
    const table = await visit(tableUrl);
    const closed = table.page.evaluate(
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket('/live/console');
          socket.onopen = () => socket.send(JSON.stringify({ type: 'resume', session: 's'.repeat(32) }));
          socket.onmessage = () => resolve('let in');
          socket.onclose = ({ code }) => resolve(code);
        }),
    );
    expect(await closed).toBe(NOT_ADMITTED);
  });

  it('prints another link as soon as one was used, for a second browser of the dealer', async () => {
    const { page } = await visit(await consoleLink(running, 2));
    await page.locator('[data-kit]').first().waitFor(PATIENT);
    await consoleLink(running, 3);
  });

  it('says, if started twice, where the first one runs, and leaves that alone', async () => {
    const second = start([...OPTIONS, '--nights', nights]);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`The referee is already running in the browser at ${new URL('/', tableUrl).href} (process `);
    expect((await visit(tableUrl)).page.url()).toBe(tableUrl);
  });

  it('does the same if the second start is npm run dev', async () => {
    const second = start(['--nights', nights], {}, 'dev');
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`The referee is already running in the browser at ${new URL('/', tableUrl).href} (process `);
    expect(second.said()).not.toMatch(/\n {4}at /);
  });

  it('names a port that is in use', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    const { port } = new URL(tableUrl);
    const second = start(['--browser', '--no-open', '--http-port', port, '--nights', elsewhere]);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`Port ${port} is not available (EADDRINUSE).`);
    expect(readdirSync(elsewhere).filter((name) => name.endsWith('.lock'))).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });

  it('exits with 2 for unusable arguments', async () => {
    const second = start(['--http-port', 'x']);
    expect(await second.ended).toBe(2);
    expect(second.said()).not.toMatch(/\n {4}at /);
  });

  it('ends cleanly at Ctrl-C', async () => {
    expect(await running.stop()).toBe(0);
    expect(readdirSync(nights).filter((name) => name.endsWith('.lock') || name === 'whereabouts.json')).toEqual([]);
  });
});

describe('npm run dev', () => {
  let nights: string;
  let running: Started;
  let browser: Browser;
  let port: string;

  beforeAll(async () => {
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    port = String(await freePort());
    await run();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await running.stop();
    rmSync(nights, { recursive: true });
  });

  async function run(): Promise<void> {
    running = start(['--nights', nights, '--http-port', port], {}, 'dev');
    await running.waitFor(/table: /);
  }

  it(`opens the console with its link, which comes back whenever the host is started again (${RESTARTS} times)`, async () => {
    const page = await browser.newPage();
    // Nothing is built: each source is compiled when the page asks for it.
    const slow = { timeout: 120_000 };
    await page.goto(await consoleLink(running), { waitUntil: 'commit' });
    await page.locator('[data-kit]').first().waitFor(slow);
    for (let times = 0; times < RESTARTS; times += 1) {
      expect(await running.stop()).toBe(0);
      await page.locator('.stale').waitFor(PATIENT);
      await run();
      await page.locator('.console:not(.stale) [data-kit]').first().waitFor(slow);
    }
  });
});

it('goes on when nobody reads its output, and ends as it should', async () => {
  const nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  const running = start([...OPTIONS, '--nights', nights]);
  const link = await consoleLink(running);
  for (const stream of [running.child.stdout, running.child.stderr]) stream?.destroy();
  // For each browser that enters another link is printed, which nobody reads.
  const session = await sessionOf(enterConsole(link));
  for (let times = 0; times < 2; times += 1) {
    const socket = resumeConsole(new URL(link).origin, session);
    await new Promise((resolve) => socket.once('message', resolve));
  }
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(readdirSync(nights).filter((name) => name.endsWith('.lock') || name === 'whereabouts.json')).toEqual([]);
  rmSync(nights, { recursive: true });
});

it('says after a crash on another computer whose nights they are, and takes them over when asked to', async () => {
  const nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  const crashed = start([...OPTIONS, '--nights', nights]);
  await crashed.waitFor(/Ctrl-C ends it/);
  await crashed.kill();
  const claim = readdirSync(nights).find((name) => name.endsWith('.lock')) ?? expect.fail();
  const text = readFileSync(join(nights, claim), 'utf8');
  writeFileSync(join(nights, claim), text.replace(/"host":"[^"]*"/, '"host":"elsewhere"'));

  const second = start([...OPTIONS, '--nights', nights]);
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`(process ${String(crashed.child.pid)}, since `);
  expect(second.said()).toContain('To take over, start with --take-over.');
  expect(second.said()).not.toContain('already running');

  const third = start([...OPTIONS, '--take-over', '--nights', nights]);
  await third.waitFor(/Ctrl-C ends it/);
  expect(readdirSync(nights)).not.toContain(claim);
  expect(await third.stop()).toBe(0);
  rmSync(nights, { recursive: true });
});

it('opens the browser if there is no display, and says so', async () => {
  const nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  const running = start(['--no-open', '--http-port', '0', '--nights', nights], { DISPLAY: '', WAYLAND_DISPLAY: '' });
  const [line] = await running.waitFor(/The referee opens .*\n/);
  if (process.platform === 'linux') expect(line).toContain('in the browser: this session has no display');
  await running.waitFor(/Ctrl-C ends it/);
  expect(await running.stop()).toBe(0);
  rmSync(nights, { recursive: true });
});
