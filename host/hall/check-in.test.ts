import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FakeClock } from '../clock/testing/fake-clock.ts';
import type { Answer } from '../contract/view.ts';
import { LanSharing } from '../lan/lan-sharing.ts';
import { guestDisplay } from './hall-site.ts';
import { LOOPBACK } from '../lan/testing/fake-interfaces.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

let home: string;
let at: TestHall;
let clock: FakeClock;
let phones: LanSharing;

beforeEach(async () => {
  home = await freshFolder();
  for (const name of ['hall', 'pages']) await mkdir(join(home, name));
  await writeFile(join(home, 'pages/guest.html'), '');
  at = await TestHall.open(join(home, 'hall'));
  await at.obey({ type: 'addPeople', text: Array.from({ length: 40 }, (_, i) => `Guest ${i + 1}`).join('\n') });
  clock = new FakeClock(Date.UTC(2026, 10, 28));
  const place = { folder: home, pages: join(home, 'pages'), clock, interfaces: () => LOOPBACK, address: '127.0.0.1' };
  phones = new LanSharing({ ...place, port: 0, usualPort: 4715 }, guestDisplay(at.hall), () => undefined);
  await phones.share(true);
});
afterEach(async () => {
  await phones.share(false);
  await at.hall.close();
});

/** A phone that has scanned the code; what it sends is answered, or ends its socket. */
async function phone() {
  const url = new URL('live/guest', phones.view.addresses[0]?.url);
  const socket = new WebSocket(`ws://${url.host}${url.pathname}`, { origin: url.origin });
  const messages: { readonly type: string; readonly id?: number; readonly answer?: Answer }[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as (typeof messages)[number]));
  const ended = once(socket, 'close').then(([code]) => code as number);
  await vi.waitFor(() => expect(messages.map(({ type }) => type)).toContain('view'), 30_000);
  let last = 0;
  return {
    ended,
    send: (text: string) => socket.send(text),
    async ask(command: unknown): Promise<Answer | number> {
      const id = (last += 1);
      socket.send(JSON.stringify({ type: 'command', id, command }));
      const answer = vi.waitFor(() => messages.find((one) => one.id === id)?.answer ?? expect.unreachable(), 30_000);
      return Promise.race([answer, ended]);
    },
  };
}
const checkIn = (id: string) => ({ type: 'checkIn', person: id });
const open = () => at.obey({ type: 'awaitCheckIn', on: true });
/** The organiser's view once everything so far is in it. */
async function seen() {
  await at.obey({ type: 'addPeople', text: 'Last' });
  await vi.waitFor(() => expect(at.view.people.at(-1)?.name).toBe('Last'), 30_000);
  return at.view.people.slice(0, -1);
}
const here = async () => (await seen()).filter((person) => person.here).map(({ id }) => id);

test('a guest checks in once whom the organiser awaits, and nobody who has left or whose check-in was taken back', async () => {
  const { ask } = await phone();
  expect(await ask(checkIn('p1'))).toEqual({ ok: true });
  expect(await here()).toHaveLength(40);
  expect(at.view).toMatchObject({ checkIn: false, undo: { n: 2 } });
  await at.obey({ type: 'presence', person: 'p2', here: false });
  await open();
  for (const id of ['p1', 'p3', 'p3']) expect(await ask(checkIn(id))).toEqual({ ok: true });
  await at.obey({ type: 'presence', person: 'p1', here: false });
  for (const id of ['p1', 'p2', 'p42']) expect(await ask(checkIn(id))).toMatchObject({ ok: false });
  await vi.waitFor(() => expect(at.view.people.filter((person) => person.here).map(({ id }) => id)).toEqual(['p3']), 30_000);
});

test.each([
  { type: 'presence', person: 'p1', here: false },
  { type: 'rename', person: 'p1', name: 'Nobody' },
  { type: 'awaitCheckIn', on: false },
  { type: 'undo', n: 2 },
  { type: 'checkIn', person: 'p1', here: false },
  { type: 'checkIn', person: ['p1'] },
])('a guest can command nothing else: %j', async (command) => {
  await open();
  expect(await (await phone()).ask(command)).toMatchObject({ ok: false, refusal: { code: 'not a command' } });
  const awaited = await seen();
  expect(awaited).toEqual(awaited.map((_, i) => ({ id: `p${i + 1}`, name: `Guest ${i + 1}`, here: false, awaited: true })));
});

test.each(['{"type":"press","code":"KeyA"}', '', 'x'.repeat(300), '[]'])(
  'any other message ends the socket: %s',
  async (text) => {
    const { send, ended } = await phone();
    send(text);
    expect([1008, 1009]).toContain(await ended);
  },
);

test('one address checks in twenty in a minute, then its sockets end', async () => {
  await open();
  const { ask } = await phone();
  for (let i = 1; i <= 20; i += 1) expect(await ask(checkIn(`p${i}`))).toEqual({ ok: true });
  expect(await ask(checkIn('p21'))).toBe(1008);
  expect(await (await phone()).ask(checkIn('p22'))).toBe(1008);
  expect(await here()).toHaveLength(20);
  await clock.pass(60_000);
  expect(await (await phone()).ask(checkIn('p21'))).toEqual({ ok: true });
});
