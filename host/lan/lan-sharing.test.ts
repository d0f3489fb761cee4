import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Moved } from '../contract/live.ts';
import type { DownMessage } from '../contract/view.ts';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import { FakeReferee } from '../web/testing/fake-referee.ts';
import type { Interfaces } from './addresses.ts';
import { tableDisplay } from '../web/site.ts';
import { LanSharing } from './lan-sharing.ts';
import { strangersAt } from './testing/fake-strangers.ts';
import { LOOPBACK } from './testing/fake-interfaces.ts';
import type { LanParts } from './own-listeners.ts';

/** ms; a limit that ends a hang and measures nothing. */
const PATIENCE = 30_000;

let folder: string;
let clock: FakeClock;
let referee: FakeReferee;
let there: Interfaces;
let changes: number;
let sharing: LanSharing;

/** At a free port by default. */
const open = (more: Partial<LanParts> = { port: 0 }) => {
  const parts = { folder, pages: join(folder, 'pages'), clock, interfaces: () => there, address: '127.0.0.1' };
  return new LanSharing({ usualPort: 4712, ...parts, ...more }, tableDisplay(referee), () => (changes += 1));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-room-'));
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'pages/table.html'), '<script src="./assets/table-1.js">');
  writeFileSync(join(folder, 'pages/assets/table-1.js'), 'import "./both-2.js"');
  writeFileSync(join(folder, 'pages/assets/both-2.js'), 'both');
  writeFileSync(join(folder, 'pages/assets/console-3.js'), 'import "./both-2.js"');
  writeFileSync(join(folder, 'pages/console.html'), '<script src="./assets/console-3.js">');
  clock = new FakeClock(Date.UTC(2026, 10, 21));
  referee = new FakeReferee();
  there = LOOPBACK;
  changes = 0;
  sharing = open();
});

afterEach(async () => {
  await sharing.share(false);
  rmSync(folder, { recursive: true });
});

const urlOf = () => sharing.view.addresses[0]?.url ?? '';
const status = (path: string) => fetch(new URL(path, urlOf())).then((response) => response.status);

/** A screen of the room, once it has been shown the table. */
async function screen(): Promise<{ readonly socket: WebSocket; readonly messages: readonly (DownMessage | Moved)[] }> {
  const url = new URL('live/table', urlOf());
  const socket = new WebSocket(`ws://${url.host}${url.pathname}`, { origin: url.origin });
  const messages: (DownMessage | Moved)[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as DownMessage | Moved));
  socket.on('error', () => undefined);
  await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ type: 'view', view: { kind: 'table' } }), PATIENCE);
  return { socket, messages };
}

const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', resolve));

describe('sharing with the room', () => {
  it('is off at first', () => {
    expect(sharing.view).toEqual({ on: false, addresses: [], screens: 0 });
  });

  it('serves the table display, the files it loads, and nothing else', async () => {
    await sharing.share(true);
    expect(urlOf()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-z]{16}\/$/);
    for (const path of ['', 'assets/table-1.js', 'assets/both-2.js']) expect(await status(path), path).toBe(200);
    for (const path of [
      'table.html',
      'console.html',
      'assets/console-3.js',
      'assets/',
      'live/table',
      '../',
      '/table',
      '/console',
    ])
      expect(await status(path), path).toBe(404);
    expect(await status(urlOf().slice(0, -1))).toBe(200);
  });

  it('tells nothing to a request without the key', async () => {
    await sharing.share(true);
    const response = await fetch(new URL('/', urlOf()));
    expect(await response.text()).toBe('');
    expect([...response.headers.keys()].sort()).toEqual(['connection', 'content-length']);
  });

  it('shows screens the table and counts them, at most twice a second', async () => {
    await sharing.share(true);
    const told = changes;
    const screens = [await screen(), await screen()];
    expect(sharing.view.screens).toBe(2);
    expect(changes).toBe(told);
    await clock.pass(500);
    expect(changes).toBe(told + 1);
    for (const { socket } of screens) socket.close();
    await vi.waitFor(() => expect(sharing.view.screens).toBe(0), PATIENCE);
    expect(referee.watchers).toBe(0);
  });

  it('has a key of its own for everything that is shared, and as many screens as that may have', async () => {
    await sharing.share(true);
    const most = { all: 3, each: 1 };
    const other = new LanSharing(
      {
        ...{ usualPort: 4713, folder, pages: join(folder, 'pages'), clock, interfaces: () => there },
        ...{ address: '127.0.0.1', port: 0 },
        file: 'phones.json',
        most,
      },
      tableDisplay(referee),
      () => undefined,
    );
    await other.share(true);
    const [one, two] = [urlOf(), other.view.addresses[0]?.url ?? ''];
    expect(new URL(two).pathname).not.toBe(new URL(one).pathname);
    expect((await fetch(new URL(new URL(one).pathname, two))).status).toBe(404);
    const connect = () => {
      const at = new URL('live/table', two);
      return new WebSocket(`ws://${at.host}${at.pathname}`, { origin: at.origin });
    };
    await once(connect(), 'message');
    await once(connect(), 'error');
    await other.share(false);
  });

  it('ends a screen at its first message', async () => {
    await sharing.share(true);
    for (const word of ['{"type":"command","id":1,"command":{"type":"newNight"}}', '', Buffer.from([1])]) {
      const { socket } = await screen();
      socket.send(word);
      expect([1008, 1009]).toContain(await closed(socket));
    }
    const { socket } = await screen();
    socket.ping();
    await closed(socket);
    expect(referee.commands).toEqual([]);
  });

  it('drops a screen that no longer answers', async () => {
    await sharing.share(true);
    const { socket } = await screen();
    for (let beats = 0; beats < 3; beats += 1) {
      const asked = once(socket, 'ping');
      await clock.pass(5_000);
      await asked;
      // It has answered, and answers later requests later.
      await status('');
      expect(sharing.view.screens).toBe(1);
    }
    socket.pause();
    await vi.waitFor(async () => {
      await clock.pass(5_000);
      expect(sharing.view.screens).toBe(0);
    }, PATIENCE);
    socket.terminate();
  });

  it('admits at most eight screens of one device', async () => {
    await sharing.share(true);
    const screens = await Promise.all(Array.from({ length: 8 }, screen));
    const url = new URL('live/table', urlOf());
    const ninth = new WebSocket(`ws://${url.host}${url.pathname}`, { origin: url.origin });
    ninth.on('error', () => undefined);
    await closed(ninth);
    expect(sharing.view.screens).toBe(8);
    for (const { socket } of screens) socket.terminate();
  });

  it('keeps its address when it is turned off and on', async () => {
    await sharing.share(true);
    const url = urlOf();
    await sharing.share(false);
    await sharing.share(true);
    expect(urlOf()).toBe(url);
  });

  it('ends at once', async () => {
    await sharing.share(true);
    const url = urlOf();
    const { socket } = await screen();
    const ended = closed(socket);
    await sharing.share(false);
    expect(await ended).toBe(1001);
    expect(sharing.view).toMatchObject({ on: false, addresses: [] });
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('the key of the room', () => {
  it('is the same after a restart, and so is the port, so that screens reconnect by themselves', async () => {
    sharing = open({});
    await sharing.share(true);
    const url = urlOf();
    await sharing.share(false);
    sharing = open({});
    await sharing.share(true);
    expect(urlOf()).toBe(url);
    expect(statSync(join(folder, 'room.json')).mode & 0o777).toBe(0o600);
  });

  it('is the same after a restart at a named port', async () => {
    await sharing.share(true);
    const { pathname } = new URL(urlOf());
    await sharing.share(false);
    sharing = open();
    await sharing.share(true);
    expect(new URL(urlOf()).pathname).toBe(pathname);
  });

  it('works for the evening even if it cannot be saved', async () => {
    rmSync(join(folder, 'room.json'), { force: true });
    mkdirSync(join(folder, 'room.json', 'in the way'), { recursive: true });
    await sharing.share(true);
    expect(await status('')).toBe(200);
  });

  it('can be renewed, which locks out the screens that watch', async () => {
    await sharing.share(true);
    const before = urlOf();
    const { socket } = await screen();
    const ended = closed(socket);
    await sharing.renew();
    expect(await ended).toBe(1001);
    expect(urlOf()).not.toBe(before);
    expect((await fetch(before)).status).toBe(404);
    expect((await fetch(urlOf())).status).toBe(200);
  });

  it.each(['', '{"key":"short"}', '{"key":"../../etc/passwd"}', 'null'])('is new if the file holds %j', async (kept) => {
    writeFileSync(join(folder, 'room.json'), kept, { mode: 0o600 });
    await sharing.share(true);
    expect(urlOf()).toMatch(/\/[0-9a-z]{16}\/$/);
  });

  it.skipIf(process.platform === 'win32')('is new if other users could read the old one', async () => {
    writeFileSync(join(folder, 'room.json'), '{"key":"0123456789abcdef"}');
    chmodSync(join(folder, 'room.json'), 0o644);
    await sharing.share(true);
    expect(urlOf()).not.toContain('0123456789abcdef');
  });
});

describe('the life of the room’s key', () => {
  const HOUR = 3_600_000;
  /** The host ends, and starts again. */
  const restart = async () => {
    await sharing.share(false);
    sharing = open({});
    await sharing.share(true);
  };

  beforeEach(async () => {
    sharing = open({});
    await sharing.share(true);
  });

  it('ends twelve hours after its last use', async () => {
    const url = urlOf();
    clock.sleep(12 * HOUR);
    await restart();
    expect(urlOf()).toBe(url);
    clock.sleep(12 * HOUR + 1);
    await sharing.share(false);
    const second = open({});
    await second.share(true);
    expect(new URL(second.view.addresses[0]?.url ?? '').pathname).not.toBe(new URL(url).pathname);
    await second.share(false);
  });

  it('ends while no screen watches, and the dealer sees the new key', async () => {
    const url = urlOf();
    const told = changes;
    clock.sleep(12 * HOUR + 1);
    await vi.waitFor(async () => {
      await clock.pass(3_000);
      expect(urlOf()).not.toBe(url);
    }, PATIENCE);
    await vi.waitFor(() => expect(changes).toBeGreaterThan(told), PATIENCE);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(urlOf())).status).toBe(200);
  });

  it('does not end while a screen watches', async () => {
    const url = urlOf();
    const { socket } = await screen();
    for (let hours = 0; hours < 36; hours += 6) {
      clock.sleep(6 * HOUR);
      const before = (JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')) as { used: number }).used;
      await vi.waitFor(async () => {
        await clock.pass(3_000);
        await status('');
        const { used } = JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')) as { used: number };
        expect(used).toBeGreaterThan(before);
      }, PATIENCE);
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    expect(urlOf()).toBe(url);
  });

  it('ends with the night; screens that watch stay and learn the new key', async () => {
    const url = urlOf();
    const { socket, messages } = await screen();
    await sharing.newNight();
    expect(urlOf()).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
    const [, key] = new URL(urlOf()).pathname.split('/');
    await vi.waitFor(() => expect(messages).toContainEqual({ type: 'moved', key }), PATIENCE);
    referee.show('the new night');
    await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ view: { night: { name: 'the new night' } } }), PATIENCE);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('ends with the night even if nothing is shared, and nothing is written if nothing ever was shared', async () => {
    const url = urlOf();
    await sharing.share(false);
    await sharing.newNight();
    await sharing.share(true);
    expect(urlOf()).not.toBe(url);
    await sharing.share(false);
    rmSync(join(folder, 'room.json'));
    sharing = open({});
    await sharing.newNight();
    expect(existsSync(join(folder, 'room.json'))).toBe(false);
  });

  it('is new if an older version saved one that never expired', async () => {
    await sharing.share(false);
    writeFileSync(join(folder, 'room.json'), '{"key":"0123456789abcdef"}', { mode: 0o600 });
    sharing = open({});
    await sharing.share(true);
    expect(urlOf()).not.toContain('0123456789abcdef');
  });
});

// Only Linux has further addresses of the same computer without configuration.
describe.runIf(process.platform === 'linux')('requests without the key', () => {
  const REQUESTS = ['', 'GET /0123456789abcdeg/ HTTP/1.1\r\nHost: x\r\n\r\n'];

  /** Connections from seven addresses, more than the common limit; every accepted one is held open. */
  async function flood(): Promise<readonly Socket[]> {
    const { port } = new URL(urlOf());
    const dial = (stranger: number) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.1.${stranger + 1}` });
      socket.on('error', () => undefined);
      socket.on('connect', () => socket.write(REQUESTS[stranger % 2] ?? ''));
      return socket.resume();
    };
    const sockets: Socket[] = [];
    // More at once would wait in the backlog of the socket, and not be counted.
    for (let times = 0; times < 60; times += 4) {
      const some = Array.from({ length: 28 }, (_, n) => dial(n % 7));
      await Promise.all(some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
      sockets.push(...some);
    }
    return sockets;
  }

  it('never block a request with the key', async () => {
    await sharing.share(true);
    // Time stands still, so the limit of a second is used up and stays so.
    const sockets = await flood();
    for (const path of ['', 'assets/table-1.js', 'assets/both-2.js']) expect(await status(path), path).toBe(200);
    const { socket } = await screen();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (const one of sockets) one.destroy();
  });
});

// Only Linux has further addresses of the same computer without configuration.
describe.runIf(process.platform === 'linux')('a flood from more addresses than a room has', () => {
  it('delays no screen that was here before', async () => {
    await sharing.share(true);
    const { port } = new URL(urlOf());
    const { socket: before } = await screen();
    before.terminate();
    // Time stands still, so the limit of a second is used up and stays so.
    const sockets = await strangersAt(Number(port));
    expect(await status('')).toBe(200);
    const { socket } = await screen();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (const one of sockets) one.destroy();
  });
});

describe('networks', () => {
  it('may come, go and come back', async () => {
    there = {};
    await sharing.share(true);
    expect(sharing.view).toEqual({ on: true, addresses: [], screens: 0 });
    there = LOOPBACK;
    await vi.waitFor(async () => {
      await clock.pass(3_000);
      expect(sharing.view.addresses).toHaveLength(1);
    }, PATIENCE);
    const { socket } = await screen();
    const ended = closed(socket);
    there = {};
    await vi.waitFor(async () => {
      await clock.pass(3_000);
      expect(sharing.view.addresses).toEqual([]);
    }, PATIENCE);
    await ended;
    expect(changes).toBeGreaterThanOrEqual(2);
  });

  it('say why a port is not available, and are served once it is', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    sharing = open({ port });
    await sharing.share(true);
    expect(sharing.view).toMatchObject({ on: true, addresses: [], refused: 'EADDRINUSE' });
    await new Promise((resolve) => other.close(resolve));
    await sharing.share(true);
    expect(sharing.view.addresses).toHaveLength(1);
    expect(sharing.view.refused).toBeUndefined();
  });

  it('say so if the pages are not built', async () => {
    sharing = open({ pages: join(folder, 'nothing') });
    await sharing.share(true);
    expect(sharing.view).toMatchObject({ addresses: [], refused: 'ENOENT' });
  });
});
