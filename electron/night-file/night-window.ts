import { basename } from 'node:path';
import { app, dialog, screen, type BrowserWindow, type WebContents } from 'electron';
import * as v from 'valibot';
import type { Clock } from '../../host/clock/clock.ts';
import { nightFileRequestSchema, type NightFileView } from '../../host/contract/night-file.ts';
import type { ExportFormat } from '../../host/contract/night.ts';
import { SUFFIX } from '../../host/export/night.ts';
import type { Language } from '../../words/language.ts';
import { CHANNELS } from '../channels.ts';
import { comeBack } from '../come-back.ts';
import { makeWindow } from '../frame.ts';
import { PAGES } from '../pages.ts';
import { fromPage } from '../wire.ts';
import { inReaderProcess } from './reader-process.ts';

const SIZE = { width: 900, height: 680 } as const;

export interface NightWindowParts {
  readonly path: string;
  /** Whether the running referee writes this file. */
  readonly isOpen: () => boolean;
  readonly clock: Clock;
  /** Whether a dialog of the system may open: it hears every key, also those of seats. */
  readonly mayAsk: () => boolean;
  /** Called for its contents before its page loads. */
  readonly prepare: (contents: WebContents) => void;
}

/** The window that shows one night's file: what is in it, what `verify` says, and exports. It never touches the table. */
export class NightWindow {
  readonly window: BrowserWindow;
  readonly #parts: NightWindowParts;
  #view: NightFileView;
  #isReading = false;

  constructor(parts: NightWindowParts) {
    const { path, clock, prepare } = parts;
    this.#parts = parts;
    this.#view = { file: basename(path), path, isOpen: parts.isOpen() };
    const { width, height } = screen.getPrimaryDisplay().workAreaSize;
    this.window = makeWindow('nightFile', { width: Math.min(SIZE.width, width), height: Math.min(SIZE.height, height) });
    this.window.removeMenu();
    this.window.setTitle(`${basename(path)} – ${app.name}`);
    const { webContents } = this.window;
    prepare(webContents);
    this.#listen(webContents);
    comeBack(webContents, clock, () => this.#load());
    this.window.once('ready-to-show', () => this.window.show());
    this.#load();
    void this.#read();
  }

  /** Brings it to the front, with what the file holds now. */
  again(): void {
    if (this.window.isMinimized()) this.window.restore();
    this.window.focus();
    void this.#read();
  }

  #load(): void {
    this.window.loadURL(PAGES.nightFile).catch(() => undefined);
  }

  #listen(contents: WebContents): void {
    const isOurs = fromPage(contents, 'nightFile');
    contents.ipc.on(CHANNELS.watchNightFile, (event) => {
      if (isOurs(event)) this.#show({});
    });
    contents.ipc.on(CHANNELS.askNightFile, (event, asked: unknown) => {
      const request = v.safeParse(nightFileRequestSchema, asked);
      if (!isOurs(event) || !request.success) return;
      const { output } = request;
      if (output.type === 'close') this.window.close();
      else if (output.type === 'readAgain') void this.#read();
      else void this.#export(output.format, output.language);
    });
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const { found: _before, saved: _saved, ...named } = this.#view;
    this.#view = named;
    this.#show({ isOpen: this.#parts.isOpen() });
    const found = await inReaderProcess<'find'>({ type: 'find', path: this.#parts.path });
    this.#isReading = false;
    this.#show({ found: found ?? { kind: 'gave up' } });
  }

  /** Asks where, and writes it there. */
  async #export(format: ExportFormat, language: Language): Promise<void> {
    const { path, mayAsk } = this.#parts;
    if (!mayAsk()) return this.#show({ saved: { kind: 'seats at keys' } });
    const suffix = SUFFIX[format];
    const { canceled, filePath } = await dialog.showSaveDialog(this.window, {
      defaultPath: `${path.replace(/\.[^./\\]*$/, '')}${suffix}`,
      filters: [{ name: suffix.slice(1).toUpperCase(), extensions: [suffix.slice(1)] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    });
    if (canceled || filePath === '') return;
    const job = { type: 'export', path, target: filePath, format, language } as const;
    const saved = await inReaderProcess<'export'>(job);
    if (saved !== undefined && 'found' in saved) return this.#show(saved);
    this.#show({ saved: saved ?? { kind: 'failed', code: 'ETIMEDOUT' } });
  }

  #show(newer: Partial<NightFileView>): void {
    this.#view = { ...this.#view, ...newer };
    if (this.window.isDestroyed() || this.window.webContents.isCrashed()) return;
    this.window.webContents.send(CHANNELS.nightFile, this.#view);
  }
}
