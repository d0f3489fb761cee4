import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startPacked, type StartedApp } from '../../shipping/started-app.ts';
import { NIGHTS, type CleanRoot } from './clean-root.ts';

const PATIENT = { timeout: 30_000 };

/** The installed program, started by its command as the player starts it, with the sandbox that it has there. */
export class InstalledTable {
  readonly dealer: Page;
  readonly table: Page;
  readonly #app: StartedApp;

  static async start(root: CleanRoot, args: readonly string[]): Promise<InstalledTable> {
    const within = (display: string) => root.asPlayer([`DISPLAY=${display}`]);
    const app = await startPacked('hungarian-war-referee', args, within);
    try {
      return new InstalledTable(app, await app.page('console'), await app.page('table'));
    } catch (error) {
      await app.kill();
      throw error;
    }
  }

  private constructor(app: StartedApp, dealer: Page, table: Page) {
    this.#app = app;
    this.dealer = dealer;
    this.table = table;
  }

  async send(command: object): Promise<void> {
    assert.deepEqual(await this.dealer.evaluate((given) => window.referee?.command?.(given), command), { ok: true });
  }

  /** Waits until both windows are in one of these phases. */
  async shows(...phases: readonly string[]): Promise<void> {
    const any = phases.map((phase) => `[data-phase=${phase}]`).join(', ');
    for (const page of [this.dealer, this.table])
      await page
        .locator(any)
        .first()
        .waitFor({ state: 'attached', ...PATIENT });
  }

  /** The dealer's key, once the console takes it. */
  async press(key: string): Promise<void> {
    await this.dealer.locator('[data-thing]:not([data-settling])').first().waitFor(PATIENT);
    await this.dealer.keyboard.press(key);
  }

  /** Counts, opens, and goes on to the next round. */
  async playRound(): Promise<void> {
    await this.press('Space');
    await this.shows('shown');
    await this.press('Space');
    await this.shows('choosing');
  }

  /** Closes the console; during a game that must be confirmed. */
  async close(): Promise<void> {
    await this.dealer.evaluate(() => window.close());
    await this.dealer.getByRole('alertdialog').waitFor(PATIENT);
    // A page that is closing may never answer.
    await this.dealer.evaluate(() => window.close()).catch(() => undefined);
    assert.equal(await this.#app.ended, 0);
  }

  kill(): Promise<void> {
    return this.#app.kill();
  }
}

/** The only night in the player's folder. */
export function nightIn(root: CleanRoot, folder = NIGHTS): string {
  const nights = readdirSync(root.outside(folder)).filter((name) => name.endsWith('.jsonl'));
  assert.equal(nights.length, 1, `there is one night in ${folder}: ${nights.join(', ')}`);
  return readFileSync(root.outside(join(folder, nights[0] ?? '')), 'utf8');
}

/** The faces of each round that was opened in this night, by seat. */
export function facesOpened(night: string): readonly string[] {
  return [...night.matchAll(/"FacesOpened","faces":(\[[^\]]*\])/g)].map(([, faces = '']) => faces);
}
