import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
import { WrittenNight } from '../testing/written-night.ts';
import { brokerUser, codeOnCard } from '../wire/join-code.ts';
import { topicOf, type TableTopic } from '../wire/topics.ts';
import { FILES, writeMosquittoFiles, writePasswords } from './mosquitto.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name }));
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let home: string;
beforeAll(async () => (home = await mkdtemp(join(tmpdir(), 'mosquitto files '))));
afterAll(() => rm(home, { recursive: true }));

test('the files of a broker are readable by this user only, and hold no password but in users.csv', async () => {
  const folder = join(home, 'new');
  const keys = await HallKeys.of(home);
  await writeMosquittoFiles(keys, folder, { tables: 3 });
  expect((await readdir(folder)).sort()).toEqual(Object.values(FILES).sort());
  for (const name of Object.values(FILES)) expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const passwords = await readFile(join(folder, FILES.passwords), 'utf8');
  expect(passwords).not.toContain(keys.password);
  expect(passwords.split('\n').map((line) => line.split(':$7$101$')[0])).toEqual([
    'hall',
    'viewer',
    ...[1, 2, 3].map((table) => brokerUser(keys.hall, table)),
    '',
  ]);
  const users = await readFile(join(folder, FILES.users), 'utf8');
  const root = `referee/2/${keys.hall}`;
  expect(users).toContain(`hall,${keys.password},${root}/#,${root}/#\n`);
  expect(users).toContain(`viewer,${keys.viewer},,${root}/board/#\n`);
  const [one, secret] = [`${root}/tables/1`, keys.secretOf(1)];
  const writes = `${one}/night ${one}/here ${one}/lines/+ ${one}/call`;
  const reads = `${one}/offer ${one}/have/+ ${one}/message ${root}/board/clock`;
  expect(users).toContain(`${keys.hall}-1,${secret},${writes},${reads}\n`);
  expect(keys.kept.brokerFolder).toBe(folder);
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

  const NIGHT = 'a'.repeat(32);
  const topic = (table: number, kind: TableTopic['kind']) =>
    topicOf(hall.keys.hall, { table, kind, ...((kind === 'lines' || kind === 'have') && { night: NIGHT }) });
  async function asUser(username: string, password: string): Promise<MqttClient> {
    const client = await connectAsync(broker.plain, { protocolVersion: 4, reconnectPeriod: 0, username, password });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  }
  function asTable(table: number): Promise<MqttClient> {
    return asUser(brokerUser(hall.keys.hall, table), hall.keys.secretOf(table) ?? '');
  }
  function listen(client: MqttClient): string[] {
    const heard: string[] = [];
    client.on('message', (at, message) => void heard.push(`${at} ${message.toString()}`));
    return heard;
  }
  /** The referee's own side of a hall, with a night in its folder. */
  async function realTable(): Promise<{ readonly link: TableHallLink; readonly night: WrittenNight }> {
    const nights = await mkdtemp(join(home, 'nights-'));
    const link = new TableHallLink({ folder: nights, clock: systemClock }, () => undefined);
    links.push(link);
    return { link, night: new WrittenNight(nights, 'one.jsonl') };
  }

  test.each([
    ['with TLS', 1, () => broker.tls],
    ['without TLS on this computer', 2, () => broker.plain],
  ])('a table that connects %s joins the hall, which has its night byte for byte', async (_, number, url) => {
    const { link, night } = await realTable();
    link.join(`${url()}/${hall.keys.hall}`, codeOnCard(hall.code(number), broker.certificate));
    await soon(() => expect(link.view).toMatchObject({ joined: { table: number, link: 'live' } }));
    await night.begin();
    link.flushed(night.name, night.lines);
    link.flushed(night.name, (await night.fill(2_000)).lines);
    await soon(() => expect(link.view.joined?.behind).toBe(0));
    const mirrors = join(hall.folder, MIRRORS, String(number));
    const [name = ''] = await readdir(mirrors);
    expect((await readFile(join(mirrors, name), 'utf8')) === (await night.text())).toBe(true);
  });

  test('shows the hall’s own certificate, whose mark stands on the cards', async () => {
    expect(hall.view.codes[1]?.code).toBe(codeOnCard(hall.code(2), broker.certificate));
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
    link.join(`mqtts://127.0.0.1:${portOf(between)}/${hall.keys.hall}`, codeOnCard(hall.code(4), broker.certificate));
    await soon(() => expect(link.view.refused).toBe('not this hall'));
    between.close();
  });

  test('tells a wrong code from no answer', async () => {
    const { link } = await realTable();
    link.join(`${broker.plain}/${hall.keys.hall}`, '4-aaaaa-aaaaa');
    await soon(() => expect(link.view).toEqual({ refused: 'wrong code' }));
  });

  test('lets a table write to no topics but its own', async () => {
    const [one, all] = [await asTable(1), await asUser('hall', hall.keys.password)];
    const heard = listen(all);
    await all.subscribeAsync([`referee/2/${hall.keys.hall}/#`, 'else'], { qos: 1 });
    const others = [
      topic(2, 'lines'),
      topic(2, 'here'),
      topic(1, 'have'),
      topic(1, 'offer'),
      'else',
      `referee/2/${hall.keys.hall}/board`,
    ];
    for (const at of others) await one.publishAsync(at, 'forged', { qos: 1 });
    for (const kind of ['night', 'here', 'lines'] as const) await one.publishAsync(topic(1, kind), 'own', { qos: 1 });
    await soon(() => expect(heard).toContain(`${topic(1, 'lines')} own`));
    expect(heard.filter((at) => at.endsWith(' own'))).toHaveLength(3);
    expect(heard.filter((at) => at.endsWith(' forged'))).toEqual([]);
  });

  test('lets a table read no topics but its own, and a viewer the board alone', async () => {
    const root = `referee/2/${hall.keys.hall}`;
    const [one, viewer] = [await asTable(1), await asUser('viewer', hall.keys.viewer)];
    const [heard, viewed] = [listen(one), listen(viewer)];
    const all = await asUser('hall', hall.keys.password);
    // Mosquitto takes any subscription, and delivers nothing that the list of rights does not name.
    for (const client of [one, viewer]) await client.subscribeAsync(['#', '$SYS/#', `${root}/tables/2/offer`], { qos: 1 });
    for (const at of [topic(1, 'have'), topic(2, 'have'), topic(2, 'message'), topic(1, 'night'), `${root}/board/tables/9`])
      await all.publishAsync(at, 'x', { qos: 1 });
    const topics = (said: readonly string[]) => new Set(said.map((text) => text.slice(0, text.indexOf(' '))));
    await soon(() => expect(topics(heard)).toContain(topic(1, 'have')));
    expect([...topics(heard)].every((at) => /\/(tables\/1\/(offer|have|message)|board\/clock)/.test(at))).toBe(true);
    await soon(() => expect(topics(viewed)).toContain(`${root}/board/tables/9`));
    expect([...topics(viewed)].every((at) => at.startsWith(`${root}/board`))).toBe(true);
  });

  test('lets in nobody without a password, with a wrong one, or with a name that it does not know', async () => {
    const user = brokerUser(hall.keys.hall, 1);
    const password = hall.keys.secretOf(1) ?? '';
    const others = [
      {},
      { username: user },
      { username: user, password: 'wrong' },
      { username: `${hall.keys.hall}-77`, password },
    ];
    for (const other of [
      ...others,
      { username: 'hall', password },
      { username: 'viewer', password },
      { username: 'root', password: '' },
    ])
      await expect(connectAsync(broker.plain, { protocolVersion: 4, reconnectPeriod: 0, ...other })).rejects.toThrow();
    await expect(connectAsync(broker.tls, { rejectUnauthorized: false, reconnectPeriod: 0 })).rejects.toThrow();
  });

  test.each([
    ['a message of quality 2', 'x', { qos: 2, retain: false }],
    ['a packet that is longer than any of ours', 'x'.repeat(2 * 1024 * 1024 + 2_048), { qos: 1, retain: false }],
  ] as const)('ends a table that sends %s', async (_, message, options) => {
    const table = await asTable(1);
    const closed = new Promise<void>((resolve) => table.once('close', () => resolve()));
    table.publish(topic(1, 'lines'), message, options, () => undefined);
    await closed;
  });

  test('knows a renewed code once it has read its files again', async () => {
    const [night, address] = [playNight({ players: PLAYERS }), `${broker.plain}/${hall.keys.hall}`];
    const old = await FakeHallTable.join(address, hall.code(5));
    tables.push(old);
    await old.tell(night, 0, 3);
    const code = hall.code(5);
    const users = () => readFile(join(home, 'the broker of a hall', 'users.csv'), 'utf8');
    const before = await users();
    await hall.obey({ type: 'renewCode', table: 5 });
    const passwords = { folder: join(home, 'the broker of a hall') };
    await soon(() => expect(hall.view.broker).toMatchObject({ renewed: [5], passwords }));
    await expect(FakeHallTable.connect(address, hall.code(5))).rejects.toThrow();
    expect(old.client.connected).toBe(true);

    // They are written in the background, the passwords first.
    await expect.poll(users).not.toBe(before);
    const closed = new Promise<void>((resolve) => old.client.once('close', () => resolve()));
    broker.process.reload();
    await closed;
    await expect(FakeHallTable.connect(address, code)).rejects.toThrow();
    const joined = await FakeHallTable.join(address, hall.code(5));
    tables.push(joined);
    await soon(() => expect(hall.view.broker).not.toHaveProperty('renewed'));
    expect(await joined.tell(night, 0)).toMatchObject({ lines: night.texts.length });
  });

  test('that does not know the password of the hall yet lets it in once it does', async () => {
    const files = join(home, 'the broker of a hall');
    await writeFile(join(files, FILES.passwords), '');
    broker.process.reload();
    await soon(() => expect(hall.view.broker).toMatchObject({ link: 'lost', refused: '5' }));
    await writePasswords(hall.keys, files);
    broker.process.reload();
    await soon(() => expect(hall.view.broker).toMatchObject({ link: 'live' }));
    expect(hall.view.broker).not.toHaveProperty('refused');
  });

  test('has what the hall has said again after it was killed', async () => {
    const night = playNight({ players: PLAYERS, seed: 9 });
    const table = await FakeHallTable.join(`${broker.plain}/${hall.keys.hall}`, hall.code(2));
    await table.tell(night, 0, 4);
    await table.close();
    await broker.process.kill();
    await broker.process.start();
    await soon(() => expect(hall.view.broker).toMatchObject({ link: 'live' }));
    const again = await FakeHallTable.join(`${broker.plain}/${hall.keys.hall}`, hall.code(2));
    tables.push(again);
    expect(await again.nextHave(night.id)).toMatchObject({ lines: 4 });
    expect(await again.nextOffer()).toMatchObject({ offer: null });
  });
});
