import type { Browser, Page } from 'playwright-core';
import type { NightFileView } from '../../../host/contract/night-file.ts';
import { MOUNTED } from '../pages.ts';
import { PEOPLE } from '../people.ts';
import { CONSOLE_SHOTS } from '../console/console-shots.ts';
import { BOARD_SHOTS } from '../hall/board-shots.ts';
import { GUEST_SHOTS } from '../hall/guest-shots.ts';
import { ORGANISER_SHOTS } from '../hall/organiser-shots.ts';
import { tableSample } from '../table-shots.ts';
import { PSEUDO } from '../../../words/language.ts';
import { inEach } from '../../../words/testing/in-each.ts';
import type { Pages } from '../pages.ts';

/** Every view that a page is shown, in the order in which they are shown. */
type Views = readonly unknown[];

const COUNTS = { games: 1, rounds: 9, provenByPads: 12, provenByHost: 6, typed: 0, byHand: 0 };
const NIGHT_FILE: readonly NightFileView[] = [
  { file: 'a.jsonl', path: '/nights/a.jsonl', isOpen: true, found: { kind: 'nothing there' } as never },
  {
    file: 'a.jsonl',
    path: '/nights/a.jsonl',
    isOpen: false,
    found: {
      kind: 'night',
      startedAt: Date.UTC(2026, 10, 21, 12),
      games: [{ name: inEach('War', 'Háború', 'Krieg'), players: PEOPLE.hungarian, rounds: 9, winners: [PEOPLE.short[9]] }],
      verdict: { kind: 'verified', file: 'a.jsonl', ok: true, fingerprint: '7K3M9QXA', ...COUNTS, faults: [], moreFaults: 0 },
      late: [],
    },
  },
];

/** Each page that a person sees, and what a host shows on it; a phone has no host here, and asks for its code. */
export const PAGES: Readonly<Record<string, Views>> = {
  console: CONSOLE_SHOTS.map(({ view }) => view),
  table: tableSample().flatMap(({ view }) => view ?? []),
  board: BOARD_SHOTS.map(({ view }) => view),
  organiser: ORGANISER_SHOTS.map(({ view }) => view),
  guest: GUEST_SHOTS.map(({ view }) => view),
  'night-file': NIGHT_FILE,
  phone: [],
};

/**
 * Stands in for the bridges of the shell, and for the page's own time, which stands still: no page turns while it is read. A
 * string, because it runs in the page.
 */
const BRIDGES = `
  globalThis.__name = (named) => named;
  performance.now = () => 1000;
  const later = setTimeout;
  window.setTimeout = (then, ms, ...more) => (ms >= 3000 ? 0 : later(then, ms, ...more));
  window.referee = {
    watch(onMessage) { window.say = (view) => onMessage({ type: 'view', view }); return () => {}; },
    command: () => Promise.resolve({ ok: true }),
  };
  window.nightFile = { watch(onView) { window.say = onView; }, ask() {} };`;

/** A page as it is built, with nothing behind it. */
export class AnyPage {
  readonly page: Page;
  readonly errors: readonly string[];

  /** `script` runs in the page before anything of ours. */
  static async open(browser: Browser, { url }: Pick<Pages, 'url'>, name: string, script = ''): Promise<AnyPage> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (const content of [name === 'phone' ? '' : BRIDGES, script]) await page.addInitScript(content);
    await page.goto(`${url}${name}.html?lang=${PSEUDO}`, { waitUntil: 'load' });
    await page.waitForFunction(MOUNTED);
    return new AnyPage(page, errors);
  }

  private constructor(page: Page, errors: readonly string[]) {
    this.page = page;
    this.errors = errors;
  }

  /** Shows a view; the page has drawn it when this resolves. */
  async show(view: unknown): Promise<void> {
    await this.page.evaluate((given) => (window as never as { say(view: unknown): void }).say(given), view);
    // It draws once its words are loaded, and a display once its game is.
    await this.page.waitForFunction(`document.body.innerText.trim() !== ''`);
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate('document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => drawn())))');
  }

  /** What can be read on the page. */
  text(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText.trim());
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
