import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TableHallLink } from '../../host/hall/table/hall-link.ts';
import { embedded, type TestBroker } from '../../host/hall/testing/brokers.ts';
import { FakeHall } from '../../host/hall/testing/fake-hall.ts';
import { fastClock } from '../../host/hall/testing/fast-clock.ts';
import { WrittenNight } from '../../host/hall/testing/written-night.ts';
import { topicOf } from '../../host/hall/wire/topics.ts';
import type { HallProgram } from '../soak/hall/hall-program.ts';
import { bundled } from '../support/built.ts';
import { Child } from '../support/child.ts';
import { sized } from '../support/sized.ts';
import { habitsOf, HostileBroker, type Habits } from './hostile-broker.ts';
import { publishPacket } from './mqtt-bytes.ts';

/** Where ten seconds are one, a busy computer joins only after several attempts. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Messages that a table sends over one connection to a hall that does not answer, in 30 s: what it is, and lines a few times. */
const MOST_MESSAGES = 12;
/** What a client takes in before it ends a connection: the rest lies in the system's own memory, bytes. */
const MOST_POURED = 16 * 1024 * 1024;
/** What a hall holds while the broker sends as fast as it can, bytes. */
const MOST_MORE = 64 * 1024 * 1024;
const FORGES = 'forges offers';
const NAMES = Object.keys(habitsOf(new HostileBroker(), '', []));
/** A hall takes a second for each. */
const HALLS = NAMES.slice(sized({ sample: -7, whole: 0 }));

describe('a table at a broker that', () => {
  const offer = { round: 1, rulebook: 'war', house: {}, players: [{ id: 'p1.r1', name: 'Anna' }] };
  const topic = topicOf('k7q2', { table: FakeHall.table, kind: 'offer' });
  let home: string;
  let sound: TestBroker;
  let hall: FakeHall;
  let night: WrittenNight;
  const tables = new Map<string, { readonly link: TableHallLink; readonly broker: HostileBroker }>();
  const open = (folder: string) => new TableHallLink({ folder, clock: fastClock }, () => undefined);

  /** A table that has joined, was made an offer that was taken back, and has a thousand lines to tell; and copies of it elsewhere. */
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'hostile-'));
    const folder = join(home, 'table');
    await mkdir(folder);
    sound = await embedded();
    await sound.start();
    hall = new FakeHall();
    await hall.open(sound.url);
    const link = open(folder);
    link.join(`${sound.url}/${hall.hall}`, hall.code);
    await soon(() => expect(link.view.joined?.link).toBe('live'));
    hall.offer(offer);
    await soon(() => expect(link.view.joined?.offer).toEqual(offer));
    hall.offer(null);
    night = await new WrittenNight(folder, 'one.jsonl').begin();
    link.flushed(night.name, 1);
    await soon(() => expect(link.view.joined).toMatchObject({ behind: 0 }));
    await link.close();
    await night.fill(1_000);
    const heard = [offer, null].map((one) => Buffer.from(JSON.stringify({ hall: hall.name, offer: one })));
    await Promise.all([...NAMES, FORGES].map((name) => meet(name, folder, heard)));
    await soon(() => {
      for (const { broker } of tables.values()) expect(broker.sent.connections).toBeGreaterThan(0);
    });
    // In their time: 15 s.
    await wait(1_500);
  });

  async function meet(name: string, folder: string, heard: readonly Buffer[]): Promise<void> {
    const broker = new HostileBroker();
    const forges: Habits = { subscribe: (socket) => forged(topic).forEach((bytes) => socket.write(bytes)) };
    broker.become(name === FORGES ? forges : (habitsOf(broker, topic, heard)[name] ?? {}));
    const own = join(home, name);
    await cp(folder, own, { recursive: true });
    const kept = await readFile(join(own, 'hall.json'), 'utf8');
    await writeFile(join(own, 'hall.json'), kept.replaceAll(sound.url, await broker.listen()));
    const link = open(own);
    link.flushed(night.name, night.lines);
    tables.set(name, { link, broker });
  }

  async function leave(): Promise<void> {
    for (const { link, broker } of tables.values()) {
      await link.close();
      await broker.close();
    }
    tables.clear();
  }

  afterAll(async () => {
    await leave();
    await hall.close();
    await sound.kill();
    await rm(home, { recursive: true });
  });

  it.each([...NAMES, FORGES])('%s is told little, costs little, and is no hall', async (name) => {
    const { link, broker } = tables.get(name) ?? {};
    const { sent } = broker ?? {};
    const connections = sent?.connections ?? 0;
    expect(connections).toBeGreaterThan(0);
    expect(sent?.messages.length).toBeLessThanOrEqual(MOST_MESSAGES * connections);
    expect(sent?.poured).toBeLessThan(MOST_POURED);
    await soon(() => expect(link?.view.joined).toMatchObject({ behind: night.lines }));
    await soon(() => expect(link?.view.joined?.link).not.toBe('live'));
    expect(link?.view.joined).not.toHaveProperty('refused');
  });

  it('tells its hall everything once it meets it again', async () => {
    await leave();
    const link = open(join(home, 'table'));
    link.flushed(night.name, night.lines);
    await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
    expect(hall.mirror === (await night.text())).toBe(true);
    await link.close();
  });
});

/** What is no message of a hall, on its topics and on others. */
function forged(topic: string): readonly Buffer[] {
  const offer = { round: 9, rulebook: 'war', house: {}, players: [{ id: 'p2.r9', name: 'Eve' }] };
  const bodies = [JSON.stringify(offer), JSON.stringify({ hall: 'x'.repeat(1_000), offer }), '{"lines":-1,"hash":""}', '{', ''];
  const have = topic.replace('offer', `have/${'a'.repeat(32)}`);
  const topics = [topic, `${topic}/x`, topic.replace('offer', 'here'), have, have.slice(0, -1)];
  return bodies.flatMap((one) => topics.map((at) => publishPacket(at, Buffer.from(one), 3)));
}

describe('a hall at a broker that', () => {
  let folder: string;
  let hall: Child<HallProgram>;
  const hostile = new HostileBroker();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    hall = new Child<HallProgram>(bundled('test/soak/hall/hall-program'), { folder, broker: await hostile.listen() });
    await hall.ask('look');
  });
  afterAll(async () => {
    await hall.kill();
    await hostile.close();
    await rm(folder, { recursive: true });
  });

  it.each(HALLS)('%s goes on, and holds no more than before', async (name) => {
    const { view, bytes } = await hall.ask('look');
    const hallId = view.addresses[0]?.address.split('/').at(-1) ?? '';
    hostile.become(habitsOf(hostile, topicOf(hallId, { table: 1, kind: 'night' }), [])[name] ?? {});
    await soon(() => expect(hostile.sent.connections).toBeGreaterThan(0));
    await wait(1_000);
    // What is small enough is read and thrown away as fast as it comes.
    if (name !== 'sends one large packet after the other') expect(hostile.sent.poured).toBeLessThan(MOST_POURED);
    const after = await hall.ask('look');
    expect(after.bytes - bytes).toBeLessThan(MOST_MORE);
    expect(hall.said).toBe('');
  });
});
