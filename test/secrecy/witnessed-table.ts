import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { launchBrowser } from '../support/browser.ts';
import { consoleLink, SHOWS_TABLE } from '../support/console-access.ts';
import { keyOf } from '../support/key-of.ts';
import { startInBrowser, type Started } from '../support/start.ts';
import { Dealer } from '../browser/dealer.ts';
import { OverheardPad } from './overheard-pad.ts';
import { PATIENT } from '../browser/real-table.ts';
import { contentOf } from './running-host.ts';
import { Witness } from './witness.ts';

/** The host in a process of its own, pads on pseudo-terminals and both pages; all they print and send is recorded. */
export class WitnessedTable {
  readonly pads: readonly OverheardPad[];
  readonly witness = new Witness();
  readonly #folder = mkdtempSync(join(tmpdir(), 'referee-secrecy-'));
  #parts: { running: Started; browser: Browser; dealer: Dealer; table: Page } | undefined;

  static async open(...ids: readonly string[]): Promise<WitnessedTable> {
    const at = new WitnessedTable(ids);
    await Promise.all(at.pads.map(({ device }) => device.plug()));
    const ports = at.pads.flatMap(({ device }) => ['--port', device.path]);
    const running = startInBrowser(['--no-open', '--http-port', '0', '--nights', at.#nights, ...ports]);
    const consoleUrl = await consoleLink(running);
    const [tableUrl] = await running.waitFor(/http\S+\/table(?=\n)/);
    const browser = await launchBrowser();
    const open = async (url: string, who: string) => {
      const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en' })).newPage();
      await page.addInitScript(SHOWS_TABLE);
      at.witness.watch(page, who);
      await page.goto(url);
      return page;
    };
    const table = await open(tableUrl, 'table');
    at.#parts = { running, browser, table, dealer: new Dealer(await open(consoleUrl, 'console')) };
    return at;
  }

  private constructor(ids: readonly string[]) {
    this.pads = ids.map((id) => new OverheardPad(id, join(this.#folder, id)));
  }

  get dealer(): Dealer {
    return this.#open.dealer;
  }

  /** The table display. */
  get table(): Page {
    return this.#open.table;
  }

  get pages(): readonly Page[] {
    return [this.table, this.dealer.page];
  }

  /** Everything the process has written to stdout and stderr. */
  get said(): string {
    return this.#open.running.said();
  }

  /** Every file of the folder of nights, as it stands on the disk. */
  get files(): string {
    return contentOf(this.#nights);
  }

  /** The lines of the night so far. */
  get record(): readonly string[] {
    const [night] = readdirSync(this.#nights).filter((name) => name.endsWith('.jsonl'));
    return night === undefined ? [] : readFileSync(join(this.#nights, night), 'utf8').trimEnd().split('\n');
  }

  async shows(phase: string): Promise<void> {
    for (const page of this.pages) await page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached' });
  }

  /** The key of the first cluster that means this face. */
  async pressKey(face: DieFace): Promise<void> {
    await this.dealer.page.keyboard.press(keyOf(0, face));
  }

  /** The players with pads or keys choose this face, and both pages count them. */
  async choose(face: DieFace): Promise<void> {
    await this.padsAre('armed');
    for (const { device } of this.pads) device.pad.press(face);
    await this.pressKey(face);
    const sealed = this.pads.length + 1;
    for (const page of this.pages)
      await page
        .locator('[data-part=ready]', { hasText: sayIn('en', room)('room-ready-count', { ready: sealed, of: sealed }) })
        .waitFor({ state: 'attached' });
  }

  async padsAre(state: 'armed' | 'revealed'): Promise<void> {
    await expect.poll(() => this.pads.map(({ device }) => device.pad.state), PATIENT).toEqual(this.pads.map(() => state));
  }

  /** Whether a window was told of a pad that answers late. */
  get hasNamedSeats(): boolean {
    return this.witness.frames.some(({ way, text }) => way === 'down' && /"(stalled|late)":\[[^\]]/.test(text));
  }

  /** Waits until both windows have heard so many times more that the host is alive: then no view is on its way to them. */
  async beats(more: number): Promise<void> {
    const windows = ['console', 'table'].map((who) => ({ who, until: this.witness.beats(who) + more }));
    await expect.poll(() => windows.every(({ who, until }) => this.witness.beats(who) >= until), PATIENT).toBe(true);
  }

  async close(): Promise<void> {
    const parts = this.#parts;
    await parts?.browser.close();
    await parts?.running.stop();
    await Promise.all(this.pads.map(({ device }) => device.unplug()));
    rmSync(this.#folder, { recursive: true });
  }

  get #nights(): string {
    return join(this.#folder, 'nights');
  }

  get #open() {
    if (this.#parts === undefined) throw new Error('the table is not open yet');
    return this.#parts;
  }
}
