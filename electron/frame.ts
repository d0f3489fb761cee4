import { join } from 'node:path';
import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { windowArgument, type WindowName } from './channels.ts';

/** The taskbar's picture; macOS takes that of the program. */
const ICON = join(import.meta.dirname, 'icon.png');

/** A window that is not shown yet, with nothing in reach of its page but what its preload gives it. */
export function makeWindow(name: WindowName, options: BrowserWindowConstructorOptions): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: '#000000',
    icon: ICON,
    ...options,
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      additionalArguments: [windowArgument(name)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      devTools: false,
      spellcheck: false,
      // The table window never has the keyboard, so no key press could ever permit sound.
      autoplayPolicy: 'no-user-gesture-required',
      // The count must go on even if another window covers this one.
      backgroundThrottling: false,
    },
  });
  // The program gives it its title, in the language of the console.
  window.on('page-title-updated', (event) => event.preventDefault());
  return window;
}
