import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { enterConsole, sessionOf } from '../support/console-access.ts';
import { startInBrowser, type Started } from '../support/start.ts';

const PATIENT = { timeout: 30_000 };

/** On a desktop like GNOME, `xdg-open` opens files with `gio`; the stand-in writes down what it was to open. */
describe.skipIf(process.platform !== 'linux')('the browser that is opened', () => {
  let home: string;
  let running: Started;
  const opened = () => join(home, 'opened');
  const nights = () => join(home, 'nights');

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'referee-home-'));
    mkdirSync(join(home, 'bin'));
    const opener = join(home, 'bin/gio');
    const script = '[ "$1" != open ] || { shift; printf "%s\\n" "$@" > "$HOME/told" && mv "$HOME/told" "$HOME/opened"; }';
    writeFileSync(opener, `#!/bin/sh\n${script}\n`);
    chmodSync(opener, 0o755);
    const PATH = `${join(home, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
    running = startInBrowser(['--http-port', '0', '--nights', nights()], {
      PATH,
      HOME: home,
      DISPLAY: ':99',
      XDG_CURRENT_DESKTOP: 'GNOME',
    });
  });
  afterEach(async () => {
    await running.stop();
    rmSync(home, { recursive: true });
  });

  /** The arguments the browser was given, which `ps` shows to everybody on this computer. */
  async function told(): Promise<string> {
    await vi.waitFor(() => expect(existsSync(opened())).toBe(true), PATIENT);
    return readFileSync(opened(), 'utf8').trimEnd();
  }

  it('receives the path of a private file and no secret; the file opens the console once and is deleted', async () => {
    const page = await told();
    expect(page).toMatch(/^\/\S+\.html$/);
    expect([page, dirname(page)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
    const [link = ''] = /http:\S+\/console#[\w-]{32}/.exec(readFileSync(page, 'utf8')) ?? [];
    expect(page).not.toContain(new URL(link).hash.slice(1));
    // The terminal shows another link, unused, for a second browser.
    await running.waitFor(/Ctrl-C ends it/);
    expect(running.said()).not.toContain(link);
    const socket = enterConsole(link);
    const session = await sessionOf(socket);
    for (const secret of [new URL(link).hash.slice(1), session]) expect(page).not.toContain(secret);
    await vi.waitFor(() => expect(existsSync(dirname(page))).toBe(false), PATIENT);
    socket.terminate();
    await expect(sessionOf(enterConsole(link))).rejects.toThrow('4401');
  });

  it('finds the console with that file, and keeps no trace of the token', async () => {
    const file = await told();
    const [token = ''] = /(?<=#)[\w-]{32}/.exec(readFileSync(file, 'utf8')) ?? [];
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.locator('[data-kit]').first().waitFor(PATIENT);
    expect(new URL(page.url())).toMatchObject({ pathname: '/console', search: '', hash: '' });
    const kept = await page.evaluate(() =>
      JSON.stringify([document.referrer, document.cookie, history.state, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(token);
    await browser.close();
  });

  it('leaves nothing behind if it never opened the file', async () => {
    const folder = dirname(await told());
    expect(existsSync(folder)).toBe(true);
    expect(await running.stop()).toBe(0);
    expect(readdirSync(home).sort()).toEqual(['bin', 'nights', 'opened']);
  });
});
