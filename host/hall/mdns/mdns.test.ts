import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundHall } from '../../contract/hall-link.ts';
import { Announcement } from './announcement.ts';
import { isSmall } from './limit-packets.ts';
import { lookOnNetwork, type MdnsAt } from './mdns.ts';
import { FakeNeighbour, falseHall, manyNames } from './testing/fake-neighbour.ts';

const HALL = { port: 8883, addresses: [{ address: 'mqtts://10.0.0.4:8883', network: 'lan' }], certificate: 'c4'.repeat(32) };
const FOUND = { name: 'Kávéház', address: 'mqtts://10.0.0.4:8883/k7q2', certificate: 'c4'.repeat(32) };

let at: MdnsAt & { readonly port: number };
let found: readonly FoundHall[];
let failed: string[];
let ends: (() => unknown)[];

beforeEach(async () => {
  const socket = createSocket('udp4').bind(0, '0.0.0.0');
  await once(socket, 'listening');
  at = { port: socket.address().port, interface: '127.0.0.1', bind: '0.0.0.0' };
  [found, failed, ends] = [[], [], []];
  ends.push(() => socket.close());
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

/** The port is free for halls, and for those who look for them. */
const free = () => ends.pop()?.();
const fail = (code: string) => void failed.push(code);
const look = () => void ends.push(lookOnNetwork((halls) => (found = halls), fail, at));
function announce(name = FOUND.name, addresses = HALL.addresses): Announcement {
  const announcement = new Announcement('k7q2', at);
  announcement.say(name, { ...HALL, addresses }, () => undefined);
  ends.push(() => announcement.close());
  return announcement;
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

it.each([FOUND.name, ''])('a table finds a hall on the network, and sees that it has gone: “%s”', async (name) => {
  free();
  look();
  const announcement = announce(name);
  await soon(() => expect(found).toEqual([{ ...FOUND, name }]));
  await announcement.close();
  await soon(() => expect(found).toEqual([]));
  expect(failed).toEqual([]);
});

it('two halls of one id hear of each other', async () => {
  free();
  const [first, standby] = ['10.0.0.4', '10.0.0.6'].map((host) =>
    announce('', [{ address: `mqtts://${host}:8883`, network: 'lan' }]),
  );
  await soon(() => expect(first?.another).toBe('mqtts://10.0.0.6:8883/k7q2'));
  await soon(() => expect(standby?.another).toBe('mqtts://10.0.0.4:8883/k7q2'));
});

it('where another program has the port for itself, table and hall say so and live', async () => {
  look();
  const announcement = announce();
  await soon(() => expect([...failed, announcement.unannounced]).toEqual(['EADDRINUSE', 'EADDRINUSE']));
});

describe.runIf(process.platform === 'linux')('a neighbour who floods', () => {
  let neighbour: FakeNeighbour;
  beforeEach(async () => {
    free();
    neighbour = await FakeNeighbour.at('127.0.0.2', at.port);
    ends.push(() => neighbour.close());
  });

  it('with packets of thousands of names and hundreds of false halls hides no hall', async () => {
    const halls = Array.from({ length: 200 }, (_, n) => falseHall((n + 46_656).toString(36), `10.0.1.${n}`));
    neighbour.flood([...halls, manyNames(3_000), manyNames(600)]);
    look();
    await soon(() => expect(found.length).toBeGreaterThan(0));
    announce();
    await soon(() => expect(found).toContainEqual(FOUND));
    expect(found.filter(({ name }) => name.startsWith('False')).length).toBeLessThanOrEqual(2);
    expect(failed).toEqual([]);
  });

  it('hides none with one packet before it', async () => {
    look();
    neighbour.send(falseHall('aaaa', '10.0.1.1'));
    announce();
    await soon(() => expect(found).toContainEqual(FOUND));
  });
});

it.each([
  ['an announcement', falseHall('k7q2', '10.0.0.4'), true],
  ['as many names as a hall may have', manyNames(64), true],
  ['more names', manyNames(65), false],
  ['a packet that no hall fills', Buffer.alloc(1_473), false],
  ['less than a header', Buffer.alloc(11), false],
])('%s is read: %j', (_what, packet, read) => {
  expect(isSmall(packet)).toBe(read);
});
