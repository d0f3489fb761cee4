import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownMessage } from '../../host/contract/view.ts';
import type { Changed } from '../../host/contract/changes.ts';
import { type PageView, NOT_ADMITTED, TOO_MANY_TRIES, type Entered, type Moved } from '../../host/contract/live.ts';
import { ConsoleEntry, type EntryWindow } from './console-entry.ts';
import { Live } from './live.svelte.ts';
import { SocketWire, type LiveSocket } from './socket-wire.ts';
import { NOT_LIVE, type LiveWire } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.advanceTimersByTime(ms);

function stubWire() {
  let say: (message: DownMessage) => void = () => {};
  const wire: LiveWire = {
    open(onMessage) {
      say = onMessage;
      return () => {};
    },
    command: () => Promise.resolve(NOT_LIVE),
    press: () => {},
  };
  return { wire, say: (message: DownMessage) => say(message) };
}

describe('live view', () => {
  it('says since when it has not been live after two seconds of silence, until the next message', () => {
    const { wire, say } = stubWire();
    const live = new Live(wire, () => {});
    live.start();
    say({ type: 'alive', version: 1, now: 1_000_000 });
    pass(2_000);
    expect(live.notLiveSince).toBeUndefined();
    pass(500);
    expect(live.notLiveSince).toBe(1_000_000);
    say({ type: 'alive', version: 1, now: 1_002_500 });
    expect(live.notLiveSince).toBeUndefined();
  });

  it('is not live as soon as the connection ends, and its time stands still until the next message', () => {
    const { wire, latest } = dialling();
    const live = new Live(wire, () => {});
    live.start();
    latest().say({ type: 'alive', version: 1, now: 1_000_000 });
    pass(500);
    latest().drop();
    expect(live.notLiveSince).toBe(1_000_000);
    pass(60_000);
    expect(live.notLiveSince).toBe(1_000_000);
    expect(live.hostNow()).toBe(1_000_500);
    latest().say({ type: 'alive', version: 1, now: 1_070_000 });
    expect(live.notLiveSince).toBeUndefined();
    pass(100);
    expect(live.hostNow()).toBe(1_070_100);
  });

  it('reloads once when the host has another build', () => {
    const { wire, say } = stubWire();
    let renewed = 0;
    new Live(wire, () => (renewed += 1)).start();
    for (const build of ['a', 'a']) say({ type: 'host', build });
    expect(renewed).toBe(0);
    for (const build of ['b', 'b']) say({ type: 'host', build });
    expect(renewed).toBe(1);
  });

  it('sends nothing while it is not live, since that would take effect late or twice', async () => {
    const { wire, say } = stubWire();
    const sent: unknown[] = [];
    const listening: LiveWire = {
      open: (onMessage, onShutOut) => wire.open(onMessage, onShutOut),
      command: (command) => {
        sent.push(command);
        return Promise.resolve({ ok: true });
      },
      press: (code) => sent.push(code),
    };
    const live = new Live(listening, () => {});
    live.start();
    say({ type: 'alive', version: 1, now: 0 });
    pass(2_001);
    live.press('KeyQ');
    expect(await live.command({ type: 'newNight' })).toEqual(NOT_LIVE);
    expect(sent).toEqual([]);
    say({ type: 'alive', version: 1, now: 2_400 });
    live.press('KeyQ');
    expect(await live.command({ type: 'newNight' })).toEqual({ ok: true });
    expect(sent).toEqual(['KeyQ', { type: 'newNight' }]);
  });

  it('follows the time of the host', () => {
    const { wire, say } = stubWire();
    const live = new Live(wire, () => {});
    live.start();
    pass(700);
    say({ type: 'alive', version: 1, now: 5_000_000 });
    pass(1_234);
    expect(live.hostNow()).toBe(5_001_234);
  });
});

class StubSocket implements LiveSocket {
  readyState = 1;
  onopen: LiveSocket['onopen'] = null;
  onmessage: LiveSocket['onmessage'] = null;
  onclose: LiveSocket['onclose'] = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  drop(code = 1006): void {
    this.close();
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
  opened(): void {
    this.onopen?.call(this as unknown as WebSocket, {} as Event);
  }
  say(message: DownMessage<PageView> | Entered | Moved | Changed): void {
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }
}

function dialling(entry?: ConsoleEntry, onMoved?: (key: string) => void) {
  const sockets: StubSocket[] = [];
  const connect = () => {
    const socket = new StubSocket();
    sockets.push(socket);
    return socket;
  };
  const wire = new SocketWire(connect, entry, onMoved);
  const latest = () => sockets.at(-1) as StubSocket;
  return { sockets, wire, latest };
}

describe('WebSocket wire', () => {
  it('reconnects when the socket closes, waiting longer each time, until a host answers', () => {
    const { sockets, wire, latest } = dialling();
    wire.open(
      () => {},
      () => {},
    );
    latest().drop();
    pass(99);
    expect(sockets).toHaveLength(1);
    pass(1);
    expect(sockets).toHaveLength(2);
    latest().drop();
    pass(249);
    expect(sockets).toHaveLength(2);
    pass(1);
    latest().say({ type: 'alive', version: 1, now: 0 });
    latest().drop();
    pass(100);
    expect(sockets).toHaveLength(4);
  });

  it('drops a socket that has fallen silent', () => {
    const { sockets, wire } = dialling();
    wire.open(
      () => {},
      () => {},
    );
    pass(5_100);
    expect(sockets).toHaveLength(2);
  });

  it('answers a command by its id', async () => {
    const { wire, latest } = dialling();
    wire.open(
      () => {},
      () => {},
    );
    const first = wire.command({ type: 'newNight' });
    const second = wire.command({ type: 'newNight' });
    latest().say({ type: 'answer', id: 2, answer: { ok: true } });
    latest().say({ type: 'answer', id: 1, answer: { ok: false, refusal: { code: 'no game', params: {} } } });
    await expect(second).resolves.toEqual({ ok: true });
    await expect(first).resolves.toMatchObject({ refusal: { code: 'no game' } });
  });

  it('refuses a command whose answer was lost with the connection, and one that it cannot send', async () => {
    const { wire, latest } = dialling();
    wire.open(
      () => {},
      () => {},
    );
    const lost = wire.command({ type: 'newNight' });
    latest().drop();
    await expect(lost).resolves.toEqual(NOT_LIVE);
    await expect(wire.command({ type: 'newNight' })).resolves.toEqual(NOT_LIVE);
  });

  it('sends a press at once or never', () => {
    const { wire, latest } = dialling();
    wire.open(
      () => {},
      () => {},
    );
    latest().drop();
    wire.press('KeyQ');
    pass(100);
    expect(latest().sent).toEqual([]);
    wire.press('KeyW');
    expect(latest().sent).toEqual([JSON.stringify({ type: 'press', code: 'KeyW' })]);
  });
});

it('a page of a hall is sent what is new in its view, and shows the whole', () => {
  const heard: DownMessage<PageView>[] = [];
  const { wire, latest } = dialling();
  wire.open(
    (message) => heard.push(message),
    () => {},
  );
  const view = { kind: 'board', version: 1, tables: [{ table: 1 }, { table: 2 }] };
  latest().say({ type: 'view', view: view as unknown as PageView });
  latest().say({
    type: 'changed',
    changes: [
      [['version'], 2],
      [['tables', 1, 'link'], 'live'],
    ],
  });
  expect(heard.at(-1)).toEqual({
    type: 'view',
    view: { kind: 'board', version: 2, tables: [{ table: 1 }, { table: 2, link: 'live' }] },
  });
});

it('a screen of the room learns the key to reconnect with', () => {
  const moved: string[] = [];
  const heard: DownMessage<PageView>[] = [];
  const { wire, latest } = dialling(undefined, (key) => moved.push(key));
  wire.open(
    (message) => heard.push(message),
    () => {},
  );
  latest().say({ type: 'moved', key: '0123456789abcdef' });
  expect([moved, heard]).toEqual([['0123456789abcdef'], []]);
});

describe('the console is admitted', () => {
  const TOKEN = 't'.repeat(32);
  const SESSION = 's'.repeat(32);
  const HOST: DownMessage = { type: 'host', build: 'a' };

  /** A separate window for every page, so that pages share no storage or events. */
  function stubWindow(hash: string, stored?: string) {
    const location = { pathname: '/console', search: '?x', hash };
    const events = new EventTarget();
    const items = new Map(stored === undefined ? [] : [['referee-session', stored]]);
    const stub = {
      location,
      history: {
        state: null,
        replaceState: (_state: unknown, _title: string, url: string) => {
          location.hash = new URL(url, 'http://x').hash;
          expect(url).toBe('/console?x');
        },
      },
      addEventListener: events.addEventListener.bind(events),
      localStorage: {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
      },
    };
    const follow = (link: string) => {
      location.hash = link;
      events.dispatchEvent(new Event('hashchange'));
    };
    return { window: stub as unknown as EntryWindow, items, follow };
  }

  /** A page of the console at this address. */
  function page(hash: string, stored?: string) {
    const stub = stubWindow(hash, stored);
    const entry = new ConsoleEntry(stub.window);
    const at = dialling(entry);
    let shutOut = 0;
    const heard: DownMessage<PageView>[] = [];
    at.wire.open(
      (message) => heard.push(message),
      (why) => (shutOut += Number(why === 'shut out')),
    );
    const said = () => at.latest().sent.map((text) => JSON.parse(text) as unknown);
    return { ...at, ...stub, heard, said, shutOut: () => shutOut };
  }

  it('with the token of its link, which leaves the address at once, and then with its session', () => {
    const { latest, said, heard, window, items } = page(`#${TOKEN}`);
    expect(window.location.hash).toBe('');
    latest().opened();
    expect(said()).toEqual([{ type: 'enter', token: TOKEN }]);
    latest().say({ type: 'entered', session: SESSION });
    latest().say(HOST);
    expect(heard).toEqual([HOST]);
    latest().drop();
    pass(100);
    latest().opened();
    expect(said()).toEqual([{ type: 'resume', session: SESSION }]);
    expect([...items.values()]).toEqual([SESSION]);
  });

  it('and sends nothing else before the host has answered', () => {
    const { wire, latest, said } = page(`#${TOKEN}`);
    latest().opened();
    wire.press('KeyQ');
    void wire.command({ type: 'newNight' });
    expect(said()).toHaveLength(1);
    latest().say(HOST);
    wire.press('KeyQ');
    expect(said()).toHaveLength(2);
  });

  it('only with one of them: otherwise it does not connect, and says that it is shut out', () => {
    const { sockets, shutOut } = page('');
    pass(10_000);
    expect(sockets).toEqual([]);
    expect(shutOut()).toBeGreaterThan(1);
  });

  it('with its session if its token was used already, or else says that it is shut out', () => {
    const { latest, shutOut } = page(`#${TOKEN}`, SESSION);
    latest().opened();
    latest().drop(NOT_ADMITTED);
    expect(shutOut()).toBe(0);
    pass(100);
    latest().opened();
    expect(latest().sent).toEqual([JSON.stringify({ type: 'resume', session: SESSION })]);
    latest().drop(NOT_ADMITTED);
    expect(shutOut()).toBe(1);
  });

  it('with the same token again if the host did not check it', () => {
    const { latest, said, shutOut } = page(`#${TOKEN}`);
    latest().opened();
    latest().drop(TOO_MANY_TRIES);
    pass(100);
    latest().opened();
    expect(said()).toEqual([{ type: 'enter', token: TOKEN }]);
    expect(shutOut()).toBe(0);
  });

  it('with a link that is opened in the page itself', () => {
    const { latest, said, window, follow } = page('');
    follow(`#${TOKEN}`);
    expect(window.location.hash).toBe('');
    pass(2_000);
    latest().opened();
    expect(said()).toEqual([{ type: 'enter', token: TOKEN }]);
  });
});
