import type { Page } from 'playwright-core';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import type { Rank } from '../../rulebook/card.ts';
import type { Kit } from '../../renderer/dealer/desk/ui.ts';

/** More focusable elements than any page has. */
const MOST_TABS = 200;

/** A dealer at a keyboard; every key is counted. */
export class Dealer {
  readonly page: Page;
  #keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Keys pressed so far. */
  get keys(): number {
    return this.#keys;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.#keys += 1;
    }
  }

  async typeDie(face: DieFace): Promise<void> {
    await this.press(`Digit${face}`);
  }

  async nameRank(rank: Rank): Promise<void> {
    await this.press(/^[2-9]$/.test(rank) ? `Digit${rank}` : `Key${rank}`);
  }

  /** Goes through setup from the first page to the last question: the picture, the names. */
  async seat(kit: Kit, names: readonly string[]): Promise<void> {
    await this.chooseKit(kit);
    await this.name(names);
  }

  /** Presses the key of the picture of what is at hand. */
  async chooseKit(kit: Kit): Promise<void> {
    const pictures = this.page.locator('[data-kit]');
    await pictures.first().waitFor();
    const kits = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('data-kit')));
    await this.press(`Digit${String(kits.indexOf(kit) + 1)}`);
  }

  async name(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.page.getByRole('textbox').and(this.page.locator(':focus')).waitFor();
      await this.page.keyboard.type(name);
      this.#keys += name.length;
      await this.press('Enter');
    }
    await this.press('Enter');
  }

  /** Presses Tab until the focus is on what `label` matches, by its own words and those of its group. */
  async tabTo(label: RegExp, within = /(?:)/): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const focus = await this.page.evaluate(() => {
        const at = document.activeElement;
        const own = [at?.getAttribute('aria-label'), at?.querySelector('[aria-label]')?.getAttribute('aria-label')];
        return { own: [...own, at?.textContent].join(' '), group: at?.closest('li, section, .seat')?.textContent ?? '' };
      });
      if (label.test(focus.own) && within.test(focus.group)) return;
      await this.press('Tab');
    }
    throw new Error(`nothing that takes the focus is called ${String(label)}`);
  }
}
