import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embedded, type TestBroker } from './testing/brokers.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let root: string;
let broker: TestBroker;
let reader: MqttClient;
let halls: TestHall[];
/** What the broker keeps, by topic without the hall. */
const kept = new Map<string, string>();

beforeEach(async () => {
  root = await freshFolder();
  await mkdir(join(root, 'first'));
  broker = await embedded();
  await broker.start();
  halls = [];
  kept.clear();
  reader = await connectAsync(broker.url);
  reader.on('message', (topic, message) => kept.set(topic.split('/').slice(3).join('/'), message.toString()));
  await reader.subscribeAsync('referee/#', { qos: 1 });
});
afterEach(async () => {
  for (const { hall } of halls) await hall.close();
  await reader.endAsync(true);
  await broker.kill();
});

async function open(folder: string, takesOver = false): Promise<TestHall> {
  const hall = await TestHall.open(join(root, folder), { broker: broker.url, takesOver });
  halls.push(hall);
  await soon(() => expect(hall.view.broker.link).toBe('live'));
  return hall;
}

async function close(hall: TestHall): Promise<void> {
  halls.splice(halls.indexOf(hall), 1);
  await hall.hall.close();
}

const SETTINGS = { rulebook: 'war', house: {}, counts: 'points', rounds: 1, tables: 1, seats: 2 } as const;
const name = (hall: TestHall, to: string) => hall.obey({ type: 'settings', settings: { ...SETTINGS, name: to } });
const named = () => (JSON.parse(kept.get('board') ?? '{}') as { readonly name?: string }).name;

test('a first hall that is opened again beside its stand-by is told, and publishes nothing unless it takes over', async () => {
  let first = await open('first');
  await name(first, 'Before');
  await soon(() => expect(named()).toBe('Before'));
  await close(first);
  await cp(join(root, 'first'), join(root, 'stand-by'), { recursive: true });
  const standby = await open('stand-by');
  expect(standby.view.another).toBeUndefined();
  await name(standby, 'After');
  await soon(() => expect(named()).toBe('After'));

  first = await open('first');
  await soon(() => expect(first.view.another).toBe(broker.url));
  const before = new Map(kept);
  await name(first, 'Stale');
  await name(first, 'Stale again');
  await name(standby, 'Further');
  await soon(() => expect(named()).toBe('Further'));
  expect(standby.view.another).toBeUndefined();
  for (const topic of ['tables/1/offer', 'tables/1/message']) expect(kept.get(topic)).not.toContain('Stale');
  expect([...kept.keys()]).toEqual([...before.keys()]);

  await close(first);
  await close(standby);
  first = await open('first', true);
  await soon(() => expect(named()).toBe('Stale again'));
  expect(first.view.another).toBeUndefined();
});
