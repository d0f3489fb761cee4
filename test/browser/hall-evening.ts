import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { freePort } from '../../host/web/testing/free-port.ts';
import { launchBrowser } from '../support/browser.ts';
import { consoleLink } from '../support/console-access.ts';
import { startHall, startInBrowser, type Started } from '../support/start.ts';

const ORGANISERS_SCREEN = { width: 1366, height: 768 };
const BOARDS_SCREEN = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
/** A mirror that has only lines which the table has. */
const MIRROR = /^[0-9a-f]{32}\.jsonl$/;

/** One table of the hall: the program as its dealer starts it, and the dealer's page. */
export interface HallTableAt {
  readonly number: number;
  readonly page: Page;
  readonly nights: string;
  readonly running: Started;
}

/** An evening of several tables, each of them the program as people start it, in one folder of this machine. */
export class HallEvening {
  readonly #home = mkdtempSync(join(tmpdir(), 'referee-hall-'));
  readonly #folder = join(this.#home, 'hall');
  readonly #browser: Browser;
  readonly #running: Started[] = [];
  /** The same ports after a restart, so that pages and tables find the hall again. */
  readonly #ports: readonly string[];
  #hall: Started | undefined;
  #links = 0;
  /** What goes wrong in any page. */
  readonly faults: string[] = [];

  private constructor(browser: Browser, ports: readonly string[]) {
    this.#browser = browser;
    this.#ports = ports;
  }

  static async open(): Promise<HallEvening> {
    const ports = ['--http-port', String(await freePort()), '--mqtt-port', String(await freePort())];
    return new HallEvening(await launchBrowser(), ports);
  }

  async startHall(): Promise<void> {
    this.#links = 0;
    this.#hall = startHall(['--no-open', '--folder', this.#folder, '--lan-address', '127.0.0.1', ...this.#ports]);
    await this.#hall.waitFor(/Ctrl-C/);
  }

  /** As if the power of the hall had gone. */
  async killHall(): Promise<void> {
    await this.#hall?.kill();
  }

  /** Where tables join. */
  async address(): Promise<string> {
    const [, address = ''] = await this.#said(/tables join at: +(mqtts\S+)/);
    return address;
  }

  async organiser(): Promise<Page> {
    this.#links += 1;
    const link = String.raw`http\S+/organiser#[\w-]{32}`;
    const [, url = ''] = await this.#said(new RegExp(`(?:${link}\n[^]*?){${this.#links - 1}}(${link})\n`));
    return this.#page(url, ORGANISERS_SCREEN);
  }

  async board(): Promise<Page> {
    const [url] = await this.#said(/http\S+\/board(?=\n)/);
    return this.#page(url, BOARDS_SCREEN);
  }

  /** The phone of a guest who has scanned the code on the board. */
  phone(url: string): Promise<Page> {
    return this.#page(url, PHONE);
  }

  /** Starts a table that belongs to no hall yet, and opens its console. */
  async table(number: number): Promise<HallTableAt> {
    const nights = join(this.#home, `nights-${number}`);
    const running = startInBrowser(['--no-open', '--http-port', '0', '--nights', nights]);
    this.#running.push(running);
    const page = await this.#page(await consoleLink(running), ORGANISERS_SCREEN);
    await page.locator('main').waitFor();
    return { number, page, nights, running };
  }

  /** Waits until every mirror of the table is its record, byte for byte, and there are as many as the table told. */
  async expectMirrored({ number, nights }: HallTableAt, told: number): Promise<void> {
    const mirrors = () =>
      readdirSync(join(this.#folder, 'mirrors', String(number)))
        .filter((name) => MIRROR.test(name))
        .map((name) => readFileSync(join(this.#folder, 'mirrors', String(number), name), 'utf8'))
        .sort();
    const records = () =>
      readdirSync(nights)
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => readFileSync(join(nights, name), 'utf8'));
    await vi.waitFor(
      () => {
        expect(mirrors()).toHaveLength(told);
        expect(records()).toEqual(expect.arrayContaining(mirrors()));
      },
      { timeout: 180_000, interval: 250 },
    );
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await Promise.all([...this.#running, ...(this.#hall === undefined ? [] : [this.#hall])].map((one) => one.stop()));
    rmSync(this.#home, { recursive: true, force: true });
  }

  #said(what: RegExp): Promise<RegExpExecArray> {
    if (this.#hall === undefined) throw new Error('the hall has not been started');
    return this.#hall.waitFor(what);
  }

  async #page(url: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
    const context = await this.#browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(error.message));
    await page.goto(url);
    return page;
  }
}
