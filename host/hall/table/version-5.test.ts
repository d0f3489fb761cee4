import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../clock/clock.ts';
import { mosquitto, MOSQUITTO, type TestBroker } from '../testing/brokers.ts';
import { FakeHall } from '../testing/fake-hall.ts';
import { Version5Only } from '../testing/version-5-only.ts';
import { WrittenNight } from '../testing/written-night.ts';
import { TableHallLink } from './hall-link.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

describe.skipIf(MOSQUITTO === undefined)('a broker that takes MQTT 5 only', () => {
  let folder: string;
  let behind: TestBroker;
  let proxy: Version5Only;
  let hall: FakeHall;
  let link: TableHallLink;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'version-5-'));
    behind = await mosquitto();
    await behind.start();
    proxy = await Version5Only.before(behind.url);
    hall = new FakeHall();
    await hall.open(behind.url);
    link = new TableHallLink({ folder, clock: systemClock }, () => undefined);
  });
  afterEach(async () => {
    await link.close();
    await hall.close();
    await proxy.close();
    await behind.kill();
    await behind.kill();
    await rm(folder, { recursive: true });
  });

  test('is spoken to with it after 3.1.1 is refused, and says the will of the table', async () => {
    link.join(`${proxy.url}/${hall.hall}`, hall.code);
    await soon(() => expect(link.view).toMatchObject({ joined: { link: 'live' } }));
    expect(proxy.asked).toEqual([4, 5, 4, 5]);
    const night = await new WrittenNight(folder, 'one.jsonl').begin();
    link.flushed(night.name, night.lines);
    link.flushed(night.name, (await night.fill(5)).lines);
    await soon(() => expect(link.view.joined?.behind).toBe(0));
    expect(hall.mirror).toBe(await night.text());
    await link.leave();
    await soon(() => expect(hall.here.at(-1)).toBe('no'));
  });
});
