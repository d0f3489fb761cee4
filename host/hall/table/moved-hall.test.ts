import { mkdir, readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import type { FoundHall } from '../../contract/hall-link.ts';
import { freePort } from '../../web/testing/free-port.ts';
import { EmbeddedBroker } from '../broker/embedded.ts';
import { HallKeys } from '../hall-keys.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { codeOnCard } from '../wire/join-code.ts';
import { topicOf } from '../wire/topics.ts';
import { TableHallLink } from './hall-link.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

let home: string;
let keys: HallKeys;
let broker: EmbeddedBroker;
let link: TableHallLink;
/** What the table is told of the network while it looks for its hall. */
let tell: ((halls: readonly FoundHall[]) => void) | undefined;

beforeEach(async () => {
  home = await freshFolder();
  await mkdir(join(home, 'table'));
  keys = await HallKeys.of(home);
  await keys.haveTables(1);
  await openBroker();
  link = new TableHallLink({ folder: join(home, 'table'), clock: fastClock, lookForHalls }, () => undefined);
  link.join(address(), codeOnCard(keys.codeOf(1) ?? '', broker.certificate));
  await linked('live');
});
afterEach(async () => {
  await link.close();
  await broker.close();
});

const lookForHalls = (found: typeof tell) => {
  tell = found;
  return () => (tell = undefined);
};
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const linked = (state: string) => soon(() => expect(link.view.joined?.link).toBe(state));
const address = () => `mqtts://127.0.0.1:${broker.port}/${keys.hall}`;

/** At a port of its own each time, if none is given. */
async function openBroker(port?: number): Promise<void> {
  const nothing = () => undefined;
  const where = { interfaces: networkInterfaces, address: '127.0.0.1', port: port ?? (await freePort()) };
  broker = await EmbeddedBroker.open({ clock: systemClock, keys, ...where }, { heard: nothing, changed: nothing });
  const offer = JSON.stringify({ hall: 'Cup', offer: null });
  broker.publish(topicOf(keys.hall, { table: 1, kind: 'offer' }), offer, true);
}

test('a table finds its hall at another port, among others, whenever it has lost it', async () => {
  for (const name of ['moved', 'moved again']) {
    const before = address();
    await broker.close();
    await linked('lost');
    await openBroker();
    expect(address()).not.toBe(before);
    const stranger = { name: 'Other', address: `mqtts://127.0.0.1:${broker.port}/zzzz` };
    tell?.([stranger, { name, address: address() }]);
    await linked('live');
    // It looks no longer.
    expect(tell).toBeUndefined();
  }
});

test('a table that was told of the stand-by finds it there, and still does after a restart, though nothing is announced', async () => {
  const standby = `mqtts://127.0.0.1:${await freePort()}/${keys.hall}`;
  const offer = JSON.stringify({ hall: 'Cup', standby, offer: null });
  broker.publish(topicOf(keys.hall, { table: 1, kind: 'offer' }), offer, true);
  await soon(async () => expect(await readFile(join(home, 'table', 'hall.json'), 'utf8')).toContain(standby));
  await link.close();
  link = new TableHallLink({ folder: join(home, 'table'), clock: fastClock, lookForHalls }, () => undefined);
  await linked('live');
  await broker.close();
  await linked('lost');
  await openBroker(Number(new URL(standby).port));
  await linked('live');
});
