import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableSummary } from '../contract/hall.ts';
import { RECORD_FORMAT } from '../record/line.ts';
import { embedded, type TestBroker } from './testing/brokers.ts';
import { FakeHallTable } from './testing/fake-hall-table.ts';
import { NightLines, playNight } from './testing/night-lines.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { playerIdOf } from './wire/player-id.ts';
import { topicOf } from './wire/topics.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name }));
const NIGHT = playNight({ players: PLAYERS });

let folder: string;
let broker: TestBroker;
let at: TestHall;
/** One for each test: the hall stays. */
let number = 0;
const tables: FakeHallTable[] = [];

/** At a broker without any rights: whoever has connected may write to every topic. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forged-'));
  broker = await embedded();
  await broker.start();
  at = await TestHall.open(folder, { broker: broker.url });
  await vi.waitFor(() => expect(at.view.broker.link).toBe('live'), 20_000);
  const settings = { name: 'Cup', rulebook: 'war', house: {}, counts: 'points', rounds: 1, tables: 20, seats: 2 } as const;
  await at.obey({ type: 'settings', settings });
});
afterAll(async () => {
  for (const table of tables) await table.close();
  await at.hall.close();
  await broker.kill();
  await rm(folder, { recursive: true });
});

async function connected(table = (number += 1)): Promise<FakeHallTable> {
  const one = await FakeHallTable.connect(`${broker.url}/${at.keys.hall}`, at.code(table));
  tables.push(one);
  return one;
}

async function joined(): Promise<FakeHallTable> {
  const table = await connected();
  await table.say('here', 'yes');
  return table;
}

const seen = async (is: (table: TableSummary | undefined) => boolean) =>
  (await at.seen(({ tables: all }) => is(all[number - 1]))).tables[number - 1];
const mirrored = (night: NightLines) => readFile(at.mirror(number, night), 'utf8');

describe('somebody at a broker without rights, who has heard a table', () => {
  test('can say all of it again, there or as another table, and no line is doubled or lost', async () => {
    const table = await joined();
    await table.tell(NIGHT, 0, 3);
    const other = await joined();
    for (const [from, to] of [
      [0, 3],
      [1, 2],
      [0, 1],
    ] as const)
      expect(await table.tell(NIGHT, from, to)).toMatchObject({ lines: 3 });
    expect(await table.tell(NIGHT, 3)).toMatchObject({ lines: NIGHT.texts.length });
    expect(await other.tell(NIGHT, 0)).toMatchObject({ lines: NIGHT.texts.length });
    expect((await seen((one) => one?.link === 'live'))?.trouble).toBeUndefined();
  });
});

describe('a table that has joined and lies', () => {
  test('about what it has recorded is named with the first line that does not follow; those before stay', async () => {
    const table = await joined();
    const forged = playNight({ players: PLAYERS });
    forged.texts[4] = (forged.texts[4] ?? '').replace('"kind"', '"kinds"');
    const refused = { refused: true, from: 4, why: 'damaged' };
    expect(await table.tell(forged, 0)).toEqual(refused);
    expect(await table.tell(forged, 4)).toEqual(refused);
    const damaged = await seen((one) => one?.trouble !== undefined);
    expect(damaged?.trouble).toEqual({ kind: 'damaged', night: forged.id, line: 5 });
    expect(await mirrored(forged)).toBe(forged.texts.slice(0, 4).join(''));
    expect(await table.tell(NIGHT, 4)).toHaveProperty('lines');
    await seen((one) => one?.trouble === undefined);
  });

  test('about the night that its lines are of is refused at once', async () => {
    const table = await joined();
    await table.send('f'.repeat(32), 0, NIGHT.text);
    expect(await table.nextHave('f'.repeat(32))).toEqual({ refused: true, from: 0, why: 'damaged' });
  });

  test('in lines that follow but mean nothing is named with the first of them; what came before stays on the board', async () => {
    const table = await joined();
    const forged = playNight({ players: PLAYERS });
    const sound = forged.texts.length;
    forged.add({ kind: 'step', rulebook: 'hungarian-war', command: {}, events: [{ type: 'PointsGiven', points: 1e9 }] });
    forged.add({ kind: 'named', name: 'winner' });
    await table.tell(forged, 0, sound);
    const { game } = (await seen((one) => one?.game !== undefined)) ?? {};
    expect(await table.tell(forged, sound)).toMatchObject({ lines: sound + 2 });
    const after = await seen((one) => one?.trouble !== undefined);
    expect(after).toMatchObject({ game, trouble: { kind: 'unreadable', night: forged.id, line: sound + 1 } });
    expect(await mirrored(forged)).toBe(forged.text);
  });

  test('about who played there brings nobody a point', async () => {
    await at.obey({ type: 'addPeople', text: Array.from({ length: 40 }, (_, i) => `Person ${i + 1}`).join('\n') });
    await at.obey({ type: 'seat' });
    await at.obey({ type: 'startRound' });
    const table = await joined();
    await vi.waitFor(() => expect(at.view.seatings).toHaveLength(1), 20_000);
    const { people = [] } = at.view.seatings[0]?.tables.find((one) => one.table !== number) ?? {};
    const players = people.map((person) => ({
      id: playerIdOf(person, { hall: at.keys.hall, round: 1, table: number, seating: at.view.seatings[0]?.number ?? 0 }),
      name: person,
    }));
    await table.tell(playNight({ rulebook: 'war', players, answers: 200 }), 0);
    expect(await seen((one) => one?.game !== undefined)).toMatchObject({ strangers: true, result: 'none' });
    expect(at.view.results.filter(({ rows }) => rows.length > 0)).toEqual([]);
  });
});

describe('versions', () => {
  test('the record of a newer table is mirrored byte for byte, and named as unreadable', async () => {
    const table = await joined();
    const newer = new NightLines({ format: RECORD_FORMAT + 1 });
    newer.add({ kind: 'unheard of', more: [1, 2, 3] });
    expect(await table.tell(newer, 0)).toMatchObject({ lines: 2 });
    expect(await mirrored(newer)).toBe(newer.text);
    const named = await seen((one) => one?.trouble !== undefined);
    expect(named).toMatchObject({ trouble: { kind: 'unreadable', night: newer.id, line: 1 } });
    expect(named).not.toHaveProperty('game');
  });

  test('a message of a newer table is not taken; the hall is as if it had not come', async () => {
    const table = await joined();
    const lines = { from: 0, text: NIGHT.text, photograph: 'of the table' };
    const topic = topicOf(table.hall, { table: number, kind: 'lines', night: NIGHT.id });
    await table.publish(topic, JSON.stringify(lines));
    await table.publish(`${topic}/photograph`, JSON.stringify(lines));
    expect(await table.tell(NIGHT, 0, 1)).toMatchObject({ lines: 1 });
  });
});
