import { screen, type BrowserWindow, type Rectangle, type WebContents } from 'electron';
import type { Onlooker } from '../host/contract/live.ts';
import type { Clock } from '../host/clock/clock.ts';
import { comeBack } from './come-back.ts';
import { makeWindow } from './frame.ts';
import { isPage, PAGES } from './pages.ts';
import { screenOfTable } from './placing.ts';

const SCREEN_CHANGES = ['display-added', 'display-removed', 'display-metrics-changed'] as const;

const SIZE = { width: 1024, height: 600 } as const;
/** px of a screen: on a lower one, the console needs every line, and About holds what the menu holds. */
const LEAST_HEIGHT = 700;

export type Windows = Readonly<Record<Onlooker, BrowserWindow>>;

interface OpenOptions {
  /** Called for each window's contents before its page loads. */
  readonly prepare: (who: Onlooker, contents: WebContents) => void;
  /** Once true, the table's window may close. */
  readonly isQuitting: () => boolean;
  readonly clock: Clock;
  /** Called before their pages load. */
  readonly opened: (windows: Windows) => void;
}

/** Opens both windows: the console, which has the keyboard, and the table, which is visible if there is a screen for it. */
export async function openWindows({ prepare, isQuitting, clock, opened }: OpenOptions): Promise<Windows> {
  const windows = { console: makeWindow('console', SIZE), table: makeWindow('table', SIZE) };
  for (const who of ['console', 'table'] as const) {
    prepare(who, windows[who].webContents);
    comeBack(windows[who].webContents, clock, () => void load(windows[who], who));
    // A navigation to about:blank cannot be prevented.
    windows[who].webContents.on('did-navigate', (_event, url) => {
      if (!isPage(url, who)) void load(windows[who], who);
    });
  }
  windows.table.removeMenu();
  opened(windows);
  windows.table.on('close', (event) => {
    if (!isQuitting()) event.preventDefault();
  });
  // The dealer's keys must work, whichever window was clicked last.
  windows.table.on('focus', () => windows.console.focus());
  const place = () => {
    if (!isQuitting()) placeTable(windows);
  };
  for (const change of SCREEN_CHANGES) screen.on(change as 'display-added', place);
  await Promise.all([load(windows.console, 'console'), load(windows.table, 'table')]);
  windows.console.maximize();
  place();
  windows.console.show();
  windows.console.focus();
  return windows;
}

function placeTable({ console, table }: Windows): void {
  const area = screenOfTable(screen.getAllDisplays(), screen.getDisplayMatching(console.getBounds()));
  // A change of the console's screen alone must not make the table flicker.
  if (area !== undefined && table.isVisible() && table.isKiosk() && isSame(area, table.getBounds())) return;
  table.setKiosk(false);
  if (area === undefined) return table.hide();
  table.setBounds(area);
  table.showInactive();
  table.setKiosk(true);
}

function isSame(a: Rectangle, b: Rectangle): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** If the page's process ends while it loads, `comeBack` loads it again. */
function load(window: BrowserWindow, who: Onlooker): Promise<void> {
  return window.loadURL(PAGES[who]).catch(() => undefined);
}

/** Shows the menu bar of this window where there is room for it. macOS has it elsewhere. */
export function placeMenuBar(window: BrowserWindow): void {
  const place = () => {
    // Electron hides it over the whole screen, and gives back what it was before.
    if (!window.isDestroyed() && !window.isFullScreen()) window.setMenuBarVisibility(hasRoom(window));
  };
  window.on('moved', place);
  screen.on('display-metrics-changed', place);
  place();
}

function hasRoom(window: BrowserWindow): boolean {
  return screen.getDisplayMatching(window.getBounds()).workArea.height >= LEAST_HEIGHT;
}
