import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { JSHandle, Page } from 'playwright-core';
import { vi } from 'vitest';
import type { ConsoleView, TableView } from '../../host/contract/view.ts';
import { launchElectron, type RunningApp } from './electron.ts';

/** One window of the desktop shell: its page, and the window as the main process has it. */
export interface ShellWindow {
  readonly page: Page;
  readonly window: JSHandle<BrowserWindow>;
}

export interface Shell {
  readonly running: RunningApp;
  readonly dealer: ShellWindow;
  readonly table: ShellWindow;
  /** The errors that pages wrote to their own consoles. */
  readonly complaints: string[];
}

/** `userData` is a folder from an earlier start; without it a new one is used. */
export async function openShell(executable: string, args: readonly string[], userData?: string): Promise<Shell> {
  const running = await launchElectron(executable, args, userData);
  const complaints: string[] = [];
  const find = async (name: string): Promise<ShellWindow> => {
    const page = await vi.waitFor(() => {
      const found = running.app.windows().find((window) => window.url().endsWith(`/${name}.html`));
      if (found === undefined) throw new Error(`no window shows the ${name}`);
      return found;
    }, 30_000);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, window: await running.app.browserWindow(page) };
  };
  return { running, dealer: await find('console'), table: await find('table'), complaints };
}

/** A shell on a new folder of nights, which is removed when it closes. */
export interface FreshShell {
  readonly shell: Shell;
  readonly nights: string;
  close(): Promise<void>;
}

export async function openFreshShell(executable: string): Promise<FreshShell> {
  const nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  const shell = await openShell(executable, ['--nights', nights]);
  const close = async () => {
    await shell.running.close();
    rmSync(nights, { recursive: true });
  };
  return { shell, nights, close };
}

/** Presses a key; the window cannot tell it from the real keyboard. */
export function key({ window }: ShellWindow, keyCode: string): Promise<void> {
  return window.evaluate(({ webContents }, code) => {
    for (const type of ['keyDown', 'keyUp'] as const) webContents.sendInputEvent({ type, keyCode: code });
  }, keyCode);
}

/** Makes the app believe that a second screen was plugged in or out. */
export function plugScreen({ running }: Shell, there: boolean): Promise<void> {
  return running.app.evaluate(({ screen }, plugged) => {
    const [first] = screen.getAllDisplays();
    if (first === undefined) throw new Error('no screen at all');
    const second = { ...first, id: first.id + 1, bounds: { x: 200, y: 200, width: 640, height: 360 } };
    screen.getAllDisplays = () => (plugged ? [first, second] : [first]);
    screen.emit(plugged ? 'display-added' : 'display-removed');
  }, there);
}

/** The host's answer to a command of the console. */
export function send({ dealer }: Shell, command: unknown): Promise<unknown> {
  return dealer.page.evaluate((given) => window.referee?.command?.(given), command);
}

/** The current view, or one that was on its way. It replaces the page's own watcher, for good. */
export function viewOf({ page }: ShellWindow): Promise<TableView | ConsoleView> {
  return page.evaluate(
    () =>
      new Promise<TableView | ConsoleView>((resolve) => {
        window.referee?.watch((message) => {
          if (message.type === 'view') resolve(message.view);
        });
      }),
  );
}
