import type { Page } from 'playwright-core';

/** One message on a window's socket. Up is from the page to the host. */
export interface Frame {
  readonly who: string;
  readonly way: 'up' | 'down';
  readonly text: string;
}

/** Records everything that pages receive and send: messages on their sockets, and requests. */
export class Witness {
  readonly frames: Frame[] = [];
  readonly requests: string[] = [];
  /** What pages say on their own consoles. */
  readonly said: string[] = [];

  /** Call it before the page is opened. */
  watch(page: Page, who: string): void {
    page.on('console', (message) => this.said.push(message.text()));
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('websocket', (socket) => {
      const see = (way: Frame['way']) => (frame: { readonly payload: string | Buffer }) => {
        this.frames.push({ who, way, text: frame.payload.toString() });
      };
      socket.on('framereceived', see('down'));
      socket.on('framesent', see('up'));
    });
  }

  /** The messages from the `from`th on, without those that only say each second that the host is alive. */
  since(from: number): readonly Frame[] {
    return this.frames.slice(from).filter((frame) => !isAlive(frame));
  }

  /** How often a window has heard that the host is alive. */
  beats(who: string): number {
    return this.frames.filter((frame) => frame.who === who && isAlive(frame)).length;
  }
}

function isAlive({ way, text }: Frame): boolean {
  return way === 'down' && text.startsWith('{"type":"alive",');
}

/** Everything that a page can keep somewhere: storage, databases, caches, cookies, its history and address. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await indexedDB.databases(),
      await caches.keys(),
      document.cookie,
      [history.length, history.state, location.href, document.title, window.name],
    ]),
  );
}

/**
 * A page as it is, and as a screen reader reads it, without the times written on it. Repeated lines of a log are kept once,
 * because it grows with every attempt.
 */
export async function domOf(page: Page): Promise<string> {
  const dom = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const log of copy.querySelectorAll('[role=log]')) {
      const said = new Set([...log.children].map(({ outerHTML }) => outerHTML));
      log.innerHTML = [...said].join('');
    }
    return copy.outerHTML;
  });
  const read = (await page.locator('body').ariaSnapshot()).replaceAll(/(?<=- log:\n)(?: {2,}- paragraph.*\n?)+/g, eachOnce);
  return `${dom}\n${read}`.replaceAll(/\d{1,2}:\d{2}(:\d{2})?/g, '(time)').replaceAll(FINGERPRINT, '(fingerprint)');
}

function eachOnce(lines: string): string {
  return [...new Set(lines.trimEnd().split('\n'))].join('\n');
}

/** Of commitments that hide each face behind a nonce; where it stands on a page it stands in two groups. */
const FINGERPRINT = /\b[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}\b/g;

/** A message without what changes by itself (moments, versions, steps, numbers of commands, the time of a flush) and without fingerprints. */
export function maskedFrame({ who, way, text }: Frame): string {
  const masked = text
    // First of all: the decimals of a duration can have as many digits as a time.
    .replaceAll(/"(version|step|id|flushMs)":[\d.]+/g, '"$1":"(rises)"')
    .replaceAll(/\b\d{13}(\.\d+)?\b/g, '"(time)"')
    .replaceAll(/"(fingerprint|head)":"[0-9A-HJKMNP-TV-Z]{8}"/g, '"$1":"(fingerprint)"');
  return `${who} ${way} ${masked}`;
}
