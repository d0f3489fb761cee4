import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PHONE_CLOSED, PHONE_PATH } from '../contract/phone-socket.ts';
import { strangersAt } from '../lan/testing/fake-strangers.ts';
import { beginCommand, die } from '../session/testing/memory-table.ts';
import { FakePhone } from './testing/fake-phone.ts';
import { PhoneTable } from './testing/phone-table.ts';

const HOUR = 3_600_000;
const UPGRADE = [
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='],
].join('\r\n');

let table: PhoneTable;

beforeEach(async () => {
  table = await PhoneTable.open(undefined, 0);
});

afterEach(async () => {
  await table.end();
});

const on = () => table.do({ type: 'phones', on: true });
const joining = (to: 'closed' | 'open' | 'seating') => table.do({ type: 'joining', joining: to });
const names = () => table.phones.phones.map(({ name }) => name);

/** A phone that has the secret, and no name yet. */
async function nameless(url = table.url): Promise<FakePhone> {
  const phone = FakePhone.joining(url, table.clock);
  await table.until(() => phone.endpoint !== undefined);
  return phone;
}

async function resumed(before: FakePhone, url = before.url.href): Promise<FakePhone> {
  if (before.bound === undefined) throw new Error('it has not joined');
  const phone = FakePhone.resuming(url, table.clock, before.bound, before);
  const { id } = before.bound;
  await table.until(() => phone.endpoint !== undefined && table.isLive(id));
  return phone;
}

async function lost(phone: FakePhone): Promise<void> {
  phone.socket.terminate();
  await table.until(() => table.phones.phones.some(({ id, link }) => id === phone.bound?.id && link === 'lost'));
}

describe('phones', () => {
  it('are off at first, and nothing is written', () => {
    expect(table.phones).toEqual({ on: false, joining: 'closed', addresses: [], phones: [] });
    expect(table.table.joining).toBeUndefined();
    expect(existsSync(join(table.folder, 'phones.json'))).toBe(false);
  });

  it('join by name with the secret behind the address', async () => {
    await on();
    expect(table.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#[0-9a-hjkmnp-tv-z]{26}$/);
    expect(table.table.joining).toEqual({ joining: 'open', url: table.url, phones: [] });
    const phone = await table.joined('  Anna ');
    expect(phone.bound).toMatchObject({ id: 'phone-1' });
    const shown = { name: 'Anna', words: phone.channel?.words, link: 'live' };
    expect(table.phones.phones).toEqual([{ id: 'phone-1', ...shown }]);
    // A phone is no pad.
    expect(table.view.pads).toEqual([]);
    expect(table.table.joining?.phones).toEqual([shown]);
    await table.do({ type: 'phoneless', people: [{ name: 'Huba', after: 1 }] });
    await joining('closed');
    expect(table.table.joining).toEqual({ joining: 'closed', phones: [shown], phoneless: [{ name: 'Huba', after: 1 }] });
    await table.do(beginCommand([{ kind: 'pad', pad: 'phone-1' }, die]));
    expect(table.table.joining).toBeUndefined();
  });

  it('need a name of their own, in whichever case, and may try another', async () => {
    await on();
    await table.joined('Réka');
    const other = await nameless();
    other.say({ type: 'join', name: 'RÉKA', language: 'hu' });
    await table.until(() => other.messages.length > 0);
    expect(other.messages).toEqual([{ type: 'refused', why: 'name taken' }]);
    other.say({ type: 'join', name: 'Rita', language: 'hu' });
    await table.until(() => other.bound !== undefined);
    expect(names()).toEqual(['Réka', 'Rita']);
  });

  it('are told what is wrong with a name, and may try another on the same connection', async () => {
    await on();
    await table.joined('Ilona');
    await table.do(beginCommand([die, die]));
    await joining('open');
    const phone = await nameless();
    for (const name of ['\u3164', 'A'.repeat(25), 'B\ufffdla', 'Iｌona', 'Вéla'])
      phone.say({ type: 'join', name, language: 'hu' });
    await table.until(() => phone.messages.length === 5);
    expect(phone.messages).toEqual([
      { type: 'refused', why: 'empty' },
      { type: 'refused', why: 'too long' },
      { type: 'refused', why: 'garbled' },
      { type: 'refused', why: 'looks the same', as: 'Ilona' },
      { type: 'refused', why: 'looks the same', as: 'Béla' },
    ]);
    phone.say({ type: 'join', name: 'Ilona B', language: 'hu' });
    await table.until(() => phone.bound !== undefined);
    expect(names()).toEqual(['Ilona', 'Ilona B']);
  });

  it('keep their name while their screen is dark, with a seat or without, until the dealer removes them', async () => {
    await on();
    const [anna, cili] = [await table.joined('Anna'), await table.joined('Cili')];
    await table.do(beginCommand([{ kind: 'pad', pad: 'phone-2' }, die]));
    await joining('open');
    await lost(anna);
    await lost(cili);
    for (const name of ['anna', 'Cili']) {
      const other = await nameless();
      other.say({ type: 'join', name, language: 'de' });
      await table.until(() => other.messages.length > 0);
      expect(other.messages).toEqual([{ type: 'refused', why: 'name taken' }]);
    }
    expect((await resumed(anna)).socket.readyState).toBe(WebSocket.OPEN);
    await table.do({ type: 'unbindPhone', phone: 'phone-1' });
    expect((await table.joined('anna')).bound?.id).toBe('phone-3');
  });

  it('that give no name within ten seconds are closed, and the dealer sees how many', async () => {
    await on();
    const silent = [await nameless(), await nameless()];
    expect(table.phones).not.toHaveProperty('silent');
    await table.clock.pass(10_100);
    expect(await Promise.all(silent.map(({ closed }) => closed))).toEqual([PHONE_CLOSED.crowded, PHONE_CLOSED.crowded]);
    expect(table.phones.silent).toBe(2);
    await joining('closed');
    expect(table.phones).not.toHaveProperty('silent');
  });

  it('come in past any number of silent ones, a whole table at once and from one address; the next are told that it is full', async () => {
    await on();
    const silent = Array.from({ length: 18 }, () => FakePhone.joining(table.url, table.clock));
    await table.until(() => silent.every(({ endpoint }) => endpoint !== undefined));
    await table.clock.pass(1_000);
    expect(table.phones.silent).toBe(2);
    const twelve = Array.from({ length: 12 }, () => FakePhone.joining(table.url, table.clock));
    await table.until(() => twelve.every(({ endpoint }) => endpoint !== undefined));
    for (const [n, phone] of twelve.entries()) phone.say({ type: 'join', name: `Player ${n + 1}`, language: 'en' });
    await table.until(() => twelve.every(({ bound, messages }) => bound !== undefined || messages.length > 0));
    expect(table.phones.phones).toHaveLength(10);
    const refused = twelve.filter(({ bound }) => bound === undefined).map(({ messages }) => messages);
    expect(refused).toEqual([1, 2].map(() => [{ type: 'refused', why: 'full' }]));
  });

  // Only Linux has further addresses of the same computer without configuration.
  it.runIf(process.platform === 'linux')('that were here before come back through a flood of strangers at once', async () => {
    await on();
    const before = await table.joined('Anna');
    await lost(before);
    const { host, origin, port } = new URL(table.url);
    const request = `GET ${PHONE_PATH} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${UPGRADE}\r\n\r\n`;
    // Time stands still, so the limit of a second is used up and stays so.
    const sockets = await strangersAt(Number(port), request);
    if (before.bound === undefined) throw new Error('it has not joined');
    const again = FakePhone.resuming(table.url, table.clock, before.bound, before);
    await Promise.race([vi.waitFor(() => expect(again.endpoint).toBeDefined(), 30_000), again.closed]);
    expect([again.socket.readyState, again.endpoint]).toEqual([WebSocket.OPEN, expect.anything()]);
    for (const one of sockets) one.destroy();
  });

  it('come back with their own key, by the same name and words', async () => {
    await on();
    const phone = await table.joined('Anna');
    const [before] = table.phones.phones;
    await lost(phone);
    await joining('closed');
    const again = await resumed(phone);
    expect(table.phones.phones).toEqual([before]);
    await table.until(() => again.page !== undefined);
    expect(again.page).toMatchObject({ name: 'Anna', moment: 'joined', language: 'en' });
  });

  it('keep their seals when the network cuts them off', async () => {
    await on();
    const phone = await table.joined('Anna');
    await table.do(beginCommand([{ kind: 'pad', pad: 'phone-1' }, die]));
    await table.until(() => phone.pad?.state === 'armed');
    phone.pad?.press(4);
    await table.until(() => JSON.stringify(table.table.game?.course).includes('"ready":1'));
    await lost(phone);
    expect(phone.pad?.state).toBe('sealed');
    await resumed(phone);
    expect(table.table.game?.course).toMatchObject({ phase: 'choosing', ready: 1 });
    expect(phone.pad?.state).toBe('sealed');
  });

  it('read their page in the language of their owners', async () => {
    await on();
    const phone = await table.joined('Anna', 'hu');
    await table.until(() => phone.page?.language === 'hu');
    phone.say({ type: 'language', language: 'de' });
    await table.until(() => phone.page?.language === 'de');
  });

  it('are unbound by the dealer, and their keys with them', async () => {
    await on();
    const phone = await table.joined('Anna');
    await table.do({ type: 'unbindPhone', phone: 'phone-1' });
    expect(await phone.closed).toBe(PHONE_CLOSED.unknown);
    expect(names()).toEqual([]);
    const again = FakePhone.resuming(table.url, table.clock, phone.bound ?? { id: '', key: '' });
    expect(await again.closed).toBe(PHONE_CLOSED.unknown);
    expect(await table.referee.command({ type: 'unbindPhone', phone: 'phone-1' })).toMatchObject({
      refusal: { code: 'no such phone' },
    });
  });

  it('are cut off and forgotten when the dealer turns them off', async () => {
    await on();
    const phone = await table.joined('Anna');
    const { url } = table;
    await table.do({ type: 'phones', on: false });
    expect(await phone.closed).toBe(PHONE_CLOSED.unknown);
    expect(table.phones).toEqual({ on: false, joining: 'closed', addresses: [], phones: [] });
    await expect(fetch(url)).rejects.toThrow();
    await on();
    expect(new URL(table.url).hash).not.toBe(new URL(url).hash);
  });
});

describe('joining', () => {
  it('ends when the dealer closes it: its secret is void, and those who have joined stay', async () => {
    await on();
    const phone = await table.joined('Anna');
    const [late, { url }] = [await nameless(), table];
    await table.clock.pass(300);
    await joining('closed');
    expect(await late.closed).toBe(PHONE_CLOSED.unknown);
    expect(table.phones).toMatchObject({ on: true, joining: 'closed', addresses: [] });
    await joining('open');
    expect(table.url).not.toBe(url);
    expect(await FakePhone.joining(url, table.clock).closed).toBe(PHONE_CLOSED.unknown);
    expect(phone.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('ends when a game begins', async () => {
    await on();
    await table.joined('Anna');
    await table.do(beginCommand([{ kind: 'pad', pad: 'phone-1' }, die]));
    expect(table.phones.joining).toBe('closed');
  });

  it('gives places in the order in which people tap, one each, and again from the first', async () => {
    await on();
    const [anna, bela] = [await table.joined('Anna'), await table.joined('Béla')];
    anna.say({ type: 'here' });
    await table.clock.pass(500);
    expect(table.phones.phones.map(({ place }) => place)).toEqual([undefined, undefined]);

    await joining('seating');
    expect(table.phones.addresses).toEqual([]);
    await table.until(() => anna.page?.moment === 'tap');
    for (const phone of [bela, bela, anna]) {
      phone.say({ type: 'here' });
      await table.clock.pass(500);
    }
    expect(table.phones.phones.map(({ place }) => place)).toEqual([1, 0]);
    expect(table.table.joining?.phones.map(({ place }) => place)).toEqual([1, 0]);
    expect(bela.page).toMatchObject({ moment: 'joined', place: 0 });

    await joining('seating');
    expect(table.phones.phones.map(({ place }) => place)).toEqual([undefined, undefined]);
    anna.say({ type: 'here' });
    await table.until(() => table.phones.phones[0]?.place === 0);
  });
});

describe('the page for phones', () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(new URL(path, table.url), { headers });

  it('is all that is served, with the parts it loads', async () => {
    await on();
    for (const path of ['/', '/assets/phone-1.js']) expect((await get(path)).status, path).toBe(200);
    for (const path of [
      '/phone.html',
      '/console.html',
      '/assets/console-2.js',
      '/table',
      '/who',
      '/?x',
      PHONE_PATH,
      '/phones.json',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('may connect to its own socket only, and is given no cookie', async () => {
    await on();
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain(`connect-src ws://${new URL(table.url).host}${PHONE_PATH};`);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'http://elsewhere.example' }],
    ['no origin', {}],
    ['another host', { host: 'elsewhere.example' }],
  ])('is the only one that may open the socket: not %s', async (_what, headers) => {
    await on();
    const socket = new WebSocket(`ws://${new URL(table.url).host}${PHONE_PATH}`, { headers });
    const refused = await new Promise<string>((resolve) => socket.on('error', ({ message }) => resolve(message)));
    expect(refused).toContain('404');
  });

  it('says why it cannot be served', async () => {
    const other = await PhoneTable.open(undefined, 0);
    await on();
    writeFileSync(join(other.folder, 'pages/phone.html'), '');
    await other.close();
    const same = await PhoneTable.open(other, Number(new URL(table.url).port));
    await same.do({ type: 'phones', on: true });
    expect(same.phones).toMatchObject({ on: true, addresses: [], refused: 'EADDRINUSE' });
    await same.end();
  });
});

describe('after a restart of the host', () => {
  /** As after `kill -9`: what was not written before is lost. */
  async function restart(): Promise<void> {
    await table.close();
    table = await PhoneTable.open(table);
  }

  beforeEach(async () => {
    await restart();
    await on();
  });

  it('phones find it at the same port, and come back by themselves', async () => {
    const phone = await table.joined('Anna', 'de');
    const [before] = table.phones.phones;
    await joining('closed');
    await restart();
    await table.until(() => table.phones.on);
    const again = await resumed(phone);
    expect(table.phones.phones).toEqual([before]);
    await table.until(() => again.page?.language === 'de');
  });

  it('the file is for its owner alone', async () => {
    await table.joined('Anna');
    expect(statSync(join(table.folder, 'phones.json')).mode & 0o777).toBe(0o600);
  });

  it('phones are forgotten that nobody has used for twelve hours', async () => {
    const phone = await table.joined('Anna');
    await lost(phone);
    await table.close();
    table.clock.sleep(12 * HOUR + 1);
    table = await PhoneTable.open(table);
    expect(table.phones).toEqual({ on: false, joining: 'closed', addresses: [], phones: [] });
    await on();
    expect((await table.joined('Anna')).bound?.id).toBe('phone-2');
  });

  it('phones are forgotten while the host runs, too, and the secret with them', async () => {
    const [phone, { url }] = [await table.joined('Anna'), table];
    await lost(phone);
    table.clock.sleep(12 * HOUR + 1);
    await table.until(() => names().length === 0);
    expect(table.url).not.toBe(url);
  });

  it('phones with a seat in the game under way stay, however far the clock is set while none is connected', async () => {
    const phone = await table.joined('Anna');
    await table.do(beginCommand([{ kind: 'pad', pad: 'phone-1' }, die]));
    await lost(phone);
    table.clock.sleep(3 * 24 * HOUR);
    for (let looks = 0; looks < 3; looks += 1) await table.clock.pass(3_000);
    expect(names()).toEqual(['Anna']);
    await resumed(phone);
  });
});
