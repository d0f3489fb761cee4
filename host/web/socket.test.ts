import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { EntryRequest } from '../contract/command.ts';
import { LIVE_PATHS, type Entered, type PageView } from '../contract/live.ts';
import type { DownMessage } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { FakeReferee } from './testing/fake-referee.ts';
import { buildOf, readPages } from './pages.ts';
import { serveWeb, type WebShell } from './server.ts';
import { tableSite } from './site.ts';
import { serveDisplay } from './socket.ts';

const TRUSTED = 'http://127.0.0.1:5173';
/** ms; a limit that ends a hang and measures nothing. */
const PATIENCE = 30_000;
let referee: FakeReferee;
let clock: FakeClock;
let shell: WebShell;

beforeEach(async () => {
  referee = new FakeReferee();
  clock = new FakeClock();
  const pages = import.meta.dirname;
  shell = await serveWeb({ site: tableSite(referee), pages, port: 0, clock, trustedOrigins: [TRUSTED] });
});

afterEach(() => shell.close());

interface Window {
  readonly socket: WebSocket;
  /** All messages except the first, which is about the host. */
  readonly messages: DownMessage[];
  readonly hosts: DownMessage[];
  /** The code it was closed with, or the HTTP status it was refused with. */
  readonly ended: Promise<number>;
}

function open(path: string, headers: Record<string, string> = {}): Window {
  const own = `127.0.0.1:${String(shell.port)}`;
  const socket = new WebSocket(`ws://${own}${path}`, { headers: { origin: `http://${own}`, ...headers } });
  if (path === LIVE_PATHS.console) socket.on('open', () => socket.send(JSON.stringify(withToken())));
  return windowOn(socket);
}

/** The first message of a console, with a link of its own. */
function withToken(): EntryRequest {
  return { type: 'enter', token: new URL(shell.controlLink().url).hash.slice(1) };
}

function windowOn(socket: WebSocket): Window {
  const messages: DownMessage[] = [];
  const hosts: DownMessage[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as DownMessage | Entered;
    if (message.type === 'entered') return;
    if (message.type === 'host') expect(messages).toEqual([]);
    (message.type === 'host' ? hosts : messages).push(message);
  });
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve);
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('error', () => undefined);
  });
  return { socket, messages, hosts, ended };
}

async function opened(path: string): Promise<Window> {
  const window = open(path);
  await vi.waitFor(() => expect(window.messages).toHaveLength(1), PATIENCE);
  return window;
}

describe('a socket', () => {
  it.each([
    ['another site', LIVE_PATHS.table, { origin: 'https://evil.example' }, 403],
    ['another port of this computer', LIVE_PATHS.console, { origin: 'http://127.0.0.1:1' }, 403],
    ['a name that leads here', LIVE_PATHS.table, { host: 'evil.example', origin: 'http://evil.example' }, 403],
    ['no such path', '/live/other', {}, 404],
  ])('is refused for %s', async (_who, path, headers, status) => {
    expect(await open(path, headers).ended).toBe(status);
    expect(referee.watchers).toBe(0);
  });

  it('is refused for a client that names no origin', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${String(shell.port)}${LIVE_PATHS.table}`);
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_sent, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(403);
  });

  it('first receives, once, the build of the pages that is served', async () => {
    for (const path of [LIVE_PATHS.console, LIVE_PATHS.table]) {
      const { hosts } = await opened(path);
      expect(hosts).toEqual([{ type: 'host', build: buildOf(await readPages(import.meta.dirname)) }]);
    }
  });

  it('opens for the table display, and for a trusted origin', async () => {
    const window = open(LIVE_PATHS.table, { origin: TRUSTED });
    await vi.waitFor(() => expect(window.messages).toMatchObject([{ type: 'view', view: { kind: 'table' } }]), PATIENCE);
  });
});

describe('views', () => {
  it('are sent at once and at every change, until the window closes', async () => {
    const window = await opened(LIVE_PATHS.console);
    expect(window.messages[0]).toMatchObject({ type: 'view', view: { kind: 'console', table: { version: 1 } } });
    referee.show();
    await vi.waitFor(() => expect(window.messages[1]).toMatchObject({ type: 'view', view: { table: { version: 2 } } }), PATIENCE);
    window.socket.close();
    await vi.waitFor(() => expect(referee.watchers).toBe(0), PATIENCE);
  });

  it('are confirmed as live each second', async () => {
    const window = await opened(LIVE_PATHS.table);
    await clock.pass(1000);
    const alive = { type: 'alive', version: 1, now: clock.now() };
    await vi.waitFor(() => expect(window.messages.at(-1)).toMatchObject(alive), PATIENCE);
  });

  it('end with 1001 when the referee ends', async () => {
    const window = await opened(LIVE_PATHS.table);
    await shell.close();
    expect(await window.ended).toBe(1001);
  });

  it('reach a slow window in their newest state only', async () => {
    const { pause, resume, names } = await slowWindow();
    pause();
    const big = 'x'.repeat(200_000);
    for (let n = 0; n < 200; n += 1) {
      referee.show(`${String(n)} ${big}`);
      await new Promise(setImmediate);
    }
    resume();
    await vi.waitFor(() => expect(names().at(-1)).toBe('199'), PATIENCE);
    expect(names().length).toBeLessThan(100);
  });
});

/** A window over a bare TCP socket that can stop reading; `names` are the nights of the views that came. */
async function slowWindow() {
  const own = `127.0.0.1:${String(shell.port)}`;
  const tcp: Socket = connect(shell.port, '127.0.0.1');
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  tcp.write([`GET ${LIVE_PATHS.table} HTTP/1.1`, `Host: ${own}`, `Origin: http://${own}`, ...upgrade, '', ''].join('\r\n'));
  let text = '';
  tcp.on('data', (part) => (text += part.toString('latin1')));
  await vi.waitFor(() => expect(text).toContain('"night":{"name":"night"}'), PATIENCE);
  return {
    pause: () => tcp.pause(),
    resume: () => tcp.resume(),
    names: () => [...text.matchAll(/"name":"(\d+) /g)].map((match) => match[1]),
  };
}

describe('the console', () => {
  it('gets each answer with the id of its command', async () => {
    const { socket, messages } = await opened(LIVE_PATHS.console);
    const refusal = { code: 'no game', params: {} };
    referee.answer = () => Promise.resolve({ ok: false, refusal });
    socket.send(JSON.stringify({ type: 'command', id: 7, command: { type: 'newNight' } }));
    await vi.waitFor(() => expect(messages[1]).toEqual({ type: 'answer', id: 7, answer: { ok: false, refusal } }), PATIENCE);
    expect(referee.commands).toEqual([{ type: 'newNight' }]);
  });

  it('learns of an internal error, without its text', async () => {
    const { socket, messages } = await opened(LIVE_PATHS.console);
    referee.answer = () => Promise.reject(new Error('face 5'));
    socket.send(JSON.stringify({ type: 'command', id: 0, command: {} }));
    await vi.waitFor(
      () => expect(messages[1]).toMatchObject({ type: 'answer', id: 0, answer: { refusal: { code: 'host fault' } } }),
      PATIENCE,
    );
    expect(JSON.stringify(messages)).not.toContain('face');
  });

  it('gets no answer to a press, and no other window is informed of it', async () => {
    const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const dealer = await opened(LIVE_PATHS.console);
    const table = await opened(LIVE_PATHS.table);
    dealer.socket.send(JSON.stringify({ type: 'press', code: 'KeyQ' }));
    dealer.socket.send(JSON.stringify({ type: 'command', id: 1, command: null }));
    await vi.waitFor(() => expect(dealer.messages.at(-1)).toMatchObject({ type: 'answer', id: 1 }), PATIENCE);
    expect(referee.presses).toEqual(['KeyQ']);
    expect(dealer.messages).toHaveLength(2);
    expect(table.messages).toHaveLength(1);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', 'KeyQ'],
    ['no message', JSON.stringify({ type: 'shout' })],
    ['a press with more in it', JSON.stringify({ type: 'press', code: 'KeyQ', face: 5 })],
    ['a command without its id', JSON.stringify({ type: 'command', command: {} })],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('is closed for %s', async (_what, message) => {
    const { socket, ended } = await opened(LIVE_PATHS.console);
    socket.send(message);
    expect(await ended).toBe(1008);
    expect(referee.presses).toEqual([]);
    expect(referee.commands).toEqual([]);
  });

  it('is ignored once it is closed', async () => {
    const { socket, ended } = await opened(LIVE_PATHS.console);
    for (const message of ['no JSON', JSON.stringify({ type: 'press', code: 'KeyQ' })]) socket.send(message);
    expect(await ended).toBe(1008);
    expect(referee.presses).toEqual([]);
  });

  it('is closed for a message that is too large', async () => {
    const { socket, ended } = await opened(LIVE_PATHS.console);
    socket.send(JSON.stringify({ type: 'command', id: 1, command: 'x'.repeat(70_000) }));
    expect(await ended).toBe(1009);
    expect(referee.commands).toEqual([]);
  });
});

it.each([
  ['command', { type: 'command', id: 1, command: { type: 'newNight' } }],
  ['press', { type: 'press', code: 'KeyQ' }],
  ['word', 'hello'],
])('the table display is closed for a %s, which has no effect', async (_what, message) => {
  const { socket, ended } = await opened(LIVE_PATHS.table);
  socket.send(JSON.stringify(message));
  expect(await ended).toBe(1008);
  expect(referee.commands).toEqual([]);
  expect(referee.presses).toEqual([]);
});

it('a page whose views are long is sent the first one, and then what is new', () => {
  const sent: unknown[] = [];
  const socket = {
    bufferedAmount: 0,
    on: () => socket,
    send(text: string, done: () => void) {
      sent.push(JSON.parse(text));
      done();
    },
  } as unknown as WebSocket;
  let show: (view: PageView) => void = () => undefined;
  const view = (version: number, link: string) =>
    ({ kind: 'board', version, tables: [{ table: 1 }, { table: 2, link }] }) as unknown as PageView;
  const page = { name: 'board', long: true, watch: (onView: typeof show) => ((show = onView), () => undefined) } as const;
  serveDisplay(socket, { page, clock, build: '1' });
  for (const [version, link] of [
    [1, 'lost'],
    [2, 'lost'],
    [3, 'live'],
  ] as const)
    show(view(version, link));
  expect(sent).toMatchObject([
    { type: 'host' },
    { type: 'view', view: { version: 1 } },
    { type: 'changed', changes: [[['version'], 2]] },
    {
      type: 'changed',
      changes: [
        [['version'], 3],
        [['tables', 1, 'link'], 'live'],
      ],
    },
  ]);
});

it('what two windows are sent alike is written out once', () => {
  let written = 0;
  const view = { kind: 'guest', version: 1, now: 1, toJSON: () => ((written += 1), { version: 1 }) } as unknown as PageView;
  const sent: string[] = [];
  const window = () => {
    const socket = { bufferedAmount: 0, on: () => socket, send: (text: string, done: () => void) => (sent.push(text), done()) };
    return socket as unknown as WebSocket;
  };
  const watch = (onView: (view: PageView) => void) => (onView(view), () => undefined);
  for (const socket of [window(), window()])
    serveDisplay(socket, { page: { name: 'guest', long: true, watch }, clock, build: '1' });
  expect(sent.filter((text) => text.includes('"view"'))).toHaveLength(2);
  expect(written).toBe(1);
});
