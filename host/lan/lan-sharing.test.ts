import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** ms; a limit that ends a hang and measures nothing. */
const PATIENCE = 30_000;
const HOUR = 3_600_000;

let folder: string;
let clock: FakeClock;
let referee: FakeReferee;
let there: Interfaces;
let changes: number;
let sharing: LanSharing;

/** At a free port by default. */
const open = (more: Partial<ConstructorParameters<typeof LanSharing>[0]> = { port: 0 }) => {
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
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, PATIENCE);
/** What is looked at every few seconds. */
const later = (check: () => void) =>
  soon(async () => {
    await clock.pass(3_000);
    check();
  });

/** The host ends, and starts again. */
async function restarted(more: Parameters<typeof open>[0] = {}): Promise<void> {
  await sharing.share(false);
  sharing = open(more);
  await sharing.share(true);
}

function dial(at = urlOf()): WebSocket {
  const url = new URL('live/table', at);
  const socket = new WebSocket(`ws://${url.host}${url.pathname}`, { origin: url.origin });
  return socket.on('error', () => undefined);
}

/** A screen of the room, once it has been shown the table. */
async function screen(): Promise<{ readonly socket: WebSocket; readonly messages: readonly (DownMessage | Moved)[] }> {
  const socket = dial();
  const messages: (DownMessage | Moved)[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as DownMessage | Moved));
  await soon(() => expect(messages.at(-1)).toMatchObject({ type: 'view', view: { kind: 'table' } }));
  return { socket, messages };
}

const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', resolve));

describe('sharing with the room', () => {
  it('is off at first, serves the table display and the files it loads, and tells nothing to a request without the key', async () => {
    expect(sharing.view).toEqual({ on: false, addresses: [], screens: 0 });
    await sharing.share(true);
    expect(urlOf()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-z]{16}\/$/);
    for (const path of ['', 'assets/table-1.js', 'assets/both-2.js', urlOf().slice(0, -1)])
      expect(await status(path), path).toBe(200);
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
    const response = await fetch(new URL('/', urlOf()));
    expect(await response.text()).toBe('');
    expect([...response.headers.keys()].sort()).toEqual(['connection', 'content-length']);
  });

  it('shows screens the table and counts them, at most twice a second', async () => {
    await sharing.share(true);
    const told = changes;
    const screens = [await screen(), await screen()];
    expect([sharing.view.screens, changes]).toEqual([2, told]);
    await clock.pass(500);
    expect(changes).toBe(told + 1);
    for (const { socket } of screens) socket.close();
    await soon(() => expect(sharing.view.screens).toBe(0));
    expect(referee.watchers).toBe(0);
  });

  it('has a key of its own for everything that is shared, and as many screens as that may have', async () => {
    await sharing.share(true);
    const other = open({ port: 0, file: 'phones.json', most: { all: 3, each: 1 } });
    await other.share(true);
    const [one, two] = [urlOf(), other.view.addresses[0]?.url ?? ''];
    expect(new URL(two).pathname).not.toBe(new URL(one).pathname);
    expect((await fetch(new URL(new URL(one).pathname, two))).status).toBe(404);
    await once(dial(two), 'message');
    await once(dial(two), 'error');
    await other.share(false);
  });

  it('ends a screen at its first message', async () => {
    await sharing.share(true);
    for (const word of ['{"type":"command","id":1,"command":{"type":"newNight"}}', Buffer.from([1])]) {
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
    await later(() => expect(sharing.view.screens).toBe(0));
    socket.terminate();
  });

  it('admits at most eight screens of one device', async () => {
    await sharing.share(true);
    const screens = await Promise.all(Array.from({ length: 8 }, screen));
    await closed(dial());
    expect(sharing.view.screens).toBe(8);
    for (const { socket } of screens) socket.terminate();
  });

  it('ends at once, and keeps its address when it is turned on again', async () => {
    await sharing.share(true);
    const url = urlOf();
    const ended = closed((await screen()).socket);
    await sharing.share(false);
    expect(await ended).toBe(1001);
    expect(sharing.view).toMatchObject({ on: false, addresses: [] });
    await expect(fetch(url)).rejects.toThrow();
    await sharing.share(true);
    expect(urlOf()).toBe(url);
  });
});

describe('the key of the room', () => {
  const OLD = '{"key":"0123456789abcdef"}';
  const room = () => join(folder, 'room.json');

  it('is the same after a restart, and so is the port unless one is named, so that screens reconnect by themselves', async () => {
    await restarted();
    const url = urlOf();
    await restarted();
    expect(urlOf()).toBe(url);
    expect(statSync(room()).mode & 0o777).toBe(0o600);
    await restarted({ port: 0 });
    expect(new URL(urlOf()).pathname).toBe(new URL(url).pathname);
  });

  it('works for the evening even if it cannot be saved', async () => {
    mkdirSync(join(room(), 'in the way'), { recursive: true });
    await sharing.share(true);
    expect(await status('')).toBe(200);
  });

  it('can be renewed, which locks out the screens that watch', async () => {
    await sharing.share(true);
    const before = urlOf();
    const ended = closed((await screen()).socket);
    await sharing.renew();
    expect(await ended).toBe(1001);
    expect([(await fetch(before)).status, (await fetch(urlOf())).status]).toEqual([404, 200]);
  });

  it.each([
    ['', 0o600],
    ['{"key":"short"}', 0o600],
    ['{"key":"../../etc/passwd"}', 0o600],
    ['null', 0o600],
    // An older version saved one that never expired.
    [OLD, 0o600],
    [`{"key":"0123456789abcdef","used":${Date.UTC(2026, 10, 21)}}`, 0o644],
  ])('is new if the file holds %j, or others could read it (%o)', async (kept, mode) => {
    writeFileSync(room(), kept);
    chmodSync(room(), mode);
    await sharing.share(true);
    expect(urlOf()).toMatch(/\/[0-9a-z]{16}\/$/);
    if (process.platform !== 'win32') expect(urlOf()).not.toContain('0123456789abcdef');
  });

  it('ends twelve hours after its last use, also while no screen watches, and the dealer sees the new one', async () => {
    await sharing.share(true);
    const url = urlOf();
    clock.sleep(12 * HOUR);
    await restarted({ port: 0 });
    expect(new URL(urlOf()).pathname).toBe(new URL(url).pathname);
    await sharing.share(false);
    clock.sleep(12 * HOUR + 1);
    await sharing.share(true);
    const second = urlOf();
    expect(new URL(second).pathname).not.toBe(new URL(url).pathname);
    const told = changes;
    clock.sleep(12 * HOUR + 1);
    await later(() => expect(urlOf()).not.toBe(second));
    await soon(() => expect(changes).toBeGreaterThan(told));
    expect([(await fetch(second)).status, (await fetch(urlOf())).status]).toEqual([404, 200]);
  });

  it('does not end while a screen watches', async () => {
    await sharing.share(true);
    const url = urlOf();
    const { socket } = await screen();
    const used = () => (JSON.parse(readFileSync(room(), 'utf8')) as { used: number }).used;
    for (let hours = 0; hours < 36; hours += 6) {
      clock.sleep(6 * HOUR);
      const before = used();
      await later(() => expect(used()).toBeGreaterThan(before));
    }
    expect([socket.readyState, urlOf()]).toEqual([WebSocket.OPEN, url]);
  });

  it('ends with the night; screens that watch stay and learn the new key', async () => {
    await sharing.share(true);
    const url = urlOf();
    const { socket, messages } = await screen();
    await sharing.newNight();
    expect((await fetch(url)).status).toBe(404);
    const [, key] = new URL(urlOf()).pathname.split('/');
    await soon(() => expect(messages).toContainEqual({ type: 'moved', key }));
    referee.show('the new night');
    await soon(() => expect(messages.at(-1)).toMatchObject({ view: { night: { name: 'the new night' } } }));
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('ends with the night even if nothing is shared, and nothing is written if nothing ever was shared', async () => {
    await sharing.newNight();
    expect(existsSync(room())).toBe(false);
    await sharing.share(true);
    const url = urlOf();
    await sharing.share(false);
    await sharing.newNight();
    await sharing.share(true);
    expect(urlOf()).not.toBe(url);
  });
});

// Only Linux has further addresses of the same computer without configuration.
it.runIf(process.platform === 'linux')('a flood from more addresses than a room has delays nobody with the key', async () => {
  await sharing.share(true);
  const { port } = new URL(urlOf());
  const { socket: before } = await screen();
  before.terminate();
  // Time stands still, so the limit of a second is used up and stays so.
  for (const request of [undefined, 'GET /0123456789abcdeg/ HTTP/1.1\r\nHost: x\r\n\r\n']) {
    const sockets = await strangersAt(Number(port), request);
    for (const path of ['', 'assets/table-1.js', 'assets/both-2.js']) expect(await status(path), path).toBe(200);
    const { socket } = await screen();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (const one of sockets) one.destroy();
  }
});

describe('networks', () => {
  it('may come, go and come back', async () => {
    there = {};
    await sharing.share(true);
    expect(sharing.view).toEqual({ on: true, addresses: [], screens: 0 });
    there = LOOPBACK;
    await later(() => expect(sharing.view.addresses).toHaveLength(1));
    const ended = closed((await screen()).socket);
    there = {};
    await later(() => expect(sharing.view.addresses).toEqual([]));
    await ended;
    expect(changes).toBeGreaterThanOrEqual(2);
  });

  it('say why a port is not available, and are served once it is', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await restarted({ port });
    expect(sharing.view).toMatchObject({ on: true, addresses: [], refused: 'EADDRINUSE' });
    await new Promise((resolve) => other.close(resolve));
    await sharing.share(true);
    expect(sharing.view.addresses).toHaveLength(1);
    expect(sharing.view.refused).toBeUndefined();
  });

  it('say so if the pages are not built', async () => {
    await restarted({ pages: join(folder, 'nothing') });
    expect(sharing.view).toMatchObject({ addresses: [], refused: 'ENOENT' });
  });
});
