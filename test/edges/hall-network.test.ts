import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '../../rulebook/random.ts';
import { TableHallLink } from '../../host/hall/table/hall-link.ts';
import { fastClock } from '../../host/hall/testing/fast-clock.ts';
import { TestHall } from '../../host/hall/testing/open-test-hall.ts';
import { WrittenNight } from '../../host/hall/testing/written-night.ts';
import { FaultyNetwork } from '../soak/hall/faulty-network.ts';

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

let home: string;
let hall: TestHall;
let network: FaultyNetwork;
let link: TableHallLink;
let night: WrittenNight;
let table = 0;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-network-'));
  await mkdir(join(home, 'hall'));
  hall = await TestHall.open(join(home, 'hall'));
  const settings = { name: 'Cup', rulebook: 'war', house: {}, counts: 'points', rounds: 1, tables: 9, seats: 2 } as const;
  await hall.obey({ type: 'settings', settings });
});
beforeEach(async () => {
  table += 1;
  network = await FaultyNetwork.open(seededRandom(table));
  network.leadTo(Number(new URL(hall.address).port));
  const folder = join(home, String(table));
  await mkdir(folder);
  link = new TableHallLink({ folder, clock: fastClock }, () => undefined);
  await soon(() => {
    const { joined, joining } = link.view;
    // Where ten seconds are one, the hall answers too late on a busy computer, and a dealer tries again.
    if (joined === undefined && joining !== true) link.join(`${network.url}/${hall.keys.hall}`, hall.code(table));
    expect(joined?.link).toBe('live');
  });
  night = await new WrittenNight(folder, 'one.jsonl').begin();
});
afterEach(async () => {
  await link.close();
  await network.close();
});
afterAll(async () => {
  await hall.hall.close();
  await rm(home, { recursive: true });
});

/** So many lines more, one after the other as they are written. */
async function write(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    link.flushed(night.name, (await night.fill(1, 20)).lines);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function mirrored(): Promise<void> {
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
  expect(await readFile(hall.mirror(table, night), 'utf8')).toBe(await night.text());
  expect(link.view.joined).not.toHaveProperty('refused');
  expect(hall.board.tables[table - 1]).not.toHaveProperty('trouble');
}

it('messages that are doubled, late, or sent again after others lose and double no line', async () => {
  network.faults = { doubled: 300, late: 200, replayed: 200 };
  link.flushed(night.name, 1);
  await write(300);
  await mirrored();
});

it('a cable on which nothing arrives any more is given up, and what was written meanwhile is told over the next one', async () => {
  link.flushed(night.name, 1);
  await write(20);
  network.silence(true);
  await write(100);
  await soon(() => expect(link.view.joined?.link).toBe('lost'));
  expect(link.view.joined?.behind).toBeGreaterThanOrEqual(100);
  network.silence(false);
  await mirrored();
});

it('a cable that breaks again and again, and does not always let the table back in, loses no line', async () => {
  link.flushed(night.name, 1);
  for (let n = 0; n < 8; n += 1) {
    await write(20);
    network.refuse(n % 2 === 0);
    network.reset();
  }
  network.refuse(false);
  await mirrored();
});
