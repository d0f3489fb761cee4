import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import roomWords from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { launchBrowser } from '../support/browser.ts';
import { startInBrowser } from '../support/start.ts';
import { everyCommand } from './every-command.ts';
import { OTHER_NAME, OtherSite } from './other-site.ts';
import { UnderAttack } from './under-attack.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const PATIENT = { timeout: 60_000 };
const HOSTILE = '<img/src=x>';
const ELSEWHERE = ['ws://[::1]:9/', 'ws://[fd00::1]/', 'ws://127.0.0.1:9/', 'ws://elsewhere.test/'];

let at: UnderAttack;
let other: OtherSite;
let browser: Browser;
/** The dealer's browser, which has entered the console; everything opens in it, as on a dealer's laptop. */
let context: BrowserContext;
let dealer: Page;
let link: string;
const requests: Request[] = [];
/** The errors of pages, with their address. */
const complaints: string[] = [];

beforeAll(async () => {
  at = await UnderAttack.begin();
  other = await OtherSite.open();
  const names = `--host-resolver-rules=MAP ${OTHER_NAME} 127.0.0.1`;
  browser = await launchBrowser(names);
  context = await browser.newContext({ locale: 'en' });
  link = await at.consoleLink();
  dealer = await open(link);
});
afterAll(async () => {
  await browser.close();
  await other.close();
  await at.end();
});

async function open(url: string): Promise<Page> {
  const page = await context.newPage();
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  await page.goto(url);
  return page;
}

const address = (path: string) => `http://127.0.0.1:${at.ways[0].port}${path}`;

describe('our pages', () => {
  it('show a name that looks like markup as a name, on every screen, and keep to their policy through a round', async () => {
    const [, room] = at.ways;
    const pages = [dealer, await open(address('/table')), await open(`${room.origin}${room.page}`)];
    for (const page of pages)
      await page
        .getByText(HOSTILE)
        .first()
        .waitFor({ state: 'attached', ...PATIENT });
    await at.dealer.playRound();
    for (const page of pages.slice(1)) {
      await page.locator('[data-phase=choosing]').waitFor({ state: 'attached', ...PATIENT });
      expect(await page.locator('img').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    for (const page of pages.slice(1)) await page.close();
  });

  it('run no script injected into them', async () => {
    const [, room] = at.ways;
    for (const url of [address('/console'), address('/table'), `${room.origin}${room.page}`]) {
      const page = await open(url);
      const blocked = await page.evaluate(async () => {
        const violations: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective));
        const place = document.createElement('div');
        document.body.append(place);
        place.innerHTML =
          '<img src="data:," onerror="window.taken = 1"><iframe src="/table"></iframe><form action="/x"><button></form>';
        for (const [key, value] of [
          ['textContent', 'window.taken = 1'],
          ['src', 'data:text/javascript,window.taken=1'],
        ] as const) {
          const script = document.createElement('script');
          script[key] = value;
          place.append(script);
        }
        place.querySelector('button')?.click();
        await fetch('https://elsewhere.test/').catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve));
        while (violations.length < 6) await new Promise((resolve) => setTimeout(resolve, 10));
        return { taken: Reflect.get(window, 'taken') as unknown, violations: [...new Set(violations)].sort() };
      });
      expect(blocked.taken, url).toBeUndefined();
      expect(blocked.violations, url).toEqual(
        ['connect-src', 'form-action', 'frame-src', 'script-src-attr', 'script-src-elem'].sort(),
      );
      await page.close();
    }
    complaints.length = 0;
  });

  it('keep the console’s token and session out of the address, the history, every request and every cookie', async () => {
    const token = new URL(link).hash.slice(1);
    expect(dealer.url()).toBe(address('/console'));
    const session = await dealer.evaluate(() =>
      Object.values({ ...localStorage }).find((one) => /^[\w-]{32}$/.test(String(one))),
    );
    expect(session).toBeDefined();
    const seen = await dealer.evaluate(() => [document.cookie, document.referrer, location.href, document.title, window.name]);
    for (const secret of [token, session ?? '']) expect(seen.join()).not.toContain(secret);
    expect(await context.cookies()).toEqual([]);
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) {
      // Playwright gives the address as it was opened; the fragment is never sent.
      const sent = `${request.url().replace(/#.*$/, '')} ${JSON.stringify(request.headers())}`;
      for (const secret of [token, session ?? '']) expect(sent).not.toContain(secret);
      expect(request.headers()['referer'] ?? '').toBe('');
    }
    await dealer.goBack().catch(() => null);
    expect(dealer.url()).not.toContain(token);
    await dealer.goto(address('/console'));
  });

  it('open the console in another tab of the dealer’s browser, and in no other browser with the same link', async () => {
    const tab = await open(address('/console'));
    await tab
      .getByText(HOSTILE)
      .first()
      .waitFor({ state: 'attached', ...PATIENT });
    await tab.close();
    const stranger = await (await browser.newContext({ locale: 'en' })).newPage();
    for (const url of [link, address('/console')]) {
      await stranger.goto(url);
      await stranger.getByText(deskSay('en')('console-shut-out')).waitFor(PATIENT);
      expect(await stranger.textContent('body')).not.toContain(HOSTILE);
    }
    await stranger.context().close();
  });

  it('open no console from the table’s page, which is closed for every command it sends', async () => {
    const [, room] = at.ways;
    await at.unharmedBy(async () => {
      for (const url of [address('/table'), `${room.origin}${room.page}`]) {
        const page = await open(url);
        const codes = await page.evaluate(
          ([consoles, views, texts]) => {
            const closed = (path: string, text?: string) =>
              new Promise<number>((resolve) => {
                const socket = new WebSocket(new URL(path, location.href));
                socket.onopen = () => text !== undefined && socket.send(text);
                socket.onclose = ({ code }) => resolve(code);
                // A socket that the page's policy forbids is never closed.
                document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
                  if (blockedURI === socket.url) resolve(1006);
                });
              });
            return Promise.all([closed(consoles), ...texts.map((text) => closed(views, text))]);
          },
          [
            './live/console',
            './live/table',
            everyCommand()
              .slice(0, 7)
              .map(([, command], id) => JSON.stringify({ type: 'command', id, command })),
          ] as const,
        );
        expect(codes[0], url).toBe(1006);
        for (const code of codes.slice(1)) expect(code, url).toBeOneOf([1006, 1008, 1009]);
        await page.close();
      }
    });
    complaints.length = 0;
  });
});

describe('another site open in the dealer’s browser', () => {
  it('opens no socket', async () => {
    await at.unharmedBy(async () => {
      for (const url of other.urls) {
        const page = await open(url);
        const codes = await page.evaluate(
          (addresses) =>
            Promise.all(
              addresses.map(
                (one) =>
                  new Promise<number>((resolve) => {
                    const socket = new WebSocket(one);
                    socket.onmessage = () => resolve(0);
                    socket.onclose = ({ code }) => resolve(code);
                  }),
              ),
            ),
          ['/live/console', '/live/table']
            .map((path) => address(path).replace('http', 'ws'))
            .concat(`${at.ways[1].origin.replace('http', 'ws')}${at.ways[1].views}`),
        );
        expect(codes, url).toEqual([1006, 1006, 1006]);
        await page.close();
      }
    });
  });

  it('reads none of our pages, runs none of our scripts, and frames neither', async () => {
    for (const url of other.urls) {
      const page = await open(url);
      const script = await dealer.locator('script[src]').first().getAttribute('src');
      const read = await page.evaluate(
        async ([consolePage, tablePage, scriptOfOurs]) => {
          const fetched = (one: string, init: RequestInit) =>
            fetch(one, init).then(
              (response) => response.type,
              () => 'failed',
            );
          const loads = (element: HTMLElement) =>
            new Promise<string>((resolve) => {
              element.onload = () => resolve('loaded');
              element.onerror = () => resolve('failed');
              document.body.append(element);
            });
          const frame = Object.assign(document.createElement('iframe'), { src: tablePage });
          await loads(frame);
          let framed: string;
          try {
            framed = frame.contentDocument?.body.textContent ?? 'closed';
          } catch {
            framed = 'closed';
          }
          return {
            cors: await fetched(consolePage, { credentials: 'include' }),
            // Nothing of ours may even be embedded (Cross-Origin-Resource-Policy).
            noCors: await fetched(consolePage, { mode: 'no-cors', credentials: 'include' }),
            script: await loads(Object.assign(document.createElement('script'), { src: scriptOfOurs })),
            framed,
          };
        },
        [address('/console'), address('/table'), new URL(script ?? '', address('/console')).href] as const,
      );
      expect(read.cors, url).toBe('failed');
      expect(read.framed, url).toBe('closed');
      if (url.includes(OTHER_NAME)) expect(read, url).toMatchObject({ noCors: 'failed', script: 'failed' });
      const inFrame = page.frames().filter((one) => one !== page.mainFrame());
      for (const one of inFrame) expect(await one.locator('[data-part]').count()).toBe(0);
      await page.close();
    }
  });

  it('posts nothing, and has no access to a window of ours that it opens', async () => {
    await at.unharmedBy(async () => {
      for (const url of other.urls) {
        const page = await open(url);
        const posted = page.waitForResponse((response) => response.url() === address('/console'));
        const [popup] = await Promise.all([
          context.waitForEvent('page'),
          page.evaluate((target) => {
            Reflect.set(window, 'opened', window.open(target));
          }, address('/console')),
        ]);
        await popup.waitForLoadState();
        // Both pages learn a moment later that they belong to different groups.
        await expect.poll(() => popup.evaluate(() => window.opener === null), { message: url, ...PATIENT }).toBe(true);
        const held = () =>
          page.evaluate(() => {
            const opened = Reflect.get(window, 'opened') as Window | null;
            return opened === null || opened.closed;
          });
        await expect.poll(held, { message: url, ...PATIENT }).toBe(true);
        await popup.close();
        await page.evaluate((action) => {
          const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'text/plain' });
          form.append(Object.assign(document.createElement('input'), { name: '{"type":"newNight","x":"', value: '"}' }));
          document.body.append(form);
          form.submit();
        }, address('/console'));
        expect((await posted).status(), url).toBe(405);
        await page.close();
      }
    });
  });

  it('is not treated as ours if its name resolves to this computer (DNS rebinding)', async () => {
    for (const { port, page: path } of at.ways) {
      const page = await context.newPage();
      const answered = page.waitForResponse(() => true);
      // An empty answer is shown as the browser's own error page, which holds inline scripts.
      await page.goto(`http://${OTHER_NAME}:${port}${path}`).catch(() => null);
      expect((await answered).status()).toBeOneOf([403, 404]);
      expect(await page.locator('script[src]').count()).toBe(0);
      await page.close();
    }
  });
});

describe('a screen of the room', () => {
  it('says when it is not live and comes back by itself', async () => {
    const [, room] = at.ways;
    const screen = await (await browser.newContext({ locale: 'en' })).newPage();
    await screen.goto(`${room.origin}${room.page}`);
    await screen
      .getByText(HOSTILE)
      .first()
      .waitFor({ state: 'attached', ...PATIENT });
    await at.dealer.until((view) => view.sharing?.screens === 1);
    await at.dealer.do({ type: 'share', on: false });
    await screen.locator('[data-live=false]').waitFor(PATIENT);
    await screen.getByText(sayIn('en', roomWords)('room-not-live', { since: '' }).trim()).waitFor(PATIENT);
    await at.dealer.do({ type: 'share', on: true });
    await screen.locator('[data-live=true]').waitFor(PATIENT);
  });

  it('is shown a live table at an IPv6 address, and may connect to nothing else', async () => {
    const nights = mkdtempSync(join(tmpdir(), 'referee-ipv6-'));
    const ipv6 = startInBrowser([
      '--no-open',
      '--http-port',
      '0',
      '--nights',
      nights,
      '--lan',
      '--lan-port',
      '0',
      '--lan-address',
      '::1',
    ]);
    const screen = await (await browser.newContext({ locale: 'en' })).newPage();
    await screen.goto((await ipv6.waitFor(/http:\/\/\[::1\]:\d+\/[0-9a-z]{16}\/(?= )/))[0]);
    await screen.getByText(sayIn('en', roomWords)('room-setting-up')).waitFor(PATIENT);
    const blocked = await screen.evaluate(async (elsewhere) => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI));
      for (const url of elsewhere) new WebSocket(url);
      while (violations.length < elsewhere.length) await new Promise((resolve) => setTimeout(resolve, 10));
      return violations;
    }, ELSEWHERE);
    expect(blocked).toEqual(ELSEWHERE);
    await ipv6.stop();
    rmSync(nights, { recursive: true });
  });
});
