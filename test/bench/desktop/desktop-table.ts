import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildStale } from '../../../app/cli/build.ts';
import { beginCommand, bot } from '../../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import { electronHere, launchElectron, type RunningApp } from '../../support/electron.ts';
import { usedByAll, type UsedByAll } from '../used.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENT = { timeout: 60_000 };
const SEATS = 5;

/** The desktop program with both windows on screens: the console, and the table display in full HD. */
export class DesktopTable {
  readonly nights = mkdtempSync(join(tmpdir(), 'bench-desktop-'));
  #running: RunningApp | undefined;
  #dealer: Page | undefined;
  #table: Page | undefined;

  /** @throws Error with a plain sentence if this machine has no Electron */
  static async open(): Promise<DesktopTable> {
    const here = electronHere();
    if ('missing' in here) throw new Error(here.missing);
    if (process.platform !== 'linux') throw new Error('only Linux says what each process uses');
    await buildStale(ROOT, ['renderer', 'electron']);
    const desktop = new DesktopTable();
    const running = await launchElectron(here.executable, ['--nights', desktop.nights]);
    desktop.#running = running;
    desktop.#dealer = await pageOf(running, 'console');
    desktop.#table = await pageOf(running, 'table');
    await running.app.evaluate(({ screen }) => {
      const [first] = screen.getAllDisplays();
      if (first === undefined) throw new Error('no screen at all');
      const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
      screen.getAllDisplays = () => [first, { ...first, id: first.id + 1, bounds }];
      screen.emit('display-added');
    });
    return desktop;
  }

  /** What its processes use: the main one, one for each window, and Chromium's helpers. */
  used(): UsedByAll {
    return usedByAll(this.#running?.app.process().pid ?? Number.NaN);
  }

  /** A game of bots, in which each round begins by itself or by `count`. */
  async begin(start: 'ready' | 'dealer'): Promise<void> {
    const choices = { ...STANDARD_CHOICES, count: 2, pace: 'quick', start } as const;
    await this.send(beginCommand(Array(SEATS).fill(bot), { house: { cards: 'dealt' }, choices }));
  }

  /** Plays so many rounds, game after game. */
  async play(rounds: number, after: (round: number) => void = () => undefined): Promise<void> {
    const before = this.#roundsPlayed();
    for (let seen = 0; seen < rounds;) {
      await this.#table?.waitForTimeout(200);
      // Nobody looks at the outcomes.
      if ((await this.#dealer?.locator('[data-phase=shown]').count()) === 1) await this.#dealer?.keyboard.press('Space');
      if ((await this.#table?.locator('[data-phase=over]').count()) === 1) await this.begin('ready');
      const played = Math.min(rounds, this.#roundsPlayed() - before);
      while (seen < played) after((seen += 1));
    }
  }

  async showsBoth(phase: string): Promise<void> {
    for (const page of [this.#dealer, this.#table])
      await page
        ?.locator(`[data-phase=${phase}]`)
        .first()
        .waitFor({ state: 'attached', ...PATIENT });
  }

  async showsSetup(): Promise<void> {
    await this.#dealer?.locator('[data-kit]').first().waitFor(PATIENT);
  }

  async send(command: object): Promise<void> {
    const answer = await this.#dealer?.evaluate((given) => window.referee?.command?.(given), command);
    if (answer?.ok !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
  }

  async close(): Promise<void> {
    await this.#running?.kill();
    rmSync(this.nights, { recursive: true });
  }

  #roundsPlayed(): number {
    const nights = readdirSync(this.nights).filter((name) => name.endsWith('.jsonl'));
    return nights.reduce((sum, name) => sum + readFileSync(join(this.nights, name), 'utf8').split('"FacesOpened"').length - 1, 0);
  }
}

async function pageOf({ app }: RunningApp, name: string): Promise<Page> {
  const isIt = (page: Page) => page.url().endsWith(`/${name}.html`);
  for (;;) {
    const found = app.windows().find(isIt);
    if (found !== undefined) return found;
    await app.waitForEvent('window', PATIENT);
  }
}
