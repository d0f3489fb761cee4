import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tableIn, type ConsoleView, type Course, type DownMessage } from '../../host/contract/view.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { readRecord } from '../../host/record/reader.ts';
import { verify, type RecordVerdict } from '../../host/record/verify/verify.ts';
import { openReferee } from '../../host/session/open.ts';
import type { RefereePort } from '../../host/session/port.ts';
import { serveWeb, type WebShell } from '../../host/web/server.ts';
import { tableSite } from '../../host/web/site.ts';
import { launchBrowser } from '../support/browser.ts';
import { SHOWS_TABLE } from '../support/console-access.ts';
import { HurriedTime, type HurriedClock } from '../support/hurried-time.ts';
import { SHORT_DECK, type PhysicalTable } from '../support/physical-table.ts';
import { Dealer } from './dealer.ts';
import { readScores, type Scores } from './table-page.ts';

/** How long a page may take to show what it must, on a busy machine. */
export const PATIENT = { timeout: 60_000 };
const ROOT = join(import.meta.dirname, '../..');

/** What a page has heard most recently. */
interface Heard {
  /** The version of the host's views. */
  readonly version: number;
}

/** What a table is opened with. */
interface Opening {
  /** The ports at which pads are expected. */
  readonly paths?: readonly string[];
  /** Called with each context before its page opens. */
  readonly beforePages?: (context: BrowserContext) => void | Promise<void>;
  readonly dealersScreen?: BrowserContextOptions;
  /** Pages that are drawn in software spend half of their time on what moves. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

const DEALERS_SCREEN: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };

/** The real host on a folder of its own, with both pages open in a real browser. Only its time is hurried. */
export class RealTable {
  readonly time = new HurriedTime();
  readonly nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  readonly clock: HurriedClock = this.time.clock();
  readonly complaints: string[] = [];
  #parts: { referee: RefereePort; shell: WebShell; browser: Browser; dealer: Dealer; table: Page } | undefined;
  #view: ConsoleView | undefined;
  readonly #heard = new Map<Page, Heard>();

  static async open({ paths = [], beforePages, dealersScreen, reducedMotion = 'no-preference' }: Opening = {}) {
    const at = new RealTable();
    const pads = openPads({ paths, list: async () => [] });
    const referee = await openReferee({ nightsDir: at.nights, pads, shell: 'browser', appVersion: '0.0.0', clock: at.clock });
    referee.watch('console', (view) => at.#see(view));
    const pages = join(ROOT, 'dist/renderer');
    // A clock of its own: the pages hear that the host is alive while the round is held.
    const shell = await serveWeb({ site: tableSite(referee), pages, port: 0, clock: at.time.clock() });
    const browser = await launchBrowser();
    const open = async (url: string, screen: BrowserContextOptions) => {
      const context = await browser.newContext({ ...screen, reducedMotion, locale: 'en' });
      await context.addInitScript(SHOWS_TABLE);
      await beforePages?.(context);
      const page = await context.newPage();
      at.#listen(page);
      at.#follow(page);
      await page.goto(url);
      return page;
    };
    const table = await open(shell.displayUrl, { viewport: { width: 1280, height: 720 } });
    const dealer = new Dealer(await open(shell.controlLink().url, dealersScreen ?? DEALERS_SCREEN));
    at.#parts = { referee, shell, browser, dealer, table };
    return at;
  }

  get referee(): RefereePort {
    return this.#open.referee;
  }

  get dealer(): Dealer {
    return this.#open.dealer;
  }

  /** The table display. */
  get table(): Page {
    return this.#open.table;
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('no view has arrived yet');
    return this.#view;
  }

  get course(): Course {
    const { game } = this.view.table;
    if (game === undefined) throw new Error('no game has begun');
    return game.course;
  }

  /** Waits until both pages show this phase. */
  async shows(phase: Course['phase']): Promise<void> {
    for (const page of this.#pages) await page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached' });
  }

  /** Waits until both pages show these scores. */
  async showsScores(scores: Scores): Promise<void> {
    for (const page of this.#pages) await expect.poll(() => readScores(page), PATIENT).toEqual(scores);
  }

  /** Waits until both pages have the host's present view, so that no key acts on an older one. */
  async caughtUp(): Promise<void> {
    const { version } = this.view.table;
    for (const page of this.#pages)
      await expect.poll(() => this.#heard.get(page)?.version, PATIENT).toBeGreaterThanOrEqual(version);
  }

  /** Lets the count run out as soon as both pages show it; then the round waits to be read until `presentationEnds`. */
  async countOut(): Promise<void> {
    await this.shows('counting');
    const { course } = this;
    if (course.phase !== 'counting') throw new Error(`not counting but ${course.phase}`);
    this.clock.release();
    this.time.hurryTo(course.endsAt);
    this.clock.hold();
  }

  /** Presents everything at once; it stays until `presentationEnds`. */
  async allPresented(): Promise<void> {
    await this.shows('shown');
    const { course } = this;
    if (course.phase === 'shown') this.time.hurryTo(course.presentedAt);
  }

  /** Lets the presentation end by itself, and waits until Space can no longer be meant for it. */
  async presentationEnds(): Promise<void> {
    this.clock.release();
    await expect.poll(() => this.course.phase, PATIENT).not.toBe('shown');
    await this.shows(this.course.phase);
    await this.dealer.page.locator('[data-thing]:not([data-settling])').waitFor();
  }

  /** The dealer counts the deck, so that the game ends sooner; if `left` is undefined the deck stays as it is. */
  async countDeck(cards: PhysicalTable, left: number | undefined): Promise<void> {
    if (left === undefined) return;
    const command = { type: 'countDeck', left, unfilled: [], reason: SHORT_DECK };
    // For half a second after the last die the cards cannot be changed.
    await expect.poll(() => this.referee.command({ type: 'table', command }), PATIENT).toEqual({ ok: true });
    cards.countDeck(left);
    await this.caughtUp();
  }

  async verdict(): Promise<RecordVerdict> {
    return verify(await readRecord(this.view.recordFile));
  }

  /** Closes everything; the pages may not have reported any error. */
  async close(): Promise<void> {
    const parts = this.#parts;
    await parts?.browser.close();
    await parts?.shell.close();
    await parts?.referee.close();
    rmSync(this.nights, { recursive: true });
    expect(this.complaints).toEqual([]);
  }

  get #pages(): readonly Page[] {
    return [this.table, this.dealer.page];
  }

  get #open() {
    if (this.#parts === undefined) throw new Error('the table is not open yet');
    return this.#parts;
  }

  /** Holds a count that has begun, so that it does not run out before slow pages show it. */
  #see(view: ConsoleView): void {
    const before = this.#view?.table.game?.course.phase;
    this.#view = view;
    if (view.table.game?.course.phase === 'counting' && before !== 'counting') this.clock.hold();
    this.time.hurryFaces(this.clock, view.table.game?.course);
  }

  #follow(page: Page): void {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as DownMessage;
        if (message.type === 'view') this.#heard.set(page, tableIn(message.view));
        if (message.type === 'alive') this.#heard.set(page, message);
      }),
    );
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }
}
