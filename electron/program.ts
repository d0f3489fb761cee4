import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { app, dialog, Menu, powerMonitor, powerSaveBlocker, session, type WebContents } from 'electron';
import { leaveWord } from '../app/cli/in-use.ts';
import { NoTable, nightsFolder } from '../app/cli/nights-folder.ts';
import type { StartOptions } from '../app/cli/options.ts';
import { systemClock } from '../host/clock/clock.ts';
import type { MenuChoice } from '../host/contract/desktop.ts';
import type { ConsoleView } from '../host/contract/view.ts';
import { NIGHT_SUFFIX } from '../host/record/file-name.ts';
import type { RefereePort } from '../host/session/port.ts';
import desktop from '../words/generated/desktop.js';
import room from '../words/generated/room.js';
import { parseLanguage, type Language } from '../words/language.ts';
import { sayIn } from '../words/say.ts';
import { CHANNELS } from './channels.ts';
import { Desktop } from './desktop.ts';
import { lockContents, lockSession } from './lockdown.ts';
import { menuTemplate } from './menu.ts';
import { NightWindows } from './night-file/night-windows.ts';
import { servePages } from './pages.ts';
import { areSeatsAtKeys, SeatKeys } from './seat-keys.ts';
import { openWindows, placeMenuBar, type Windows } from './windows.ts';
import { wire } from './wire.ts';

export type OpenReferee = (options: StartOptions) => Promise<RefereePort>;

interface ProgramParts {
  /** Opens the table, or asks before it takes one over. Rejects with `NoTable`. */
  readonly open: OpenReferee;
  readonly isQuitting: () => boolean;
  /** Ends the program, because it shows nothing. */
  readonly giveUp: (why: string) => void;
}

interface OpenTable {
  readonly referee: RefereePort;
  close(): Promise<void>;
}

/** Everything that runs in the windows: at most one table, and any number of nights' files, which never touch it. */
export class Program {
  readonly #parts: ProgramParts;
  readonly #nights: NightWindows;
  #language: Language = parseLanguage(app.getLocale());
  #pages: Promise<void> | undefined;
  #table: Promise<OpenTable> | undefined;
  #nightsFolder = '';
  #keys: SeatKeys | undefined;
  #windows: Windows | undefined;
  #desktop: Desktop | undefined;
  #recordFile: string | undefined;
  #seatsAtKeys = false;

  constructor(parts: ProgramParts) {
    this.#parts = parts;
    const prepare = (contents: WebContents) => this.#prepare(contents);
    const mayAsk = () => !this.#seatsAtKeys;
    this.#nights = new NightWindows({ clock: systemClock, prepare, mayAsk }, () => this.#recordFile);
    // What About shows while no console is open.
    app.setAboutPanelOptions({ applicationName: app.name, applicationVersion: app.getVersion(), version: '' });
    this.#setMenu();
  }

  /** Resolves with what closes the table; undefined if none was opened. */
  get table(): Promise<OpenTable> | undefined {
    return this.#table;
  }

  /** Shows the file in a window of its own. */
  async openNight(path: string): Promise<void> {
    await this.#pagesReady();
    if (!this.#parts.isQuitting()) this.#nights.open(resolve(path));
  }

  /** Opens the table, or brings its console to the front. */
  async openTable(options: StartOptions): Promise<void> {
    if (this.#table !== undefined) return this.#toFront();
    this.#nightsFolder = nightsFolder(options);
    this.#table = this.#openWithWord(options);
    try {
      const { referee } = await this.#table;
      await this.#show(referee);
    } catch (error) {
      this.#table = undefined;
      // Windows that are closed while they open reject, too.
      if (this.#parts.isQuitting()) return;
      const why = error instanceof NoTable ? error.message : String(error);
      if (this.#nights.count === 0) this.#parts.giveUp(why);
      else dialog.showErrorBox(app.name, why);
    }
  }

  /** Opens the referee, and leaves word for a second one of where it runs. */
  async #openWithWord(options: StartOptions): Promise<OpenTable> {
    const referee = await this.#parts.open(options);
    const takeBack = await leaveWord(this.#nightsFolder, { pid: process.pid, shell: 'electron' });
    const close = async () => {
      await takeBack();
      await referee.close();
    };
    return { referee, close };
  }

  async #show(referee: RefereePort): Promise<void> {
    await this.#pagesReady();
    // Electron crashes if a window is created after `app.exit`.
    if (this.#parts.isQuitting()) return;
    powerSaveBlocker.start('prevent-display-sleep');
    powerMonitor.on('resume', () => referee.woke());
    this.#keys = new SeatKeys(referee);
    referee.watch('console', (view) => this.#see(view));
    const windows = await openWindows({
      isQuitting: this.#parts.isQuitting,
      clock: systemClock,
      prepare: (who, contents) => {
        this.#prepare(contents);
        // A page that hangs is ended; it then reloads like one that crashed.
        wire({ contents, who, referee, clock: systemClock, onHung: () => contents.forcefullyCrashRenderer() });
      },
      opened: (made) => this.#opened(made),
    });
    windows.console.on('closed', () => app.quit());
  }

  #see(view: ConsoleView): void {
    this.#recordFile = view.recordFile;
    const before = this.#seatsAtKeys;
    this.#seatsAtKeys = areSeatsAtKeys(view);
    if (this.#seatsAtKeys !== before) this.#setMenu();
  }

  /** Before the pages load, which ask at once. */
  #opened(windows: Windows): void {
    this.#windows = windows;
    const speak = (language: Language) => this.#speak(language);
    this.#desktop = new Desktop({ windows, nightsFolder: this.#nightsFolder, speak });
    this.#speak(this.#language);
    placeMenuBar(windows.console);
  }

  #prepare(contents: WebContents): void {
    lockContents(contents);
    contents.on('before-input-event', (event, input) => {
      if (this.#keys?.take(input) === true) event.preventDefault();
    });
  }

  #pagesReady(): Promise<void> {
    if (this.#pages === undefined) {
      lockSession(session.defaultSession);
      this.#pages = servePages(session.defaultSession, join(import.meta.dirname, '../renderer'));
    }
    return this.#pages;
  }

  #toFront(): void {
    const console = this.#windows?.console;
    if (console?.isMinimized() === true) console.restore();
    console?.focus();
  }

  /** The language of the console, and so of the menu and the titles. */
  #speak(language: Language): void {
    this.#language = language;
    const say = sayIn(language, desktop, room);
    for (const who of ['console', 'table'] as const) this.#windows?.[who].setTitle(`${say(`room-titles-${who}`)} – ${app.name}`);
    this.#setMenu();
  }

  #setMenu(): void {
    const actions = {
      about: (look: boolean) => (this.#windows === undefined ? app.showAboutPanel() : this.#tell({ type: 'about', look })),
      openNight: () => void this.#chooseNight(),
      openNights: () => void this.#desktop?.openNights(),
      fullScreen: () => this.#desktop?.toggleFullScreen(),
      speak: (language: Language) =>
        this.#windows === undefined ? this.#speak(language) : this.#tell({ type: 'language', language }),
      // The console asks first over a game.
      quit: () => (this.#windows === undefined ? app.quit() : this.#windows.console.close()),
    };
    const parts = {
      platform: process.platform,
      product: app.name,
      language: this.#language,
      mayAsk: !this.#seatsAtKeys,
      actions,
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(parts)));
  }

  #tell(choice: MenuChoice): void {
    this.#toFront();
    this.#windows?.console.webContents.send(CHANNELS.menu, choice);
  }

  async #chooseNight(): Promise<void> {
    const defaultPath = existsSync(this.#nightsFolder) ? this.#nightsFolder : app.getPath('home');
    const say = sayIn(this.#language, desktop);
    // Beside the nights lie locks and counters.
    const filters = [
      { name: say('desktop-night-files'), extensions: [NIGHT_SUFFIX.slice(1)] },
      { name: say('desktop-all-files'), extensions: ['*'] },
    ];
    const { filePaths } = await dialog.showOpenDialog({ defaultPath, filters, properties: ['openFile'] });
    for (const path of filePaths) await this.openNight(path);
  }
}
