import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect as connectPlain, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { connectAsync, type MqttClient } from 'mqtt';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { listening, portOf } from '../../web/connections.ts';
import { HallKeys } from '../hall-keys.ts';
import { MIRRORS } from '../hall-tables.ts';
import { TableHallLink } from '../table/hall-link.ts';
import { MOSQUITTO } from '../testing/brokers.ts';
import { FakeHallTable } from '../testing/fake-hall-table.ts';
import { GeneratedMosquitto } from '../testing/generated-mosquitto.ts';
import { playNight } from '../testing/night-lines.ts';
import { TestHall } from '../testing/open-test-hall.ts';
import { Version5Only } from '../testing/version-5-only.ts';
import { WrittenNight } from '../testing/written-night.ts';
import { brokerPassword, brokerUser } from '../wire/join-code.ts';
import { MOST_PACKET } from '../wire/packet.ts';
import { topicOf, type Way } from '../wire/topics.ts';
import { writeMosquittoFiles } from './mosquitto.ts';
import { FILES } from './mosquitto/configuration.ts';
import { HALL_USER } from './mosquitto/users.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name }));
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let home: string;
beforeAll(async () => (home = await mkdtemp(join(tmpdir(), 'mosquitto files '))));
afterAll(() => rm(home, { recursive: true }));

test('the files of a broker are readable by this user only, hold no password but in users.csv, and say how far they are', async () => {
  const folder = join(home, 'new');
  const keys = await HallKeys.of(home);
  const counts: number[] = [];
  await writeMosquittoFiles(keys, folder, { tables: 3, progress: (done, of) => counts.push(done, of) });
  expect(counts).toEqual([1, 3, 2, 3, 3, 3]);
  expect((await readdir(folder)).sort()).toEqual(Object.values(FILES).sort());
  for (const name of Object.values(FILES)) expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const passwords = await readFile(join(folder, FILES.passwords), 'utf8');
  expect(passwords).not.toContain(keys.password);
  expect(passwords.split('\n').map((line) => line.split(':$7$101$')[0])).toEqual([
    HALL_USER,
    ...[1, 2, 3].map((table) => brokerUser(keys.hall, table)),
    '',
  ]);
  const users = await readFile(join(folder, FILES.users), 'utf8');
  expect(users).toContain(`${HALL_USER},${keys.password},referee/1/${keys.hall}/+/down,referee/1/${keys.hall}/+/up\n`);
  expect(keys.mosquitto).toBe(folder);
});

describe.skipIf(MOSQUITTO === undefined)('Mosquitto with the files of a hall', () => {
  let broker: GeneratedMosquitto;
  let hall: TestHall;
  const clients: MqttClient[] = [];
  const tables: FakeHallTable[] = [];
  const links: TableHallLink[] = [];

  beforeAll(async () => {
    const folder = join(home, 'hall');
    await mkdir(folder);
    broker = await GeneratedMosquitto.write(await HallKeys.of(folder), join(home, 'the broker of a hall'));
    await broker.process.start();
    hall = await TestHall.open(folder, { broker: broker.tls });
    await soon(() => expect(hall.view.broker).toMatchObject({ kind: 'other', link: 'live' }));
  });
  afterEach(async () => {
    for (const table of tables.splice(0)) await table.close();
    for (const client of clients.splice(0)) await client.endAsync(true);
    for (const link of links.splice(0)) await link.close();
  });
  afterAll(async () => {
    await hall.hall.close();
    await broker.process.kill();
  });

  const topic = (table: number, way: Way) => topicOf(hall.keys.hall, table, way);
  async function asUser(username: string, password: string): Promise<MqttClient> {
    const client = await connectAsync(broker.plain, { protocolVersion: 4, reconnectPeriod: 0, username, password });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  }
  async function asTable(table: number): Promise<MqttClient> {
    const key = await hall.keys.keyOf(table);
    return asUser(brokerUser(hall.keys.hall, table), brokerPassword(key ?? Buffer.alloc(0)));
  }
  function listen(client: MqttClient): string[] {
    const heard: string[] = [];
    client.on('message', (at, message) => void heard.push(`${at} ${message.toString()}`));
    return heard;
  }
  /** The referee's own side of a hall, with a night in its folder. */
  async function realTable(): Promise<{ readonly link: TableHallLink; readonly night: WrittenNight }> {
    const nights = await mkdtemp(join(home, 'nights-'));
    const link = new TableHallLink({ folder: nights, clock: systemClock, app: '1' }, () => undefined);
    links.push(link);
    return { link, night: new WrittenNight(nights, 'one.jsonl') };
  }

  test.each([
    ['with TLS', 1, () => broker.tls],
    ['without TLS on this computer', 2, () => broker.plain],
  ])('a table that connects %s joins the hall, which has its night byte for byte', async (_, number, url) => {
    const { link, night } = await realTable();
    link.join(`${url()}/${hall.keys.hall}`, hall.code(number));
    await soon(() => expect(link.view).toMatchObject({ joined: { table: number, link: 'live' } }));
    await night.begin();
    link.flushed(night.name, night.lines);
    link.flushed(night.name, (await night.fill(2_000)).lines);
    await soon(() => expect(link.view.joined?.behind).toBe(0));
    const mirrors = join(hall.folder, MIRRORS, String(number));
    const [name = ''] = await readdir(mirrors);
    expect((await readFile(join(mirrors, name), 'utf8')) === (await night.text())).toBe(true);
  });

  test('shows the hall’s own certificate, whose hash the hall names', async () => {
    const table = await FakeHallTable.connect(`${broker.tls}/${hall.keys.hall}`, hall.code(3));
    tables.push(table);
    expect(await table.askToJoin()).toMatchObject({ type: 'welcome', certificate: broker.certificate });
  });

  test('cannot be played by somebody in between, who has another certificate', async () => {
    const other = await generate([{ name: 'commonName', value: 'somebody else' }], { keySize: 2048 });
    const between = createTls({ key: other.private, cert: other.cert }, (socket: Socket) => {
      const to = connectPlain(Number(new URL(broker.plain).port), '127.0.0.1').on('error', () => socket.destroy());
      socket
        .on('error', () => to.destroy())
        .pipe(to)
        .pipe(socket);
    });
    await listening(between, { host: '127.0.0.1', port: 0 });
    const { link } = await realTable();
    link.join(`mqtts://127.0.0.1:${portOf(between)}/${hall.keys.hall}`, hall.code(4));
    await soon(() => expect(link.view.refused).toBe('not this hall'));
    between.close();
  });

  test('tells a wrong code from no answer, with MQTT 5 as well', async () => {
    const { link } = await realTable();
    link.join(`${broker.plain}/${hall.keys.hall}`, '4-aaaaa-aaaaa');
    await soon(() => expect(link.view).toEqual({ refused: 'wrong code' }));
    const proxy = await Version5Only.before(broker.plain);
    const { link: later } = await realTable();
    later.join(`${proxy.url}/${hall.keys.hall}`, '4-aaaaa-aaaaa');
    await soon(() => expect(later.view).toEqual({ refused: 'wrong code' }));
    expect(proxy.asked).toEqual([4, 5]);
    await proxy.close();
  });

  test('lets a table write to no topic but its own', async () => {
    const [one, two, all] = [await asTable(1), await asTable(2), await asUser(HALL_USER, hall.keys.password)];
    const [heardByTwo, heardByHall] = [listen(two), listen(all)];
    await two.subscribeAsync(topic(2, 'down'), { qos: 1 });
    await all.subscribeAsync([topic(1, 'up'), topic(2, 'up')], { qos: 1 });
    for (const at of [topic(2, 'up'), topic(2, 'down'), topic(1, 'down'), 'else'])
      await one.publishAsync(at, 'forged', { qos: 1 });
    await one.publishAsync(topic(1, 'up'), 'own', { qos: 1 });
    await all.publishAsync(topic(2, 'down'), 'real', { qos: 1 });
    await soon(() => expect([heardByHall, heardByTwo]).toEqual([[`${topic(1, 'up')} own`], [`${topic(2, 'down')} real`]]));
  });

  test('lets a table read no topic but its own', async () => {
    const [one, two, all] = [await asTable(1), await asTable(2), await asUser(HALL_USER, hall.keys.password)];
    const heard = listen(one);
    // Mosquitto takes any subscription, and delivers nothing that the list of rights does not name.
    await one.subscribeAsync(['#', '$SYS/#', `referee/1/${hall.keys.hall}/+/down`, topic(2, 'up'), topic(2, 'down')], { qos: 1 });
    await two.publishAsync(topic(2, 'up'), 'for the hall', { qos: 1 });
    await all.publishAsync(topic(2, 'down'), 'for table 2', { qos: 1 });
    await all.publishAsync(topic(1, 'down'), 'for table 1', { qos: 1 });
    await soon(() => expect(heard).not.toEqual([]));
    expect(new Set(heard)).toEqual(new Set([`${topic(1, 'down')} for table 1`]));
  });

  test('lets the hall write only what tables read', async () => {
    const [one, all] = [await asTable(1), await asUser(HALL_USER, hall.keys.password)];
    const heard = listen(all);
    await all.subscribeAsync(topic(1, 'up'), { qos: 1 });
    await all.publishAsync(topic(1, 'up'), 'in the name of table 1', { qos: 1 });
    await one.publishAsync(topic(1, 'up'), 'by table 1', { qos: 1 });
    await soon(() => expect(heard).toEqual([`${topic(1, 'up')} by table 1`]));
  });

  test('lets in nobody without a password, with a wrong one, or with a name that it does not know', async () => {
    const user = brokerUser(hall.keys.hall, 1);
    const password = brokerPassword((await hall.keys.keyOf(1)) ?? Buffer.alloc(0));
    const others = [
      {},
      { username: user },
      { username: user, password: 'wrong' },
      { username: `${hall.keys.hall}-77`, password },
    ];
    for (const other of [...others, { username: HALL_USER, password }, { username: 'root', password: '' }])
      await expect(connectAsync(broker.plain, { protocolVersion: 4, reconnectPeriod: 0, ...other })).rejects.toThrow();
    await expect(connectAsync(broker.tls, { rejectUnauthorized: false, reconnectPeriod: 0 })).rejects.toThrow();
  });

  test.each([
    ['a message to keep', 'x', { qos: 1, retain: true }],
    ['a message of quality 2', 'x', { qos: 2, retain: false }],
    ['a packet that is longer than any of ours', 'x'.repeat(MOST_PACKET + 2_048), { qos: 1, retain: false }],
  ] as const)('ends a table that sends %s', async (_, message, options) => {
    const table = await asTable(1);
    const closed = new Promise<void>((resolve) => table.once('close', () => resolve()));
    table.publish(topic(1, 'up'), message, options, () => undefined);
    await closed;
  });

  test('knows a renewed code once it has read its files again; the hall takes nothing from the old one at once', async () => {
    const [night, address] = [playNight({ players: PLAYERS }), `${broker.plain}/${hall.keys.hall}`];
    const old = await FakeHallTable.join(address, hall.code(5));
    tables.push(old);
    await old.tell(night, 0, 3);
    const code = hall.code(5);
    const users = () => readFile(join(home, 'the broker of a hall', 'users.csv'), 'utf8');
    const before = await users();
    await hall.obey({ type: 'renewCode', table: 5 });
    expect(hall.view.broker).toMatchObject({ renewed: [5], passwords: { folder: join(home, 'the broker of a hall') } });

    // Mosquitto still has its connection, and would take another.
    await old.say({ type: 'lines', night: night.id, from: 3, text: night.texts.slice(3).join('') });
    const again = await FakeHallTable.connect(address, code, { identity: old.identity });
    tables.push(again);
    expect(await again.askToJoin()).toEqual({ type: 'no', why: 'wrong code' });
    await expect(FakeHallTable.connect(address, hall.code(5))).rejects.toThrow();
    expect([old.client.connected, old.heard]).toEqual([true, [{ type: 'no', why: 'wrong code' }]]);
    expect(await readFile(hall.mirror(5, night), 'utf8')).toBe(night.texts.slice(0, 3).join(''));

    // They are written in the background, the passwords first.
    await expect.poll(users).not.toBe(before);
    const closed = new Promise<void>((resolve) => old.client.once('close', () => resolve()));
    broker.process.reload();
    await closed;
    await expect(FakeHallTable.connect(address, code)).rejects.toThrow();
    const joined = await FakeHallTable.join(address, hall.code(5));
    tables.push(joined);
    expect(hall.view.broker).not.toHaveProperty('renewed');
    expect(await joined.tell(night, 0)).toMatchObject({ type: 'have', lines: night.texts.length });
  });
});
