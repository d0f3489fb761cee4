import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TableSummary } from '../contract/hall.ts';
import { RECORD_FORMAT } from '../record/line.ts';
import { FakeHallTable } from './testing/fake-hall-table.ts';
import { NightLines, playNight } from './testing/night-lines.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { playerIdOf } from './wire/player-id.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili'].map((name, i) => ({ id: `x${i}`, name }));
const NIGHT = playNight({ players: PLAYERS });

let folder: string;
let at: TestHall;
/** One for each test: the hall stays. */
let number = 0;
const tables: FakeHallTable[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forged-'));
  at = await TestHall.open(folder);
  const settings = { name: 'Cup', rulebook: 'war', house: {}, counts: 'points', rounds: 1, tables: 20, seats: 2 } as const;
  await at.obey({ type: 'settings', settings });
});
afterAll(async () => {
  for (const table of tables) await table.close();
  await at.hall.close();
  await rm(folder, { recursive: true });
});

async function joined(): Promise<FakeHallTable> {
  const table = await FakeHallTable.join(at.address, at.code((number += 1)));
  tables.push(table);
  return table;
}

const seen = async (is: (table: TableSummary | undefined) => boolean) =>
  (await at.seen(({ tables: all }) => is(all[number - 1]))).tables[number - 1];

const damaged = playNight({ players: PLAYERS });
damaged.texts[4] = (damaged.texts[4] ?? '').replace('"kind"', '"kinds"');
const senseless = playNight({ players: PLAYERS });
const sound = senseless.texts.length;
senseless.add({ kind: 'step', rulebook: 'hungarian-war', command: {}, events: [{ type: 'PointsGiven', points: 1e9 }] });
const newer = new NightLines({ format: RECORD_FORMAT + 1 });
newer.add({ kind: 'unheard of', more: [1, 2, 3] });

test.each([
  ['does not follow', damaged, { refused: true, from: 4, why: 'damaged' }, { kind: 'damaged', line: 5 }, 4],
  ['means nothing', senseless, { lines: sound + 1 }, { kind: 'unreadable', line: sound + 1 }, sound + 1],
  ['is of a newer table', newer, { lines: 2 }, { kind: 'unreadable', line: 1 }, 2],
] as const)('the first line that %s is named, and what can be mirrored is', async (_what, night, have, trouble, kept) => {
  const table = await joined();
  expect(await table.tell(night, 0)).toMatchObject(have);
  expect((await seen((one) => one?.trouble !== undefined))?.trouble).toEqual({ ...trouble, night: night.id });
  expect(await readFile(at.mirror(number, night), 'utf8')).toBe(night.texts.slice(0, kept).join(''));
});

test('a table that tells the truth again is in no trouble; lines of another night than they are said to be are refused', async () => {
  const table = await joined();
  await table.tell(damaged, 0);
  await seen((one) => one?.trouble !== undefined);
  expect(await table.tell(NIGHT, 4)).toHaveProperty('lines');
  await seen((one) => one?.trouble === undefined);
  await table.send('f'.repeat(32), 0, NIGHT.text);
  expect(await table.nextHave('f'.repeat(32))).toEqual({ refused: true, from: 0, why: 'damaged' });
});

test('a table that lies about who played there brings nobody a point', async () => {
  await at.obey({ type: 'addPeople', text: Array.from({ length: 40 }, (_, i) => `Person ${i + 1}`).join('\n') });
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const table = await joined();
  await vi.waitFor(() => expect(at.view.seatings).toHaveLength(1), 20_000);
  const [{ number: seating = 0, tables: seated } = { tables: [] }] = at.view.seatings;
  const players = (seated.find((one) => one.table !== number)?.people ?? []).map((person) => ({
    id: playerIdOf(person, { hall: at.keys.hall, round: 1, table: number, seating }),
    name: person,
  }));
  await table.tell(playNight({ rulebook: 'war', players, answers: 200 }), 0);
  expect(await seen((one) => one?.game !== undefined)).toMatchObject({ strangers: true, result: 'none' });
  expect(at.view.results.filter(({ rows }) => rows.length > 0)).toEqual([]);
});
