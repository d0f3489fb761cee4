import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, session, shell } from 'electron';
import * as v from 'valibot';
import { desktopRequestSchema, type DesktopAnswer, type DesktopRequest, type NewerVersion } from '../host/contract/desktop.ts';
import type { Language } from '../words/language.ts';
import { CHANNELS } from './channels.ts';
import { lookForNewer } from './newer/look-for-newer.ts';
import { releasePlace } from './newer/release-place.ts';
import type { Windows } from './windows.ts';
import { fromPage } from './wire.ts';

const DONE: DesktopAnswer = { kind: 'done' };
const FAILED: DesktopAnswer = { kind: 'failed' };
/** In memory only, and of its own, because the session of the windows answers every address itself. */
const PARTITION = 'newer-version';

interface DesktopParts {
  readonly windows: Windows;
  readonly nightsFolder: string;
  readonly speak: (language: Language) => void;
}

/** Does what the console asks of the program around it. */
export class Desktop {
  readonly #parts: DesktopParts;
  #newer: NewerVersion | undefined;

  constructor(parts: DesktopParts) {
    this.#parts = parts;
    const { webContents } = parts.windows.console;
    const isOurs = fromPage(webContents, 'console');
    webContents.ipc.handle(CHANNELS.desktop, (event, asked: unknown) => {
      if (!isOurs(event)) throw new Error('not from the console');
      const request = v.safeParse(desktopRequestSchema, asked);
      return request.success ? this.#answer(request.output) : FAILED;
    });
  }

  /** Opens the folder of the nights in the system's own program for files. */
  async openNights(): Promise<DesktopAnswer> {
    const problem = await shell.openPath(this.#parts.nightsFolder);
    return problem === '' ? DONE : FAILED;
  }

  toggleFullScreen(): void {
    const { console } = this.#parts.windows;
    console.setFullScreen(!console.isFullScreen());
  }

  #answer(request: DesktopRequest): DesktopAnswer | Promise<DesktopAnswer> {
    switch (request.type) {
      case 'speak':
        this.#parts.speak(request.language);
        return DONE;
      case 'openNights':
        return this.openNights();
      case 'fullScreen':
        this.toggleFullScreen();
        return DONE;
      case 'lookForNewer':
        return this.#look();
      case 'openNewer':
        return this.#openNewer();
      case 'quit':
        // Not in the middle of its own question.
        setImmediate(() => this.#parts.windows.console.close());
        return DONE;
    }
  }

  async #look(): Promise<DesktopAnswer> {
    this.#newer = await newerVersion();
    return this.#newer;
  }

  async #openNewer(): Promise<DesktopAnswer> {
    if (this.#newer?.kind !== 'newer') return FAILED;
    return shell.openExternal(this.#newer.page).then(
      () => DONE,
      () => FAILED,
    );
  }
}

/** Looks for a newer version, because somebody has asked for it. */
async function newerVersion(): Promise<NewerVersion> {
  const manifest: unknown = JSON.parse(await readFile(join(app.getAppPath(), 'package.json'), 'utf8'));
  const own = session.fromPartition(PARTITION, { cache: false });
  // Otherwise Electron names itself, the system and its version, and the languages of the user.
  own.setUserAgent('hungarian-war-referee', 'en');
  return lookForNewer({
    place: releasePlace(manifest),
    version: app.getVersion(),
    fetch: (url, options) => own.fetch(url, options),
  });
}
