import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { connectAsync } from 'mqtt';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followHall } from '../../host/hall/open-hall.ts';
import { TableHallLink } from '../../host/hall/table/hall-link.ts';
import { embedded } from '../../host/hall/testing/brokers.ts';
import { FakeHall } from '../../host/hall/testing/fake-hall.ts';
import { FakeHallTable } from '../../host/hall/testing/fake-hall-table.ts';
import { fastClock } from '../../host/hall/testing/fast-clock.ts';
import { playNight } from '../../host/hall/testing/night-lines.ts';
import { TestHall } from '../../host/hall/testing/open-test-hall.ts';
import { WrittenNight } from '../../host/hall/testing/written-night.ts';
import {
  callSchema,
  clockSchema,
  haveSchema,
  headSchema,
  lackingSchema,
  linesSchema,
  messageSchema,
  nightSchema,
  offerSchema,
} from '../../host/hall/wire/messages.ts';
import { clockTopic, topicOf, tournamentTopic, type TableTopic } from '../../host/hall/wire/topics.ts';
import { sized } from '../support/sized.ts';
import { arbitraryOf } from './arbitrary.ts';

/*
 * Nothing that a table sends ends a hall, and nothing that a hall sends ends a table or a stand-by: whatever is said on a topic, by
 * whoever may write there, the other side goes on. An error that nobody catches fails the run.
 */

const RUNS = { seed: 1848, numRuns: sized({ sample: 300, whole: 3_000 }) };
const NIGHT = playNight({ players: ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name })) });
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

/** Messages that a schema takes, such messages that were bent, and anything at all. */
const message = fc.oneof(
  fc
    .oneof(
      ...[nightSchema, linesSchema, haveSchema, offerSchema, headSchema, lackingSchema].map((schema) => arbitraryOf(schema)),
      ...[messageSchema, callSchema, clockSchema].map((schema) => arbitraryOf(schema)),
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record({ from: fc.integer({ min: -1, max: 9 }), text: fc.constantFrom(...NIGHT.texts, NIGHT.text, '', '\n') })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('yes', 'no', '', 'null', '[]', '{"__proto__":1}', '1e999', `{"lines":1,"hash":"${'0'.repeat(64)}"}`),
);
/** Nights that the other side knows, and others. */
const nights = (...known: string[]) => fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^[0-9a-f]{32}$/));

const closing: (() => Promise<unknown>)[] = [];
let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-fuzz-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(home, { recursive: true, maxRetries: 5 });
});

it('a hall goes on whatever a table says, and a sound table beside it is followed', async () => {
  const hall = await TestHall.open(home);
  closing.push(() => hall.hall.close());
  const [sound, liar] = [
    await FakeHallTable.join(hall.address, hall.code(1)),
    await FakeHallTable.join(hall.address, hall.code(2)),
  ];
  closing.push(
    () => sound.close(),
    () => liar.close(),
  );
  const at = fc.oneof(
    fc.record({ kind: fc.constantFrom('night', 'here', 'call') }),
    fc.record({ kind: fc.constant('lines'), night: nights(NIGHT.id, '0'.repeat(32)) }),
  ) as fc.Arbitrary<Omit<TableTopic, 'table'>>;
  let told = 0;
  await fc.assert(
    fc.asyncProperty(at, message, async (topic, said) => {
      const retain = topic.kind !== 'lines' && said.length < 1_000;
      await liar.client.publishAsync(topicOf(hall.keys.hall, { table: 2, ...topic }), said, { qos: 1, retain });
      if ((told += 1) % 50 === 0) await sound.tell(NIGHT, 0);
    }),
    RUNS,
  );
  expect(liar.client.connected).toBe(true);
  expect(await sound.tell(NIGHT, 0)).toMatchObject({ lines: NIGHT.texts.length });
  expect(await readFile(hall.mirror(1, NIGHT), 'utf8')).toBe(NIGHT.text);
  expect(await liar.tell(NIGHT, 0)).toMatchObject({ lines: NIGHT.texts.length });
});

it('a table goes on whatever a hall says, and tells a sound one everything afterwards', async () => {
  const broker = await embedded();
  await broker.start();
  const [hall, liar] = [new FakeHall(), await connectAsync(broker.url)];
  await hall.open(broker.url);
  const link = new TableHallLink({ folder: home, clock: fastClock }, () => JSON.stringify(link.view));
  closing.push(
    broker.kill,
    () => hall.close(),
    () => liar.endAsync(true),
    () => link.close(),
  );
  link.join(`${broker.url}/${hall.hall}`, hall.code);
  await soon(() => expect(link.view.joined?.link).toBe('live'));
  const night = await new WrittenNight(home, 'one.jsonl').begin();
  link.flushed(night.name, night.lines);
  link.flushed(night.name, (await night.fill(20)).lines);
  await soon(() => expect(link.view.joined?.behind).toBe(0));
  const at = fc.oneof(
    fc.record({ kind: fc.constantFrom('offer', 'message', 'clock') }),
    fc.record({ kind: fc.constant('have'), night: nights(night.id) }),
  ) as fc.Arbitrary<Omit<TableTopic, 'table'>>;
  const topicAt = (at: { readonly kind: TableTopic['kind'] | 'clock' }) =>
    at.kind === 'clock' ? clockTopic(hall.hall) : topicOf(hall.hall, { table: FakeHall.table, ...at, kind: at.kind });
  let told = 0;
  await fc.assert(
    fc.asyncProperty(at, message, async (topic, said) => {
      await liar.publishAsync(topicAt(topic), said, { qos: 1 });
      if ((told += 1) % 50 === 0) link.flushed(night.name, (await night.fill(1)).lines);
    }),
    RUNS,
  );
  hall.offer(null);
  const messages = topicOf(hall.hall, { table: FakeHall.table, kind: 'message' });
  // As from a hall: the broker keeps it for a table that is away at that moment.
  await liar.publishAsync(messages, '{"messages":[],"answered":0}', { qos: 1, retain: true });
  link.flushed(night.name, (await night.fill(1)).lines);
  await soon(() => {
    hall.have(night.id);
    expect(link.view.joined).toEqual({ name: hall.name, table: FakeHall.table, link: 'live', behind: 0 });
  });
  expect(hall.mirror === (await night.text())).toBe(true);
});

it('a hall and its stand-by go on whatever is said between them, and have the same record afterwards', async () => {
  const broker = await embedded();
  await broker.start();
  const [own, standby] = [join(home, 'hall'), join(home, 'stand-by')];
  await mkdir(own);
  const [hall, liar] = [await TestHall.open(own, { broker: broker.url }), await connectAsync(broker.url)];
  const key = join(own, 'hall.json');
  const following = await followHall({ folder: standby, broker: new URL(broker.url), key, changed() {} });
  closing.push(
    broker.kill,
    () => hall.hall.close(),
    () => liar.endAsync(true),
    () => following.close(),
  );
  const topics = [
    ...(['lines', 'head', 'have'] as const).map((what) => tournamentTopic(hall.keys.hall, what)),
    topicOf(hall.keys.hall, { table: 2, kind: 'lines', night: NIGHT.id }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...topics), message, async (topic, said) => {
      await liar.publishAsync(topic, said, { qos: 1 });
    }),
    RUNS,
  );
  await hall.obey({ type: 'addPeople', text: 'Anna' });
  const record = (folder: string) => readFile(join(folder, 'tournament.jsonl'), 'utf8');
  await soon(async () => expect(await record(standby)).toBe(await record(own)));
});
