import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ToTable } from './wire/messages.ts';
import type { Identity } from './wire/identity.ts';
import { playerIdOf } from './wire/player-id.ts';
import { FakeHallTable } from './testing/fake-hall-table.ts';
import { fastClock } from './testing/fast-clock.ts';
import { playNight, type NightLines } from './testing/night-lines.ts';
import { TestHall } from './testing/open-test-hall.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `x${i}`, name }));
const NIGHT = playNight({ players: PLAYERS });

let folder: string;
let at: TestHall;
const tables: FakeHallTable[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hall-'));
  at = await TestHall.open(folder);
});
afterEach(async () => {
  for (const table of tables.splice(0)) await table.close();
  await at.hall.close();
  await rm(folder, { recursive: true });
});

async function joined(number = 1, identity?: Identity): Promise<FakeHallTable> {
  const table = await FakeHallTable.join(at.address, at.code(number), identity && { identity });
  tables.push(table);
  return table;
}
const mirrored = (night: NightLines, number = 1) => readFile(at.mirror(number, night), 'utf8');

describe('a table that joins', () => {
  test('is live, and its lines are in the mirror byte for byte and on the board', async () => {
    expect(at.board.tables.map(({ link }) => link)).toEqual(['never', 'never']);
    const table = await joined();
    expect(await table.hello(NIGHT)).toMatchObject({ lines: 0, hash: '', night: NIGHT.id });
    expect(await table.tell(NIGHT, 0)).toMatchObject({ type: 'have', lines: NIGHT.texts.length });
    expect(await mirrored(NIGHT)).toBe(NIGHT.text);
    const [first] = (await at.seen(({ tables }) => tables[0]?.game !== undefined)).tables;
    expect(first).toMatchObject({ table: 1, link: 'live', result: 'none', game: { rulebook: 'hungarian-war' } });
    expect(first?.game?.players.map(({ name }) => name).sort()).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  test('may ask again with the same keys; others may not have its code', async () => {
    const table = await joined();
    expect(await table.askToJoin()).toMatchObject({ type: 'welcome' });
    const other = await FakeHallTable.connect(at.address, at.code(1));
    tables.push(other);
    expect(await other.askToJoin()).toEqual({ type: 'no', why: 'code used' });
  });

  test('shows that it has the code, and speaks this version', async () => {
    const table = await FakeHallTable.connect(at.address, at.code(1));
    tables.push(table);
    expect(await table.askToJoin({ proof: '0'.repeat(64) })).toEqual({ type: 'no', why: 'wrong code' });
    expect(await table.askToJoin({ version: 2 })).toEqual({ type: 'no', why: 'newer' });
    expect(at.board.tables[0]?.link).toBe('never');
  });

  test('is locked out when its code is renewed', async () => {
    const table = await joined();
    const code = at.code(1);
    const closed = new Promise<void>((resolve) => table.client.once('close', () => resolve()));
    await at.obey({ type: 'renewCode', table: 1 });
    await closed;
    await expect(FakeHallTable.connect(at.address, code)).rejects.toThrow();
    expect((await at.seen(({ tables }) => tables[0]?.link === 'never')).tables).toHaveLength(2);
    expect((await joined()).number).toBe(1);
  });
});

describe('the broker', () => {
  test('lets nobody in without the password of a table', async () => {
    await expect(FakeHallTable.connect(at.address, at.code(1), { password: 'x' })).rejects.toThrow();
    await expect(FakeHallTable.connect(at.address, at.code(1), { username: `${at.keys.hall}-2` })).rejects.toThrow();
    await expect(FakeHallTable.connect(at.address, at.code(1), { clean: false })).rejects.toThrow();
  });

  test('ends a table that writes to the topic of another, and lets it read no other', async () => {
    const table = await joined(1);
    for (const topic of ['referee/1/+/+/up', table.topic, `referee/1/${table.hall}/2/down`, '#', '$SYS/#'])
      await expect(table.client.subscribeAsync(topic)).rejects.toThrow();
    const closed = new Promise<void>((resolve) => table.client.once('close', () => resolve()));
    table.client.publish(`referee/1/${at.keys.hall}/2/up`, table.sealed({ type: 'gone', session: 1 }), { qos: 1 });
    await closed;
  });
});

describe('lines', () => {
  test('that were sent before are skipped, those after a gap are asked for', async () => {
    const table = await joined();
    await table.tell(NIGHT, 0, 3);
    expect(await table.tell(NIGHT, 5)).toMatchObject({ type: 'have', lines: 3, hash: NIGHT.hashAfter(3) });
    expect(await table.tell(NIGHT, 1, 6)).toMatchObject({ type: 'have', lines: 6 });
    expect(await table.tell(NIGHT, 0, 2)).toMatchObject({ type: 'have', lines: 6 });
    expect(await mirrored(NIGHT)).toBe(NIGHT.texts.slice(0, 6).join(''));
  });

  test('in a copy of an older packet are not looked at', async () => {
    const table = await joined();
    const old = table.sealed({ type: 'lines', night: NIGHT.id, from: 0, text: NIGHT.texts[0] ?? '' });
    await table.hello();
    await table.publish(old);
    expect(await table.hello(NIGHT)).toMatchObject({ lines: 0 });
  });

  test('that differ from the mirror are refused until the organiser follows the table', async () => {
    const table = await joined();
    await table.tell(NIGHT, 0);
    const other = playNight({ players: PLAYERS, seed: 6 });
    expect(other.id).toBe(NIGHT.id);
    const line = NIGHT.texts.findIndex((text, i) => text !== other.texts[i]);
    expect(await table.tell(other, 0)).toEqual({ type: 'refused', night: NIGHT.id, from: line, why: 'differs' });
    const trouble = { kind: 'differs', night: NIGHT.id, line: line + 1 };
    expect((await at.seen(({ tables }) => tables[0]?.trouble !== undefined)).tables[0]?.trouble).toEqual(trouble);
    await at.obey({ type: 'followTable', table: 1, night: NIGHT.id });
    expect(await table.next((heard): heard is never => heard.type === 'have')).toMatchObject({ lines: 0 });
    expect(await table.tell(other, 0)).toMatchObject({ type: 'have', lines: other.texts.length });
    expect(await mirrored(other)).toBe(other.text);
    expect((await readdir(dirname(at.mirror(1, NIGHT)))).sort()).toEqual([`${NIGHT.id}.jsonl`, `${NIGHT.id}.jsonl.was-1`]);
    expect(await readFile(`${at.mirror(1, NIGHT)}.was-1`, 'utf8')).toBe(NIGHT.text);
    expect((await at.seen(({ tables }) => tables[0]?.trouble === undefined)).tables[0]?.game).toBeDefined();
  });
});

test('a table that was restored from an old copy is named', async () => {
  const table = await joined();
  await table.tell(NIGHT, 0);
  const old = playNight({ players: PLAYERS, answers: 3 });
  await table.hello(old);
  const [first] = (await at.seen(({ tables }) => tables[0]?.trouble !== undefined)).tables;
  expect(first?.trouble).toEqual({ kind: 'differs', night: NIGHT.id, line: old.texts.length + 1 });
});

test('an undo at the table corrects the board', async () => {
  const table = await joined();
  const night = playNight({ players: PLAYERS, undone: 2 });
  await table.tell(night, 0, night.texts.length - 2);
  const roundIn = (board: typeof at.board) => board.tables[0]?.game?.round;
  const before = roundIn(await at.seen((board) => roundIn(board) !== undefined)) ?? 0;
  await table.tell(night, night.texts.length - 2);
  expect(roundIn(await at.seen((board) => (roundIn(board) ?? before) < before))).toBeLessThan(before);
});

test('a hall that is opened again has the same mirrors, tables and codes', async () => {
  const table = await joined();
  await table.tell(NIGHT, 0, 5);
  const { address } = at;
  const codes = at.view.codes;
  await at.hall.close();
  at = await TestHall.open(folder);
  expect([at.address, at.view.codes]).toEqual([address, codes]);
  expect(at.board.tables[0]).toMatchObject({ link: 'lost', game: {} });
  const again = await joined(1, table.identity);
  again.n = table.n;
  expect(await again.hello(NIGHT)).toMatchObject({ lines: 5, hash: NIGHT.hashAfter(5) });
  expect(await again.tell(NIGHT, 5)).toMatchObject({ lines: NIGHT.texts.length });
  expect(await mirrored(NIGHT)).toBe(NIGHT.text);
});

type Offering = Extract<ToTable, { type: 'offer' }>;

/** Four people are to play two rounds at one table, whose cards are dealt. */
async function agree(): Promise<void> {
  const settings = { name: 'Cup', rulebook: 'hungarian-war', house: { cards: 'dealt' }, counts: 'points' } as const;
  await at.obey({ type: 'settings', settings: { ...settings, rounds: 2, tables: 1, seats: 4 } });
  await at.obey({ type: 'addPeople', text: 'Anna\nBéla\nCili\nDani' });
}

/** The table plays a whole game with the people of the offer, and tells it. */
async function playedAsOffered(table: FakeHallTable, offer: Offering['offer']): Promise<NightLines> {
  const night = playNight({ players: offer?.players ?? [], answers: 2_000, house: { cards: 'dealt' } });
  for (let from = 0; from < night.texts.length; from += 50) await table.tell(night, from, from + 50);
  return night;
}

test('a round goes from the offer to the standings', async () => {
  // The end of a game waits for the table's own screens.
  await at.hall.close();
  at = await TestHall.open(folder, { clock: fastClock });
  await agree();
  await at.obey({ type: 'seat' });
  const table = await joined();
  await table.hello();
  expect(await table.next((heard): heard is never => heard.type === 'offer')).toMatchObject({ offer: null });
  await at.obey({ type: 'startRound' });
  const { offer } = await table.next((heard): heard is Offering => heard.type === 'offer');
  expect(offer).toMatchObject({ round: 1, rulebook: 'hungarian-war' });
  const seating = at.view.seatings[0]?.number ?? 0;
  const game = { hall: at.keys.hall, round: 1, table: 1, seating };
  expect(offer?.players.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4].map((n) => playerIdOf(`p${n}`, game)));
  const night = await playedAsOffered(table, offer);
  const board = await at.seen(({ tables }) => tables[0]?.game?.over === true);
  expect(board.tables[0]?.strangers).toBeUndefined();
  const [shown] = board.tables;
  expect(at.view.results[0]?.rows).toHaveLength(4);
  expect(shown?.result).toBe(shown?.game?.players.every(({ open }) => open === 0) === true ? 'over' : 'playing');

  // What lies on the table is of the round before: nobody has begun the next one.
  for (const type of ['endRound', 'seat', 'startRound'] as const) await at.obey({ type });
  const next = await at.seen(({ round }) => round === 2);
  expect(next.tables[0]).toEqual({ table: 1, link: 'live', result: 'none' });

  // An undo of what has ended changes nothing, and the organiser sees both.
  const { rows } = at.view.results[0] ?? {};
  for (let n = 0; n < 30; n += 1) night.undo();
  const sent = night.texts.length - 30;
  await table.tell(night, sent);
  await at.seen(({ tables }) => tables[0]?.aside === true);
  expect(at.view.results[0]).toMatchObject({ rows, aside: { state: 'playing', differs: [] } });
});

test('a game of a seating that was undone counts nothing, and its table is offered the new one', async () => {
  await agree();
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const table = await joined();
  await table.hello();
  const { offer } = await table.next((heard): heard is Offering => heard.type === 'offer' && heard.offer !== null);
  await playedAsOffered(table, offer);
  await at.seen(({ tables }) => tables[0]?.result === 'over' || tables[0]?.game?.over === true);
  for (const n of [4, 3]) await at.obey({ type: 'undo', n });
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const ids = new Set(offer?.players.map(({ id }) => id));
  const isNew = (heard: Offering) => heard.offer?.players.every(({ id }) => !ids.has(id)) === true;
  const again = await table.next((heard): heard is Offering => heard.type === 'offer' && isNew(heard));
  expect(again.offer?.players).toHaveLength(4);
  const { tables } = await at.seen(({ seating }) => seating?.number === 8);
  expect(tables[0]).toEqual({ table: 1, link: 'live', result: 'none' });
  expect(at.view.results).toEqual([{ round: 1, table: 1, state: 'none', rows: [] }]);
});
