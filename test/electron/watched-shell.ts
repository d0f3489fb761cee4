import type { BrowserWindow } from 'electron';
import type { JSHandle } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Onlooker } from '../../host/contract/live.ts';
import { tableIn, type Answer, type ConsoleView, type Course, type TableView } from '../../host/contract/view.ts';
import { key, openShell, type Shell } from '../support/shell.ts';

/** How long a window may take to do what it must, on a busy machine. */
export const PATIENT = { timeout: 60_000 };
const WINDOWS = ['console', 'table'] as const satisfies readonly Onlooker[];

/** The visible part of the table, without the view's number and time and the disk status. */
export interface Standing extends Omit<ConsoleView, 'kind' | 'table'> {
  readonly table: Omit<TableView, 'kind' | 'version' | 'now' | 'diskStatus'>;
}

/**
 * The desktop shell, watched by what its main process sends: that goes on over crashes, which cut the debugger off from a
 * page.
 */
export class WatchedShell {
  readonly shell: Shell;
  readonly #windows: Readonly<Record<Onlooker, JSHandle<BrowserWindow>>>;

  private constructor(shell: Shell) {
    this.shell = shell;
    this.#windows = { console: shell.dealer.window, table: shell.table.window };
  }

  static async open(executable: string, args: readonly string[], userData?: string): Promise<WatchedShell> {
    const at = new WatchedShell(await openShell(executable, args, userData));
    for (const who of WINDOWS) await at.#windows[who].evaluate(overhear);
    // A page that starts to watch is sent everything again.
    for (const who of WINDOWS) await at.#windows[who].evaluate(({ webContents }) => webContents.reload());
    for (const who of WINDOWS) await at.cameBack(who, 0);
    return at;
  }

  window(who: Onlooker): JSHandle<BrowserWindow> {
    return this.#windows[who];
  }

  /** The newest view this window was sent, and how many pages have been loaded in it. */
  sent(who: Onlooker): Promise<{ readonly view: TableView | ConsoleView | undefined; readonly watches: number }> {
    return this.#windows[who].evaluate(({ webContents }) => {
      const { view, watches } = Reflect.get(webContents, 'overheard') as { view?: TableView; watches: number };
      return { view, watches };
    });
  }

  /** What of the table this window was last sent. */
  async seen(who: Onlooker): Promise<TableView> {
    const { view } = await this.sent(who);
    if (view === undefined) throw new Error(`no view has come to the ${who}`);
    return tableIn(view);
  }

  /** What stays until somebody does something: a correction is told for some seconds, and a crash may take longer. */
  async standing(): Promise<Standing> {
    const view = (await this.sent('console')).view as ConsoleView;
    const { version: _version, now: _now, diskStatus: _lamp, kind: _table, game, ...table } = view.table;
    const { kind: _console, ...more } = view;
    if (game === undefined) return { ...more, table };
    const { corrections: _told, ...lasting } = game;
    return { ...more, table: { ...table, game: lasting } };
  }

  async course(): Promise<Course> {
    const { game } = (await this.standing()).table;
    if (game === undefined) throw new Error('no game has begun');
    return game.course;
  }

  /** Sends a command from the console's page, whether or not it has crashed before. */
  command(command: unknown): Promise<Answer> {
    return this.#windows.console.evaluate(
      ({ webContents }, asked) => webContents.executeJavaScript(`window.referee.command(${asked})`) as Promise<Answer>,
      JSON.stringify(command),
    );
  }

  async accepted(command: unknown): Promise<void> {
    expect(await this.command(command)).toEqual({ ok: true });
  }

  press(who: Onlooker, keyCode: string): Promise<void> {
    return key({ window: this.#windows[who], page: this.shell.dealer.page }, keyCode);
  }

  /** Presses a key of the only seat with keys until it counts: the host drops keys until the attempt's number is on the disk. */
  async chooses(who: Onlooker, keyCode: string): Promise<void> {
    await vi.waitFor(async () => {
      await this.press(who, keyCode);
      expect(await this.course()).toMatchObject({ phase: 'choosing', ready: 1 });
    }, PATIENT);
  }

  /** Waits until the host says that this phase has come, and both windows show it. */
  async shows(phase: Course['phase']): Promise<void> {
    await vi.waitFor(async () => expect((await this.course()).phase).toBe(phase), PATIENT);
    for (const who of WINDOWS) await vi.waitFor(async () => expect(await this.phaseShown(who)).toBe(phase), PATIENT);
  }

  /** The phase the page itself shows; undefined while it is gone, loads or shows no game. */
  phaseShown(who: Onlooker): Promise<string | undefined> {
    return this.#windows[who].evaluate(({ webContents }) => {
      if (webContents.isCrashed() || webContents.isLoading()) return undefined;
      const look = 'document.querySelector("[data-phase]")?.dataset.phase';
      const shown = webContents.executeJavaScript(look) as Promise<string | undefined>;
      // A page that is loaded again meanwhile never answers.
      return Promise.race([shown, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 2_000))]);
    });
  }

  /** Waits until the page says this: a key pressed earlier would act on what it showed before. */
  async says(who: Onlooker, text: string): Promise<void> {
    const look = `document.body.textContent.includes(${JSON.stringify(text)})`;
    const said = () => this.#windows[who].evaluate(({ webContents }, code) => webContents.executeJavaScript(code), look);
    await vi.waitFor(async () => expect(await said()).toBe(true), PATIENT);
  }

  /** Ends the page's process; resolves once that is known, with what to hand to `cameBack`. */
  async crash(who: Onlooker): Promise<number> {
    const { watches } = await this.sent(who);
    await this.#windows[who].evaluate(
      ({ webContents }) =>
        new Promise<void>((resolve) => {
          webContents.once('render-process-gone', () => resolve());
          webContents.forcefullyCrashRenderer();
        }),
    );
    return watches;
  }

  /** Makes the page hang for ever. */
  async hang(who: Onlooker): Promise<number> {
    const { watches } = await this.sent(who);
    await this.#windows[who].evaluate(({ webContents }) => {
      void webContents.executeJavaScript('for (;;);').catch(() => undefined);
    });
    return watches;
  }

  /** Waits until a page watches, after so many before it. */
  async cameBack(who: Onlooker, watches: number): Promise<void> {
    await vi.waitFor(async () => {
      const sent = await this.sent(who);
      expect(sent.watches).toBeGreaterThan(watches);
      expect(sent.view).toBeDefined();
    }, PATIENT);
  }
}

/** Runs in the main process. */
function overhear({ webContents }: BrowserWindow): void {
  const overheard: { view?: unknown; watches: number } = { watches: 0 };
  Reflect.set(webContents, 'overheard', overheard);
  const send = webContents.send.bind(webContents);
  webContents.send = (channel: string, ...args: readonly unknown[]) => {
    const [message] = args as [{ type: string; view?: unknown }];
    if (message.type === 'view') overheard.view = message.view;
    send(channel, ...args);
  };
  webContents.ipc.on('referee:watch', () => (overheard.watches += 1));
}
