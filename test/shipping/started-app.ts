import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from 'playwright-core';
import { environment, hasDisplay, makeDisplay } from '../support/electron.ts';

/** A packed app that runs, as its windows and its terminal show it. */
export interface StartedApp {
  /** The page of the console or the table, once it exists. */
  page(name: 'console' | 'table'): Promise<Page>;
  /** What it wrote to stderr, except the address of its debugger. */
  complaints(): readonly string[];
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Ends it by force if it still runs. */
  kill(): Promise<void>;
}

const LISTENING = /^DevTools listening on (ws:\S+)$/m;

/** The words in front of a program that make it run elsewhere, by the display that it shows its windows on. */
type Within = (display: string) => readonly string[];

/**
 * Starts a packed app on the display that is there or on one made for it. Its fuses keep a debugger out of the main
 * process, so its pages are inspected as in any Chromium. Within something else it has a sandbox.
 */
export async function startPacked(executable: string, args: readonly string[], within?: Within): Promise<StartedApp> {
  const screen = hasDisplay() ? undefined : await makeDisplay();
  const env = { ...environment(), ...(screen !== undefined && { DISPLAY: screen.display }) };
  const [program = executable, ...before] = within?.(env['DISPLAY'] ?? '') ?? [];
  const command = [...before, ...(within === undefined ? ['--no-sandbox'] : [executable])];
  const child = spawn(program, [...command, '--log-level=3', '--remote-debugging-port=0', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const ended = once(child, 'close').then(([code]) => {
    screen?.stop();
    return code as number | null;
  });
  const kill = async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  };
  const address = async () => {
    for (let match = LISTENING.exec(said); ; match = LISTENING.exec(said)) {
      if (match?.[1] !== undefined) return match[1];
      const more = once(child.stderr, 'data').then(() => true);
      if (!(await Promise.race([more, ended.then(() => false)]))) throw new Error('it ended before any window opened');
    }
  };
  try {
    const browser = await chromium.connectOverCDP(await address(), { timeout: 90_000 });
    return {
      page: (name) =>
        pageOf(browser, name).catch((error: unknown) => {
          throw new Error(`the packed app shows no ${name}, and said:\n${said}`, { cause: error });
        }),
      complaints: () => said.split('\n').filter((line) => line !== '' && !LISTENING.test(line)),
      ended,
      kill,
    };
  } catch (error) {
    await kill();
    throw new Error(`the packed app cannot be inspected, and printed:\n${said}`, { cause: error });
  }
}

async function pageOf(browser: Browser, name: string): Promise<Page> {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('no window at all');
  const isIt = (page: Page) => page.url().endsWith(`/${name}.html`);
  for (;;) {
    const found = context.pages().find(isIt);
    if (found !== undefined) return found;
    await context.waitForEvent('page');
  }
}
