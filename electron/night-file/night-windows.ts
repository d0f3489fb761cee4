import { realpathSync } from 'node:fs';
import { NightWindow, type NightWindowParts } from './night-window.ts';

/** A window for each night's file that was opened. */
export class NightWindows {
  readonly #windows = new Map<string, NightWindow>();
  readonly #parts: Omit<NightWindowParts, 'path' | 'isOpen'>;
  readonly #openNight: () => string | undefined;

  /** @param openNight the path of the file that the running referee writes; undefined if there is none */
  constructor(parts: Omit<NightWindowParts, 'path' | 'isOpen'>, openNight: () => string | undefined) {
    this.#parts = parts;
    this.#openNight = openNight;
  }

  get count(): number {
    return this.#windows.size;
  }

  /** Shows this file in a window, or brings the window that shows it to the front. */
  open(path: string): void {
    const there = this.#windows.get(path);
    if (there !== undefined) return there.again();
    const opened = new NightWindow({ ...this.#parts, path, isOpen: () => isSameFile(path, this.#openNight()) });
    this.#windows.set(path, opened);
    opened.window.once('closed', () => this.#windows.delete(path));
  }
}

function isSameFile(path: string, other: string | undefined): boolean {
  if (other === undefined || other === '') return false;
  try {
    return realpathSync(path) === realpathSync(other);
  } catch {
    return false;
  }
}
