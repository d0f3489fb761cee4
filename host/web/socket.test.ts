import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_PATHS, NOT_ADMITTED, TOO_MANY_TRIES, type Entered, type PageView } from '../contract/live.ts';
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
const WRONG = 'w'.repeat(32);
const COMMAND = { type: 'command', id: 7, command: { type: 'newNight' } };
const PRESS = { type: 'press', code: 'KeyQ' };
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

const host = () => `127.0.0.1:${String(shell.port)}`;
const token = (onUsed?: () => void) => new URL(shell.controlLink(onUsed).url).hash.slice(1);

/** A socket that says this first. `ended`: the code it is closed with, or the HTTP status it is refused with. */
function open(path: string, words: readonly unknown[] = [], headers: Record<string, string> = { origin: `http://${host()}` }) {
  const socket = new WebSocket(`ws://${host()}${path}`, { headers });
  const heard: (DownMessage | Entered)[] = [];
  const say = (word: unknown) => socket.send(typeof word === 'string' || Buffer.isBuffer(word) ? word : JSON.stringify(word));
  socket.on('open', () => words.forEach(say));
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as DownMessage | Entered));
  socket.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  return { socket, heard, say, ended };
}
const dial = (...words: readonly unknown[]) => open(LIVE_PATHS.console, words);

/** Once it has been shown the table. */
async function shown<Window extends ReturnType<typeof open>>(window: Window): Promise<Window & { readonly session: string }> {
  await vi.waitFor(() => expect(window.heard.at(-1)?.type).toBe('view'), PATIENCE);
  const [first] = window.heard;
  return { ...window, session: first?.type === 'entered' ? first.session : '' };
}
const entered = (first: object = { type: 'enter', token: token() }) => shown(dial(first));
const display = () => shown(open(LIVE_PATHS.table));
const soon = (check: () => void) => vi.waitFor(check, PATIENCE);

describe('a socket', () => {
  it('is refused for a client that names no origin, and for a path that is none', async () => {
    expect(await open(LIVE_PATHS.table, [], {}).ended).toBe(403);
    expect(await open('/live/other').ended).toBe(404);
    expect(referee.watchers).toBe(0);
  });

  it('opens for the table display and for a trusted origin, and receives first, once, the build that is served', async () => {
    const build = { type: 'host', build: buildOf(await readPages(import.meta.dirname)) };
    for (const window of [open(LIVE_PATHS.table, [], { origin: TRUSTED }), await display()])
      expect((await shown(window)).heard).toMatchObject([build, { type: 'view', view: { kind: 'table' } }]);
    expect((await entered()).heard).toMatchObject([{ type: 'entered' }, build, { type: 'view', view: { kind: 'console' } }]);
  });
});

describe('views', () => {
  it('are sent at every change, and confirmed as live each second, until the window closes or the referee ends', async () => {
    const [table, console] = [await display(), await entered()];
    referee.show();
    for (const { heard } of [table, console]) await soon(() => expect(JSON.stringify(heard.at(-1))).toContain('"version":2'));
    await clock.pass(1000);
    await soon(() => expect(table.heard.at(-1)).toMatchObject({ type: 'alive', version: 2, now: clock.now() }));
    console.socket.close();
    await soon(() => expect(referee.watchers).toBe(1));
    await shell.close();
    expect(await table.ended).toBe(1001);
  });

  it('reach a slow window in their newest state only', async () => {
    const tcp = connect(shell.port, '127.0.0.1');
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const head = [`GET ${LIVE_PATHS.table} HTTP/1.1`, `Host: ${host()}`, `Origin: http://${host()}`, ...upgrade, key, '', ''];
    tcp.write(head.join('\r\n'));
    let text = '';
    tcp.on('data', (part) => (text += part.toString('latin1')));
    await soon(() => expect(text).toContain('"night":{"name":"night"}'));
    tcp.pause();
    for (let n = 0; n < 200; n += 1) {
      referee.show(`${String(n)} ${'x'.repeat(200_000)}`);
      await new Promise(setImmediate);
    }
    tcp.resume();
    const names = () => [...text.matchAll(/"name":"(\d+) /g)].map((match) => match[1]);
    await soon(() => expect(names().at(-1)).toBe('199'));
    expect(names().length).toBeLessThan(100);
  });
});

describe('a console is admitted', () => {
  it('with a token, once, and gets its own session before anything else', async () => {
    const used = vi.fn();
    const once = token(used);
    const { session } = await entered({ type: 'enter', token: once });
    expect(session).toMatch(/^[\w-]{32}$/);
    expect((await entered()).session).not.toBe(session);
    await entered({ type: 'resume', session });
    expect(await dial({ type: 'enter', token: once }).ended).toBe(NOT_ADMITTED);
    expect(used).toHaveBeenCalledTimes(1);
    expect(referee.watchers).toBe(3);
  });

  it('and before that receives nothing and can do nothing', async () => {
    const { url, revoke } = shell.controlLink();
    revoke();
    const enter = (given: string) => ({ type: 'enter', token: given });
    const resume = (session: string) => ({ type: 'resume', session });
    for (const [code, ...firsts] of [
      [1008, COMMAND, PRESS, {}, 'KeyQ', '', Buffer.from([1]), { type: 'enter' }],
      [NOT_ADMITTED, enter(new URL(url).hash.slice(1)), resume(WRONG), resume(token())],
    ] as const)
      for (const first of firsts) {
        const { heard, ended } = dial(first, COMMAND);
        expect([await ended, heard]).toEqual([code, []]);
      }
    expect([referee.watchers, referee.commands, referee.presses]).toEqual([0, [], []]);
  });

  it('or is cut off if it sends nothing', async () => {
    const { socket, heard, ended } = dial();
    await soon(() => expect(socket.readyState).toBe(WebSocket.OPEN));
    await clock.pass(5_000);
    expect([await ended, heard]).toEqual([1006, []]);
  });
});

describe('unknown sockets', () => {
  it('may try ten tokens a second; sessions still work meanwhile, and tokens work again afterwards', async () => {
    const { session } = await entered();
    const wrong = () => dial({ type: 'enter', token: WRONG }).ended;
    expect(await Promise.all(Array.from({ length: 10 }, wrong))).toEqual(Array(10).fill(NOT_ADMITTED));
    const good = { type: 'enter', token: token() };
    expect([await wrong(), await dial(good).ended]).toEqual([TOO_MANY_TRIES, TOO_MANY_TRIES]);
    await entered({ type: 'resume', session });
    await clock.pass(1_000);
    await entered(good);
  });

  it('that wait block nobody, and do not count as consoles; the ninth console is asked to try again later', async () => {
    const first = dial();
    await soon(() => expect(first.socket.readyState).toBe(WebSocket.OPEN));
    for (let n = 0; n < 32; n += 1) dial();
    expect(await first.ended).toBe(1006);
    const { session } = await entered();
    for (let n = 0; n < 7; n += 1) await entered({ type: 'resume', session });
    for (const one of [
      { type: 'resume', session },
      { type: 'enter', token: token() },
    ])
      expect(await dial(one).ended).toBe(1013);
  });
});

describe('the console', () => {
  it('gets each answer with the id of its command, also if that comes at once; an internal error without its text', async () => {
    const refusal = { code: 'no game', params: {} };
    referee.answer = () => Promise.resolve({ ok: false, refusal });
    const { heard, say } = dial({ type: 'enter', token: token() }, COMMAND);
    await soon(() => expect(heard).toContainEqual({ type: 'answer', id: 7, answer: { ok: false, refusal } }));
    expect(referee.commands).toEqual([{ type: 'newNight' }]);
    referee.answer = () => Promise.reject(new Error('face 5'));
    say({ type: 'command', id: 0, command: {} });
    await soon(() => expect(heard.at(-1)).toMatchObject({ id: 0, answer: { refusal: { code: 'host fault' } } }));
    expect(JSON.stringify(heard)).not.toContain('face');
  });

  it('gets no answer to a press, and no other window is informed of it', async () => {
    const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const [dealer, table] = [await entered(), await display()];
    const before = [dealer.heard.length + 1, table.heard.length];
    dealer.say(PRESS);
    dealer.say({ type: 'command', id: 1, command: null });
    await soon(() => expect(dealer.heard.at(-1)).toMatchObject({ type: 'answer', id: 1 }));
    expect([referee.presses, dealer.heard.length, table.heard.length]).toEqual([['KeyQ'], ...before]);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON, after which nothing is heard', [PRESS.code, PRESS], 1008],
    ['a press with more in it', [{ ...PRESS, face: 5 }], 1008],
    ['bytes', [Buffer.from([1, 2, 3])], 1008],
    ['a message that is too large', [{ ...COMMAND, command: 'x'.repeat(70_000) }], 1009],
  ])('is closed for %s', async (_what, messages, code) => {
    const { say, ended } = await entered();
    messages.forEach(say);
    expect(await ended).toBe(code);
    expect([referee.presses, referee.commands]).toEqual([[], []]);
  });
});

it.each([COMMAND, PRESS, 'hello'])('the table display is closed for %j, which has no effect', async (message) => {
  const { say, ended } = await display();
  say(message);
  expect(await ended).toBe(1008);
  expect([referee.presses, referee.commands]).toEqual([[], []]);
});

/** A socket that takes everything at once, and what it was sent. */
function sink() {
  const sent: string[] = [];
  const socket = { bufferedAmount: 0, on: () => socket, send: (text: string, done: () => void) => (sent.push(text), done()) };
  return { sent, socket: socket as unknown as WebSocket };
}

it('a page whose views are long is sent the first one, and then what is new', () => {
  const { sent, socket } = sink();
  let show: (view: PageView) => void = () => undefined;
  const page = { name: 'board', long: true, watch: (onView: typeof show) => ((show = onView), () => undefined) } as const;
  serveDisplay(socket, { page, clock, build: '1' });
  for (const [version, link] of [
    [1, 'lost'],
    [2, 'lost'],
    [3, 'live'],
  ] as const)
    show({ kind: 'board', version, tables: [{ table: 1 }, { table: 2, link }] } as unknown as PageView);
  const changes = [
    [['version'], 3],
    [['tables', 1, 'link'], 'live'],
  ];
  expect(sent.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { type: 'host' },
    { type: 'view', view: { version: 1 } },
    { type: 'changed', changes: [[['version'], 2]] },
    { type: 'changed', changes },
  ]);
});

it('what two windows are sent alike is written out once', () => {
  let written = 0;
  const view = { kind: 'guest', version: 1, now: 1, toJSON: () => ((written += 1), { version: 1 }) } as unknown as PageView;
  const watch = (onView: (view: PageView) => void) => (onView(view), () => undefined);
  for (const { sent, socket } of [sink(), sink()]) {
    serveDisplay(socket, { page: { name: 'guest', long: true, watch }, clock, build: '1' });
    expect(sent.filter((text) => text.includes('"view"'))).toHaveLength(1);
  }
  expect(written).toBe(1);
});
