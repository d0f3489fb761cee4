import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MirrorTrouble } from '../contract/hall.ts';
import { TableHallLink } from './table/hall-link.ts';
import { embedded, type TestBroker } from './testing/brokers.ts';
import { fastClock } from './testing/fast-clock.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { WrittenNight } from './testing/written-night.ts';

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

let home: string;
let broker: TestBroker;
let hall: TestHall;
/** One for each test: the hall stays. */
let table = 0;
let link: TableHallLink;
const folder = () => join(home, `table ${table}`);
const night = (name = 'one.jsonl') => new WrittenNight(folder(), name);

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'restored-'));
  await mkdir(join(home, 'hall'));
  broker = await embedded();
  await broker.start();
  await openHall();
  const settings = { name: 'Cup', rulebook: 'war', house: {}, counts: 'points', rounds: 1, tables: 9, seats: 2 } as const;
  await hall.obey({ type: 'settings', settings });
});
beforeEach(async () => {
  table += 1;
  await mkdir(folder());
  openTable();
  link.join(`${broker.url}/${hall.keys.hall}`, hall.code(table));
  await soon(() => expect(link.view.joined?.link).toBe('live'));
});
afterEach(() => link.close());
afterAll(async () => {
  await hall.hall.close();
  await broker.kill();
  await rm(home, { recursive: true });
});

async function openHall(): Promise<void> {
  hall = await TestHall.open(join(home, 'hall'), { broker: broker.url });
  await soon(() => expect(hall.view.broker.link).toBe('live'));
}

function openTable(): void {
  link = new TableHallLink({ folder: folder(), clock: fastClock }, () => undefined);
}

async function told(...nights: readonly WrittenNight[]): Promise<void> {
  for (const { name, lines } of nights) link.flushed(name, lines);
  await soon(() => expect(link.view.joined).toMatchObject({ link: 'live', behind: 0 }));
}

/** The night as a table has it that was restored after `kept` lines, and has written so many others since. */
async function restored(kept: number, others: number): Promise<WrittenNight> {
  await link.close();
  const again = await night().begin();
  await again.fill(kept - 1, 20);
  await again.fill(others, 10);
  openTable();
  link.flushed(again.name, again.lines);
  return again;
}

const mirrorOf = (one: WrittenNight) => readFile(hall.mirror(table, { id: one.id }), 'utf8');
const named = (trouble: Partial<MirrorTrouble> | undefined) =>
  soon(() => expect(hall.board.tables[table - 1]?.trouble).toEqual(trouble && expect.objectContaining(trouble)));

describe('a table that was restored from an old copy', () => {
  test.each([
    ['and has written nothing since', 20, 0, 21],
    ['and has written fewer lines since than the hall has', 20, 10, 31],
    ['and has more lines than the hall', 20, 300, 100],
  ])('%s is named with a line that differs, and followed when the organiser says so', async (_, kept, others, line) => {
    const before = await night().begin();
    await told(before);
    await told(await before.fill(99, 20));
    const had = await before.text();
    const after = await restored(kept, others);
    await named({ kind: 'differs', line });
    await soon(() => expect(link.view.joined?.refused).toMatchObject({ why: 'differs' }));
    await hall.obey({ type: 'followTable', table, night: after.id });
    await soon(async () => expect((await mirrorOf(after)) === (await after.text())).toBe(true));
    expect((await readFile(`${hall.mirror(table, { id: after.id })}.was-1`, 'utf8')) === had).toBe(true);
    await named(undefined);
    await soon(() => expect(link.view.joined?.refused).toBeUndefined());
  });

  test('is named again by a hall that was killed meanwhile, though its connection stands and another night is told', async () => {
    const before = await night().begin();
    await told(before);
    await told(await before.fill(99, 20));
    await restored(20, 300);
    const other = await night('two.jsonl').begin('2');
    link.flushed(other.name, other.lines);
    await soon(async () => expect(await mirrorOf(other)).toBe(await other.text()));
    await named({ kind: 'differs', line: 100 });
    await hall.hall.close();
    await openHall();
    await named({ kind: 'differs', line: 100 });
  });
});

test('a hall that was restored from an old copy asks again for all that it has lost, though tables are silent', async () => {
  const [one, two] = [await night().begin(), await night('two.jsonl').begin('2')];
  await told(one);
  await told(await one.fill(10, 20));
  await hall.hall.close();
  await cp(join(home, 'hall'), join(home, 'copy'), { recursive: true });
  await openHall();
  await told(await one.fill(200, 20));
  await told(two);
  await told(await two.fill(10, 20));
  await hall.hall.close();
  await rm(join(home, 'hall'), { recursive: true });
  await cp(join(home, 'copy'), join(home, 'hall'), { recursive: true });
  await openHall();
  for (const each of [one, two]) await soon(async () => expect((await mirrorOf(each)) === (await each.text())).toBe(true));
  expect(hall.board.tables[table - 1]).toMatchObject({ link: 'live' });
});

test('a broker that is killed costs no line: table and hall come back to it by themselves', async () => {
  const one = await night().begin();
  await told(one);
  await broker.kill();
  await soon(() => expect(hall.view.broker.link).toBe('lost'));
  expect(hall.board.tables[table - 1]).toMatchObject({ link: 'lost' });
  link.flushed(one.name, (await one.fill(50, 20)).lines);
  await broker.start();
  await soon(async () => expect((await mirrorOf(one)) === (await one.text())).toBe(true));
  await soon(() => expect(hall.board.tables[table - 1]).toMatchObject({ link: 'live' }));
  expect(hall.view.broker.link).toBe('live');
});
