import type { Locator, Page } from 'playwright-core';
import type { Rank } from '../../rulebook/card.ts';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';

/** A dealer with one finger and no keyboard; every tap is counted. */
export class Finger {
  readonly page: Page;
  #taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get taps(): number {
    return this.#taps;
  }

  async tap(what: Locator | string): Promise<void> {
    await (typeof what === 'string' ? this.page.locator(what) : what).tap();
    this.#taps += 1;
  }

  /** Taps a button by its name, as it is written or read out. */
  async button(name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first());
  }

  /** Taps the big button, once it says this. */
  async big(thing: 'Space' | 'Escape'): Promise<void> {
    await this.tap(`[data-thing=${thing}]:not(:disabled)`);
  }

  async typeDie(face: DieFace): Promise<void> {
    await this.tap(`.digit[aria-label="${face}"]`);
  }

  async nameRank(rank: Rank): Promise<void> {
    // Its key may stand beside the rank: "10 T/0".
    await this.tap(this.page.locator('.asking .rank', { hasText: new RegExp(`^\\s*${rank === 'T' ? '10' : rank}`) }));
  }
}
