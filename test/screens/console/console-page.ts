import type { Browser, Page } from 'playwright-core';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { MOUNTED, type Pages } from '../pages.ts';
import { PSEUDO, type Language } from '../../../words/language.ts';
import type { ConsoleShot } from './console-shot.ts';
import { CONSOLE_SHOTS } from './console-shots.ts';

/** Stands in for the shell's bridge; a string, because it runs in the page. Nothing remains from the previous shot. */
const bridge = (oneScreen: boolean) => `
  localStorage.clear();
  localStorage.setItem('referee.console.table', '${oneScreen ? 'yes' : 'no'}');
  globalThis.__name = (named) => named;
  window.referee = {
    watch(onMessage) { window.say = onMessage; return () => {}; },
    command: () => Promise.resolve({ ok: true }),
  };`;

export interface ConsolePageChoices {
  readonly size: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly oneScreen: boolean;
}

/** One window of the console that is shown one state after the other, because opening one for each would take minutes. */
export class ConsolePage {
  readonly page: Page;
  readonly #between: ConsoleView;

  private constructor(page: Page) {
    this.page = page;
    this.#between = between();
  }

  static async open(
    browser: Browser,
    { url, judge }: Pick<Pages, 'url' | 'judge'>,
    { size, language = PSEUDO, oneScreen }: ConsolePageChoices,
  ): Promise<ConsolePage> {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
    for (const script of [bridge(oneScreen), judge]) await page.addInitScript(script);
    await page.goto(`${url}console.html?lang=${language}`, { waitUntil: 'load' });
    await page.waitForFunction(MOUNTED);
    const at = new ConsolePage(page);
    await at.#say(at.#between);
    await page.evaluate(
      `setInterval(() => window.say({ type: 'alive', version: 1, now: ${String(at.#between.table.now)} }), 500)`,
    );
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return at;
  }

  /** Shows the state with nothing left of the one before: another game is shown first, a panel opened and closed, and what is half typed erased. */
  async show({ view, keys }: ConsoleShot): Promise<void> {
    await this.#say(this.#between);
    for (const key of ['F1', 'Escape', 'Escape']) await this.page.keyboard.press(key);
    await this.#say(view);
    for (const key of keys) await press(this.page, key);
  }

  /** Draws what is shown in a window of this size. */
  async resize(size: ConsolePageChoices['size']): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }

  close(): Promise<void> {
    return this.page.close();
  }

  async #say(view: ConsoleView): Promise<void> {
    await this.page.evaluate(`window.say(${JSON.stringify({ type: 'view', view })})`);
  }
}

/** A game that no shot shows. */
function between(): ConsoleView {
  const view = CONSOLE_SHOTS.find(
    ({
      view: {
        table: { game },
      },
    }) => game?.course.phase === 'choosing',
  )?.view;
  if (view?.table.game === undefined) throw new Error('no shot shows a game');
  const { game } = view.table;
  return { ...view, table: { ...view.table, game: { ...game, game: 99, course: { ...game.course, step: 1 } } } };
}

async function press(page: Page, key: string): Promise<void> {
  const [kind, rest] = key.split(':');
  if (kind === 'text' && rest !== undefined) await page.keyboard.type(rest);
  else if (kind === 'click' && rest !== undefined) await page.click(rest);
  else if (key === 'end') await page.evaluate(`document.querySelector('.setup').scrollTo(0, 1e6)`);
  else await page.keyboard.press(key);
}
