import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { app, Menu, powerMonitor, powerSaveBlocker, session } from 'electron';
import { leaveWord } from '../app/cli/in-use.ts';
import { NoTable, nightsFolder } from '../app/cli/nights-folder.ts';
import { parseStartOptions, type StartOptions } from '../app/cli/options.ts';
import { EXIT, SHELL_REFUSED } from '../app/cli/process.ts';
import { openOrTakeOver } from '../app/cli/take-over.ts';
import type { RefereePort } from '../host/session/port.ts';
import { systemClock } from '../host/clock/clock.ts';
import { lockContents, lockSession } from './lockdown.ts';
import { servePages } from './pages.ts';
import { SeatKeys } from './seat-keys.ts';
import { askInDialog } from './take-over.ts';
import { openWindows } from './windows.ts';
import { wire } from './wire.ts';

/** How long it waits for the table to open if it is asked to quit meanwhile, ms. */
const OPENING_MS = 5_000;

/** Runs the desktop shell around the referee that `open` resolves with. Exits when the console's window is closed. */
export function runApp(open: (options: StartOptions, version: string) => Promise<RefereePort>): void {
  const parsed = parseStartOptions(process.argv.slice(app.isPackaged ? 1 : 2), true);
  if (!parsed.ok) return leave(parsed.exitCode, parsed.text);
  if (!app.requestSingleInstanceLock())
    return leave(0, 'The referee is already running; its console has been brought to the front.\n');
  Menu.setApplicationMenu(null);
  const { options } = parsed;
  const openNow = () => openOrTakeOver(options, (chosen) => open(chosen, app.getVersion()), askInDialog);
  const opened = app.whenReady().then(() => openWithWord(openNow, nightsFolder(options)));
  // A dialog may be asking whether to take over, which nobody will answer.
  const quitting = closeFirst(async () => (await Promise.race([opened, wait(OPENING_MS, undefined)]))?.close());
  opened
    .then(({ referee }) => show(referee, quitting))
    .catch((error: unknown) => {
      // Windows that are closed while they open reject, too.
      if (!quitting()) leave(SHELL_REFUSED, `${error instanceof NoTable ? error.message : String(error)}\n`);
    });
}

/** Opens the referee, and leaves word for a second one of where it runs. */
async function openWithWord(
  open: () => Promise<RefereePort>,
  nights: string,
): Promise<{ readonly referee: RefereePort; close(): Promise<void> }> {
  const referee = await open();
  const takeBack = await leaveWord(nights, { pid: process.pid, shell: 'electron' });
  const close = async () => {
    await takeBack();
    await referee.close();
  };
  return { referee, close };
}

async function show(referee: RefereePort, quitting: () => boolean): Promise<void> {
  lockSession(session.defaultSession);
  await servePages(session.defaultSession, join(import.meta.dirname, '../renderer'));
  // Electron crashes if a window is created after `app.exit`.
  if (quitting()) return;
  powerSaveBlocker.start('prevent-display-sleep');
  powerMonitor.on('resume', () => referee.woke());
  const keys = new SeatKeys(referee);
  const windows = await openWindows({
    isQuitting: quitting,
    clock: systemClock,
    prepare: (who, contents) => {
      lockContents(contents);
      contents.on('before-input-event', (event, input) => {
        if (keys.take(input)) event.preventDefault();
      });
      // A page that hangs is ended; it then reloads like one that crashed.
      wire({ contents, who, referee, clock: systemClock, onHung: () => contents.forcefullyCrashRenderer() });
    },
  });
  windows.console.on('closed', () => app.quit());
  app.on('second-instance', () => {
    if (windows.console.isMinimized()) windows.console.restore();
    windows.console.focus();
  });
}

/** However the app is ended, the referee closes its record first. Returns a function that says whether it is ending. */
function closeFirst(close: () => Promise<void>): () => boolean {
  let ending = false;
  app.on('before-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    // Everything shown is on the disk already, so a port or folder that cannot be closed does not matter.
    const exit = () => app.exit(0);
    void close().then(exit, exit);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The second request ends it at once.
      if (ending) app.exit(EXIT.interrupted);
      else app.quit();
    });
  }
  return () => ending;
}

function leave(exitCode: number, text: string): void {
  process.stderr.write(text);
  app.exit(exitCode);
}
