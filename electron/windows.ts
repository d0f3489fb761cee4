import { join } from 'node:path';
import { BrowserWindow, screen, type WebContents } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import { windowArgument } from './channels.ts';
import { PAGES } from './pages.ts';
import { screenOfTable } from './placing.ts';

/** A window that crashed is loaded again after this pause, so that one which always crashes does not spin. */
const RELOAD_MS = 500;

export interface Windows {
  readonly console: BrowserWindow;
  readonly table: BrowserWindow;
}

export interface OpenOptions {
  /** Called for each window's contents before its page loads. */
  readonly prepare: (who: Onlooker, contents: WebContents) => void;
  /** Once true, the table's window may close. */
  readonly isQuitting: () => boolean;
}

/** Opens both windows: the console with the keyboard, and the table, which is seen as long as there is a screen for it. */
export async function openWindows({ prepare, isQuitting }: OpenOptions): Promise<Windows> {
  const windows = { console: create('console'), table: create('table') };
  for (const who of ['console', 'table'] as const) {
    prepare(who, windows[who].webContents);
    comeBack(windows[who].webContents);
  }
  windows.table.on('close', (event) => {
    if (!isQuitting()) event.preventDefault();
  });
  // The dealer's keys must work whatever was clicked last.
  windows.table.on('focus', () => {
    windows.console.focus();
  });
  const place = () => {
    if (!isQuitting()) placeTable(windows);
  };
  for (const change of ['display-added', 'display-removed'] as const) screen.on(change as 'display-added', place);
  await Promise.all([windows.console.loadURL(PAGES.console), windows.table.loadURL(PAGES.table)]);
  windows.console.maximize();
  place();
  windows.console.show();
  windows.console.focus();
  return windows;
}

function create(who: Onlooker): BrowserWindow {
  return new BrowserWindow({
    width: 1024,
    height: 600,
    show: false,
    backgroundColor: '#000000',
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      additionalArguments: [windowArgument(who)],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      devTools: false,
      spellcheck: false,
      // The count runs on whether or not another window covers this one.
      backgroundThrottling: false,
    },
  });
}

function placeTable({ console, table }: Windows): void {
  const area = screenOfTable(screen.getAllDisplays(), screen.getDisplayMatching(console.getBounds()));
  table.setKiosk(false);
  if (area === undefined) {
    table.hide();
    return;
  }
  table.setBounds(area);
  table.showInactive();
  table.setKiosk(true);
}

/** A window whose page crashed comes back where it was; the host does not notice. */
function comeBack(contents: WebContents): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    setTimeout(() => {
      if (!contents.isDestroyed()) contents.reload();
    }, RELOAD_MS);
  });
}
