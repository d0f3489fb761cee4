import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PhoneTold } from '../../firmware-protocol/phone/choice.ts';
import { OPENING_BYTES, startResume } from '../../firmware-protocol/phone/handshake.ts';
import type { Clock } from '../clock/clock.ts';
import { PHONE_CLOSED } from '../contract/phone-socket.ts';
import type { SeatInput } from '../contract/view.ts';
import { beginCommand } from '../session/testing/memory-table.ts';
import { FakePhone } from './testing/fake-phone.ts';
import { PhoneTable } from './testing/phone-table.ts';

let table: PhoneTable;
let anna: FakePhone;
let bela: FakePhone;

beforeEach(async () => {
  table = await PhoneTable.open(undefined, 0);
  await table.do({ type: 'phones', on: true });
  anna = await table.joined('Anna');
  bela = await table.joined('Béla');
});

afterEach(async () => {
  await table.end();
});

const POLICY = 1008;
const TOO_BIG = 1009;
const KEY = { id: 'phone-1', key: '00'.repeat(32) };
const pad = (id: string): SeatInput => ({ kind: 'pad', pad: id });
const course = () => table.table.game?.course;

/** A socket of somebody who sends only what a test says. */
async function stranger(): Promise<WebSocket> {
  const { host, origin } = anna.url;
  const socket = new WebSocket(`ws://${host}/phone`, { origin });
  socket.on('error', () => undefined);
  await table.until(() => socket.readyState === WebSocket.OPEN);
  return socket;
}

const closed = (socket: WebSocket) => new Promise<number>((resolve) => socket.on('close', resolve));

/** Everybody who plays by the rules still plays. */
async function expectOthersToPlay(...others: readonly FakePhone[]): Promise<void> {
  await table.clock.pass(1_000);
  for (const { id, socket } of others) {
    expect(socket.readyState).toBe(WebSocket.OPEN);
    expect(table.isLive(id)).toBe(true);
  }
}

async function begin(): Promise<void> {
  await table.do(beginCommand([pad('phone-1'), pad('phone-2')]));
  await table.until(() => anna.pad?.state === 'armed' && bela.pad?.state === 'armed');
}

describe('somebody without a key', () => {
  it('is not told whether it is the key or the phone that is wrong', async () => {
    const secret = FakePhone.joining(`${anna.url.origin}/#${'0'.repeat(26)}`, table.clock);
    const key = FakePhone.resuming(anna.url.href, table.clock, KEY);
    const phone = FakePhone.resuming(anna.url.href, table.clock, { ...KEY, id: 'phone-99' });
    expect(await Promise.all([secret.closed, key.closed, phone.closed])).toEqual(Array(3).fill(PHONE_CLOSED.unknown));
    await expectOthersToPlay(anna, bela);
  });

  it.each([
    ['an empty message', Buffer.alloc(0), PHONE_CLOSED.unknown],
    ['garbage', Buffer.alloc(OPENING_BYTES, 7), PHONE_CLOSED.unknown],
    [
      'half of a handshake',
      Buffer.from(startResume(KEY.id, Buffer.alloc(32), (n) => Buffer.alloc(n, 5)).message.subarray(0, 30)),
      PHONE_CLOSED.unknown,
    ],
    ['a frame of 513 bytes', Buffer.alloc(513), TOO_BIG],
    ['a giant frame', Buffer.alloc(1_000_000), TOO_BIG],
    ['text', '{"type":"command"}', POLICY],
  ])('is cut off at %s', async (_what, message, code) => {
    const socket = await stranger();
    const ended = closed(socket);
    socket.send(message);
    expect(await ended).toBe(code);
    await expectOthersToPlay(anna, bela);
  });

  it('is cut off after five seconds in which nothing was proved', async () => {
    const sockets = [await stranger(), await stranger()];
    const ended = Promise.all(sockets.map(closed));
    const [opening] = anna.sent;
    sockets[0]?.send(opening ?? '');
    await table.clock.pass(5_100);
    expect(await ended).toEqual([1006, 1006]);
    await expectOthersToPlay(anna, bela);
  });

  it('takes nobody’s place by sending their handshake again', async () => {
    const socket = await stranger();
    // Béla's own key: his phone came back once, and somebody listened.
    const back = FakePhone.resuming(anna.url.href, table.clock, bela.bound ?? KEY, bela);
    await table.until(() => back.page !== undefined);
    for (const message of back.sent) if (socket.readyState === WebSocket.OPEN) socket.send(message);
    await expectOthersToPlay(anna, back);
  });

  it('opens at most twenty sockets a second from one address', async () => {
    const { host, origin } = anna.url;
    const dial = () =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`ws://${host}/phone`, { origin });
        socket.on('open', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
    await table.clock.pass(1_000);
    const opened = await Promise.all(Array.from({ length: 30 }, dial));
    expect(opened.filter(Boolean)).toHaveLength(20);
    await table.clock.pass(1_000);
    expect(await dial()).toBe(true);
    await expectOthersToPlay(anna, bela);
  });

  it('may not ping', async () => {
    const socket = await stranger();
    socket.ping();
    expect(await closed(socket)).toBe(1006);
  });
});

describe('a hostile phone', () => {
  it('gains nothing by sending its messages again, or changed, or garbage', async () => {
    await begin();
    anna.pad?.press(2);
    await table.until(() => JSON.stringify(course()).includes('"ready":1'));
    for (const message of anna.sent.slice(-5)) anna.raw(message);
    anna.raw((anna.sent.at(-1) ?? new Uint8Array(1)).map((byte) => byte ^ 1));
    anna.raw(Buffer.alloc(512, 9));
    await expectOthersToPlay(anna, bela);
    expect(course()).toMatchObject({ phase: 'choosing', ready: 1 });
  });

  it('that opens two pages keeps the second', async () => {
    const second = FakePhone.resuming(anna.url.href, table.clock, anna.bound ?? KEY, anna);
    expect(await Promise.race([anna.closed, table.until(() => false)])).toBe(PHONE_CLOSED.replaced);
    await expectOthersToPlay(second, bela);
    expect(table.phones.phones).toHaveLength(2);
  });

  it('that floods is cut off; what a network held back is not a flood', async () => {
    const burst = (count: number) => {
      for (let n = 0; n < count; n += 1) anna.raw(anna.endpoint?.next(undefined) ?? '');
    };
    burst(60);
    await expectOthersToPlay(anna, bela);
    burst(300);
    expect(await anna.closed).toBe(PHONE_CLOSED.flood);
    await expectOthersToPlay(bela);
  });

  it.each([{ seal: 65_536 }, { face: 7 }, { id: 'phone-1' }])('that tells what no phone tells, %j, is cut off', async (more) => {
    await begin();
    anna.tells = (told) => ({ ...told, ...more });
    expect(await Promise.race([anna.closed, table.until(() => false)])).toBe(POLICY);
    await expectOthersToPlay(bela);
  });

  it('cannot play another seat’s seal: its own seat is named', async () => {
    await begin();
    bela.pad?.press(3);
    await table.until(() => JSON.stringify(course()).includes('"ready":1'));
    anna.tells = (told) => told && { ...told, seal: 1, commitment: 'ab'.repeat(16) };
    await table.until(() => JSON.stringify(course()).includes('"ready":2'));
    await table.step('count');
    await table.until(() => course()?.phase === 'opening');
    await table.clock.pass(2_000);
    expect(course()).toMatchObject({ phase: 'opening', stalled: [{ seat: 0, why: 'seal lost' }] });
  });

  it('whose clock lies cannot choose after the count: what it seals then counts for nothing', async () => {
    const { clock } = table;
    const lying: Clock = {
      // It never closes by itself.
      now: () => Number.NaN,
      after: (ms, then) => clock.after(ms, then),
      jumps: () => () => undefined,
      look: () => undefined,
    };
    const liar = FakePhone.joining(table.url, lying);
    await table.until(() => liar.endpoint !== undefined);
    liar.say({ type: 'join', name: 'Cili', language: 'en' });
    await table.until(() => liar.bound !== undefined && table.isLive(liar.id));
    await table.do(beginCommand([pad('phone-1'), pad(liar.id)]));
    await table.until(() => anna.pad?.state === 'armed' && liar.pad?.state === 'armed');
    anna.pad?.press(2);
    liar.pad?.press(3);
    await table.until(() => JSON.stringify(course()).includes('"ready":2'));
    await table.step('count');
    const counting = course();
    await clock.pass((counting?.phase === 'counting' ? counting.endsAt : 0) - clock.now() - 1);
    liar.pad?.press(6);
    expect([anna.pad?.state, liar.pad?.state]).toEqual(['closed', 'sealed']);
    await table.until(() => JSON.stringify(course()).includes('"stalled":[{'));
    expect(course()).toMatchObject({ phase: 'opening', stalled: [{ seat: 1, why: 'seal lost' }] });
  });

  it('that opens another face than it sealed is a mismatch, and shows nobody’s face', async () => {
    await begin();
    anna.pad?.press(2);
    bela.pad?.press(3);
    await table.until(() => JSON.stringify(course()).includes('"ready":2'));
    bela.tells = (told) => (told?.stage === 'opened' ? ({ ...told, face: 6 } satisfies PhoneTold) : told);
    await table.step('count');
    await table.until(() => JSON.stringify(course()).includes('mismatch'));
    expect(course()).toMatchObject({ phase: 'choosing', calledOff: { why: 'mismatch', seat: 1 } });
    expect(JSON.stringify([anna.page, bela.page, table.view])).not.toContain('"faces":[2');
  });

  it('that is silent at the reveal is a stalled seat, and shows nobody’s face', async () => {
    await begin();
    anna.pad?.press(2);
    bela.pad?.press(3);
    await table.until(() => JSON.stringify(course()).includes('"ready":2'));
    bela.tells = (told) => (told?.stage === 'opened' ? undefined : told);
    await table.step('count');
    await table.until(() => JSON.stringify(course()).includes('"stalled":[{'));
    expect(course()).toMatchObject({ phase: 'opening', stalled: [{ seat: 1 }] });
    expect(JSON.stringify([anna.page, bela.page, table.view])).not.toContain('"faces":[2');
  });

  it('that sends what is no message of a phone is cut off', async () => {
    anna.endpoint?.message({ type: 'command', command: { type: 'newNight' } });
    await table.until(() => anna.socket.readyState === WebSocket.CLOSED);
    expect(await anna.closed).toBe(POLICY);
    await expectOthersToPlay(bela);
  });

  it('that no longer reads or answers is dropped', async () => {
    anna.socket.pause();
    await table.until(() => table.phones.phones.some(({ name, link }) => name === 'Anna' && link === 'lost'));
    anna.socket.terminate();
    await expectOthersToPlay(bela);
  });
});
