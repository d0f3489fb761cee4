import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHANNELS } from '../../electron/channels.ts';
import { ORIGIN } from '../../electron/pages.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { everyCommand } from '../edges/every-command.ts';
import { electronHere } from '../support/electron.ts';
import { openFreshShell, send, type FreshShell, type Shell, type ShellWindow } from '../support/shell.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const here = electronHere();

it.skipIf('missing' in here)(
  'an error that nobody catches in the main process ends nothing, and the dealer is told',
  async () => {
    if ('missing' in here) return;
    const { shell, close } = await openFreshShell(here.executable);
    try {
      shell.running.expectFaults();
      await shell.running.app.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('thrown by a test');
        });
        void Promise.reject(new Error('rejected by a test'));
      });
      await shell.dealer.page.getByText(deskSay('en')('console-fault')).waitFor({ timeout: 30_000 });
    } finally {
      await close();
    }
  },
);

describe.skipIf('missing' in here)('the edges of the desktop shell', () => {
  let at: FreshShell;
  let shell: Shell;
  let dealer: ShellWindow;
  let table: ShellWindow;
  /** Each window's address and text, while nobody plays. */
  const home = new Map<ShellWindow, { readonly url: string; readonly content: string | null }>();

  beforeAll(async () => {
    if ('missing' in here) return;
    at = await openFreshShell(here.executable);
    ({ shell } = at);
    ({ dealer, table } = shell);
    for (const [window, question] of [
      [dealer, deskSay('en')('console-setup-question')],
      [table, sayIn('en', room)('room-setting-up')],
    ] as const) {
      await vi.waitFor(async () => {
        const content = await window.page.textContent('body');
        expect(content).toContain(question);
        expect(content).not.toContain(deskSay('en')('console-no-focus'));
        home.set(window, { url: window.page.url(), content });
      }, 30_000);
    }
  });

  afterAll(async () => {
    if (!('missing' in here)) await at.close();
  });

  const both = async (attack: (window: ShellWindow) => Promise<void>) => {
    for (const window of [dealer, table]) await attack(window);
  };
  /** What the main process does with a command that seems to come from this window's contents, from this frame. */
  const invoke = (
    { window }: ShellWindow,
    from: 'itself' | 'a subframe' | 'nowhere' | 'another page',
    channel: string = CHANNELS.command,
    message: unknown = { type: 'dealer', seat: 0 },
  ) =>
    window.evaluate(
      async ({ webContents }, { channel: on, sender, asked }) => {
        // Electron's own map of handlers; there is no public way to send as another sender.
        const { _invokeHandlers } = webContents.ipc as unknown as {
          readonly _invokeHandlers: ReadonlyMap<string, (event: object, command: unknown) => unknown>;
        };
        const handler = _invokeHandlers.get(on);
        if (handler === undefined) return 'no such schema';
        const frames = {
          itself: webContents.mainFrame,
          'a subframe': { url: webContents.mainFrame.url },
          nowhere: null,
          'another page': Object.create(webContents.mainFrame, { url: { value: 'https://evil.example/' } }) as object,
        };
        try {
          const answer = await handler({ senderFrame: frames[sender] }, asked);
          return JSON.stringify(answer);
        } catch (error) {
          return (error as Error).message;
        }
      },
      { channel, sender: from, asked: message },
    );

  it('do for the program what the console’s own page asks for, and nothing else', async () => {
    for (const from of ['a subframe', 'nowhere', 'another page'] as const)
      expect(await invoke(dealer, from, CHANNELS.desktop, { type: 'quit' }), from).toBe('not from the console');
    expect(await invoke(table, 'itself', CHANNELS.desktop, { type: 'quit' })).toBe('no such schema');
    const folders = { type: 'openNights', folder: '/etc' };
    for (const asked of [
      null,
      'quit',
      {},
      { type: 'run', file: '/bin/sh' },
      folders,
      { type: 'openNewer' },
      { type: 'speak', language: 'fr' },
    ])
      expect(await invoke(dealer, 'itself', CHANNELS.desktop, asked)).toBe('{"kind":"failed"}');
  });

  it('accept a command from the console’s own page and from nothing else', async () => {
    expect(await invoke(dealer, 'itself')).toContain('"no game"');
    for (const from of ['a subframe', 'nowhere', 'another page'] as const)
      expect(await invoke(dealer, from), from).toBe('not from the console');
    for (const from of ['itself', 'a subframe', 'nowhere', 'another page'] as const)
      expect(await invoke(table, from), from).toBe('no such schema');
  });

  it('have no other channel: nothing listens to messages other than the bridge’s', async () => {
    const heard = ({ window }: ShellWindow) =>
      window.evaluate(({ webContents }) => webContents.ipc.eventNames().map(String).sort());
    const own = [CHANNELS.leave, CHANNELS.seen, CHANNELS.watch].toSorted();
    await both(async (window) => expect(await heard(window)).toEqual(expect.arrayContaining(own)));
    const global = await shell.running.app.evaluate(({ ipcMain }) => ipcMain.eventNames().map(String));
    expect(global.filter((name) => name.startsWith('referee:'))).toEqual([]);
  });

  it('give each page exactly its bridge, which it cannot modify', async () => {
    const surface = () => {
      const bridge = window.referee as unknown as Record<string, unknown>;
      const before = Object.entries(bridge).map(([name, value]) => `${name}: ${typeof value}`);
      try {
        bridge['watch'] = undefined;
        bridge['command'] = () => 'taken over';
        Reflect.set(window, 'referee', { watch: () => undefined });
      } catch {
        // A frozen object may throw.
      }
      const after = Object.entries(window.referee ?? {}).map(([name, value]) => `${name}: ${typeof value}`);
      return [before, after];
    };
    expect(await dealer.page.evaluate(surface)).toEqual([
      ['watch: function', 'command: function', 'desktop: object'],
      ['watch: function', 'command: function', 'desktop: object'],
    ]);
    expect(await table.page.evaluate(surface)).toEqual([['watch: function'], ['watch: function']]);
    const ofNode = () => ['require', 'process', 'Buffer'].map((name) => typeof Reflect.get(window, name));
    await both(async ({ page }) => expect(new Set(await page.evaluate(ofNode))).toEqual(new Set(['undefined'])));
  });

  it('let the table display’s page send no command, whatever it tries', async () => {
    const commands = everyCommand().map(([, command]) => command);
    const answers = await table.page.evaluate((asked) => asked.map((one) => typeof window.referee?.command?.(one)), commands);
    expect(new Set(answers)).toEqual(new Set(['undefined']));
    expect(await send(shell, { type: 'dealer', seat: 0 })).toMatchObject({ refusal: { code: 'no game' } });
  });

  it.each([
    'https://example.com/',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    'data:text/html,<h1>taken</h1>',
    'about:blank',
    'chrome://gpu/',
    'javascript:document.body.textContent="taken"',
    `${ORIGIN}/table.html?other`,
    `${ORIGIN}/console.html?other`,
    'mailto:a@example.com',
  ])('keep every window on its page: %s', async (url) => {
    await both(async (attacked) => {
      const { page, window: attackedWindow } = attacked;
      await page
        .evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to });
          document.body.append(link);
          link.click();
          link.remove();
          window.open(to);
          window.location.href = to;
        }, url)
        // A forbidden navigation may throw, and after an allowed one the page is gone.
        .catch(() => undefined);
      await vi.waitFor(async () => {
        const at = await attackedWindow.evaluate(({ webContents }) => webContents.getURL());
        // It may still be navigating when the next attempt comes, so it is compared with what it showed at first.
        expect({ url: at, content: await page.textContent('body') }).toEqual(home.get(attacked));
      }, 30_000);
    });
    expect(await shell.running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(2);
  });

  it('go on being told what happens after a navigation that was denied', async () => {
    await both(async ({ page }) => {
      await page.evaluate(() => (window.location.href = 'https://example.com/')).catch(() => undefined);
      // Longer than a page waits for a word of the host until it says that it has no connection.
      await page.waitForTimeout(4_000);
      expect(await page.textContent('body')).not.toMatch(/no connection/i);
    });
  });

  it('frame nothing and hold no webview', async () => {
    await both(async ({ page, window }) => {
      const framed = await page.evaluate(async (own) => {
        const frames = ['https://example.com/', own, 'data:text/html,x'].map((src) =>
          Object.assign(document.createElement('iframe'), { src }),
        );
        const view = document.createElement('webview');
        view.setAttribute('src', own);
        document.body.append(...frames, view);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const seen = frames.map(({ contentDocument }) => contentDocument?.body.textContent ?? '');
        for (const element of [...frames, view]) element.remove();
        return { seen, webview: view.constructor.name };
      }, `${ORIGIN}/table.html`);
      expect(framed).toEqual({ seen: ['', '', ''], webview: 'HTMLElement' });
      // The main process learns a moment later that a frame has gone.
      await vi.waitFor(async () => {
        expect(await window.evaluate(({ webContents }) => webContents.mainFrame.framesInSubtree.length)).toBe(1);
      }, 30_000);
    });
  });

  it('give no permission of any kind', async () => {
    const PERMISSIONS = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read', 'persistent-storage'];
    await both(async ({ page }) => {
      const states = await page.evaluate(
        (names) =>
          Promise.all(
            names.map((name) =>
              navigator.permissions.query({ name: name as PermissionName }).then(
                ({ state }) => state,
                () => 'denied',
              ),
            ),
          ),
        PERMISSIONS,
      );
      expect(new Set(states)).toEqual(new Set(['denied']));
      const asked = await page.evaluate(async () => {
        // A page that asks for a device and may have none gets an empty list.
        const denied = (attempt: () => Promise<unknown>) =>
          attempt().then(
            (given) => String(given) || 'denied',
            () => 'denied',
          );
        const { usb, serial, hid, bluetooth } = navigator as unknown as Record<
          string,
          { requestDevice?: (options: object) => Promise<unknown>; requestPort?: () => Promise<unknown> } | undefined
        >;
        return Promise.all([
          denied(() => navigator.mediaDevices.getUserMedia({ audio: true })),
          denied(() => navigator.mediaDevices.getDisplayMedia()),
          denied(() => navigator.clipboard.readText()),
          denied(() => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject))),
          denied(() => Promise.resolve(usb?.requestDevice?.({ filters: [] }) ?? Promise.reject(new Error('none')))),
          denied(() => Promise.resolve(serial?.requestPort?.() ?? Promise.reject(new Error('none')))),
          denied(() => Promise.resolve(hid?.requestDevice?.({ filters: [] }) ?? Promise.reject(new Error('none')))),
          denied(() =>
            Promise.resolve(bluetooth?.requestDevice?.({ acceptAllDevices: true }) ?? Promise.reject(new Error('none'))),
          ),
        ]);
      });
      expect(asked).toEqual(asked.map(() => 'denied'));
    });
  });

  it('reach nothing outside, by any kind of request', async () => {
    await both(async ({ page }) => {
      const reached = await page.evaluate(() => {
        const loads = (element: HTMLImageElement | HTMLScriptElement | HTMLLinkElement) =>
          new Promise<string>((resolve) => {
            element.onload = () => resolve('loaded');
            element.onerror = () => resolve('refused');
            document.body.append(element);
          });
        const closes = (url: string) =>
          new Promise<string>((resolve) => {
            try {
              const socket = new WebSocket(url);
              socket.onopen = () => resolve('opened');
              socket.onerror = () => resolve('refused');
              document.addEventListener('securitypolicyviolation', () => resolve('refused'));
            } catch {
              resolve('refused');
            }
          });
        return Promise.all([
          fetch('https://example.com/').then(String, () => 'refused'),
          fetch('file:///etc/passwd').then(String, () => 'refused'),
          fetch(`${location.origin}/../package.json`).then(String, () => 'refused'),
          loads(Object.assign(new Image(), { src: 'https://example.com/x.png' })),
          loads(Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' })),
          loads(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://example.com/x.css' })),
          closes('wss://example.com/'),
          closes('ws://127.0.0.1:4710/live/table'),
        ]);
      });
      expect(new Set(reached)).toEqual(new Set(['refused']));
    });
  });

  it('download nothing', async () => {
    await shell.running.app.evaluate(({ session }) => {
      session.defaultSession.on('will-download', (event) => Reflect.set(globalThis, 'prevented', event.defaultPrevented));
    });
    await both(async ({ page }) => {
      await page.evaluate(() => {
        const href = URL.createObjectURL(new Blob(['x']));
        const link = Object.assign(document.createElement('a'), { href, download: 'x.exe' });
        document.body.append(link);
        link.click();
        link.remove();
      });
    });
    await vi.waitFor(
      async () => expect(await shell.running.app.evaluate(() => Reflect.get(globalThis, 'prevented') as unknown)).toBe(true),
      30_000,
    );
  });

  it('accept no file dropped on a window', async () => {
    const file = join(at.nights, 'dropped.html');
    writeFileSync(file, '<h1>taken</h1>');
    await both(async ({ page, window }) => {
      const before = page.url();
      // If no page takes a dropped file, Chromium navigates to it.
      await window.evaluate(({ webContents }, path) => {
        void webContents.mainFrame.executeJavaScript(`location.assign(${JSON.stringify(path)})`);
      }, `file://${file}`);
      const dropped = await page.evaluate(() => {
        const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });
        document.body.dispatchEvent(event);
        return document.body.textContent;
      });
      expect(dropped).not.toContain('taken');
      expect(page.url()).toBe(before);
    });
    rmSync(file);
  });

  it('open no developer tools, by key or by call', async () => {
    await both(async ({ window }) => {
      const opened = await window.evaluate(({ webContents }) => {
        for (const keyCode of ['F12', 'I'])
          for (const type of ['keyDown', 'keyUp'] as const)
            webContents.sendInputEvent({ type, keyCode, modifiers: keyCode === 'I' ? ['control', 'shift'] : [] });
        webContents.openDevTools();
        return webContents.isDevToolsOpened();
      });
      expect(opened).toBe(false);
    });
  });

  it('run their pages in the sandbox, isolated from the shell', async () => {
    await both(async ({ window }) => {
      const preferences = await window.evaluate(({ webContents }) => {
        const { getLastWebPreferences } = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
        return getLastWebPreferences.call(webContents);
      });
      expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
      for (const key of ['webviewTag', 'nodeIntegrationInSubFrames', 'nodeIntegrationInWorker', 'allowRunningInsecureContent'])
        expect(preferences[key] ?? false, key).toBe(false);
      expect(preferences['webSecurity'] ?? true).toBe(true);
    });
  });
});
