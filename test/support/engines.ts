import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { freePort } from '../../host/web/testing/free-port.ts';

/** A page in an engine that Playwright cannot drive where it comes from the system: two dialects of WebDriver. */
export interface EnginePage {
  /** Runs a script with `return` in the page, and gives its value. */
  run<Value>(script: string): Promise<Value>;
  /** A finger at this place of the window, CSS pixels, for so many ms. */
  touch(x: number, y: number, ms?: number): Promise<void>;
  reload(): Promise<void>;
}

export interface Engine {
  /** Opens an address in a window that shares nothing with the others. WebKit has one window only. */
  open(url: string): Promise<EnginePage>;
  close(): Promise<void>;
}

const installed = (...paths: readonly string[]) => paths.find((path) => existsSync(path));
const FIREFOX = installed('/usr/bin/firefox-esr', '/usr/bin/firefox');
const WEBKIT_DRIVER = installed('/usr/bin/WebKitWebDriver');
const MINI_BROWSER = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
const XVFB = installed('/usr/bin/xvfb-run');

/** The engines that this machine has, by name. */
export const ENGINES: Readonly<Record<'Firefox' | 'WebKitGTK', (() => Promise<Engine>) | undefined>> = {
  Firefox: FIREFOX === undefined ? undefined : () => openFirefox(FIREFOX),
  WebKitGTK:
    WEBKIT_DRIVER === undefined || MINI_BROWSER === undefined || XVFB === undefined
      ? undefined
      : () => openWebKit(WEBKIT_DRIVER, MINI_BROWSER),
};

const PHONE = { width: 390, height: 844 } as const;

/** The same in both dialects (W3C WebDriver, "Actions"). */
function finger(x: number, y: number, ms: number) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: ms },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }];
}

async function openFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = spawn(path, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await said(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const bidi = new Bidi(socket);
  await bidi.ask('session.new', { capabilities: {} });
  return {
    async open(url) {
      const { userContext } = await bidi.ask<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await bidi.ask<{ context: string }>('browsingContext.create', { type: 'window', userContext });
      await bidi.ask('browsingContext.setViewport', { context, viewport: PHONE });
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' });
      return {
        async run<Value>(script: string) {
          const expression = `JSON.stringify((() => { ${script} })() ?? null)`;
          const target = { context };
          const { result } = await bidi.ask<{ result: { value: string } }>('script.evaluate', {
            expression,
            target,
            awaitPromise: false,
          });
          return JSON.parse(result.value) as Value;
        },
        async touch(x, y, ms = 60) {
          await bidi.ask('input.performActions', { context, actions: finger(x, y, ms) });
        },
        async reload() {
          await bidi.ask('browsingContext.reload', { context, wait: 'complete' });
        },
      };
    },
    async close() {
      socket.close();
      browser.kill('SIGKILL');
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Commands of WebDriver BiDi and their answers, by id. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: { type: string; result: unknown; message?: string }) => void>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as { id: number; type: string; result: unknown };
      this.#waiting.get(answer.id)?.(answer);
    });
  }

  async ask<Result>(method: string, params: unknown): Promise<Result> {
    const id = ++this.#last;
    const answer = await new Promise<{ type: string; result: unknown; message?: string }>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? ''}`);
    return answer.result as Result;
  }
}

async function openWebKit(driver: string, binary: string): Promise<Engine> {
  const port = await freePort();
  const env = {
    ...process.env,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const running = spawn('xvfb-run', ['-a', driver, `--port=${port}`], { env, stdio: 'ignore', detached: true });
  const ask = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const request = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message ?? ''}`);
    return value;
  };
  await untilAnswered(() => ask('GET', '/status'));
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await ask('POST', `${session}/window/rect`, PHONE);
      await ask('POST', `${session}/url`, { url });
      return {
        run: <Value>(script: string) => ask<Value>('POST', `${session}/execute/sync`, { script, args: [] }),
        async touch(x, y, ms = 60) {
          await ask('POST', `${session}/actions`, { actions: finger(x, y, ms) });
        },
        async reload() {
          await ask('POST', `${session}/refresh`, {});
        },
      };
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
      await once(running, 'exit');
    },
  };
}

/** The first text on stderr that this finds. Rejects if the program ends without it. */
function said(program: ChildProcess, text: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let all = '';
    program.once('exit', () => reject(new Error(`the browser ended: ${all}`)));
    program.stderr?.on('data', (bytes: Buffer) => {
      all += bytes.toString();
      const found = text.exec(all)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
}

async function untilAnswered(ask: () => Promise<unknown>, tries = 100): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (n === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
