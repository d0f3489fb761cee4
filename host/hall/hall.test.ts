import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playerIdOf } from './wire/player-id.ts';
import { FakeHallTable } from './testing/fake-hall-table.ts';
import { fastClock } from './testing/fast-clock.ts';
import { playNight, type NightLines } from './testing/night-lines.ts';
import { TestHall } from './testing/open-test-hall.ts';
import { freshFolder } from './testing/fresh-folder.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `x${i}`, name }));
const NIGHT = playNight({ players: PLAYERS });

let folder: string;
let at: TestHall;
const tables: FakeHallTable[] = [];
beforeEach(async () => {
  folder = await freshFolder();
  at = await TestHall.open(folder);
});
afterEach(async () => {
  for (const table of tables.splice(0)) await table.close();
  await at.hall.close();
});

async function joined(number = 1): Promise<FakeHallTable> {
  const table = await FakeHallTable.join(at.address, at.code(number));
  tables.push(table);
  return table;
}
const mirrored = (night: NightLines, number = 1) => readFile(at.mirror(number, night), 'utf8');
const closed = (table: FakeHallTable) => new Promise<void>((resolve) => table.client.once('close', () => resolve()));

describe('a table that joins', () => {
  test('is live, and its lines are in the mirror byte for byte and on the board', async () => {
    expect(at.board.tables.map(({ link }) => link)).toEqual(['never', 'never']);
    const table = await joined();
    await table.tellUpTo(NIGHT);
    expect(await table.tell(NIGHT, 0)).toEqual({ lines: NIGHT.texts.length, hash: NIGHT.hashAfter(NIGHT.texts.length) });
    expect(await mirrored(NIGHT)).toBe(NIGHT.text);
    const [first] = (await at.seen(({ tables }) => tables[0]?.game !== undefined)).tables;
    expect(first).toMatchObject({ table: 1, link: 'live', result: 'none', game: { rulebook: 'hungarian-war' } });
    expect(first?.game?.players.map(({ name }) => name).sort()).toEqual(['Anna', 'Béla', 'Cili', 'Dani']);
  });

  test('hears how far the hall has each of its nights, and whom the hall seats', async () => {
    await (await joined()).tell(NIGHT, 0, 5);
    const again = await joined();
    expect(await again.nextHave(NIGHT.id)).toEqual({ lines: 5, hash: NIGHT.hashAfter(5) });
    expect(await again.nextOffer()).toMatchObject({ hall: '', offer: null });
  });

  test('is one client at a time: whoever comes with its code takes its place', async () => {
    const table = await joined();
    const gone = closed(table);
    await joined();
    await gone;
    expect((await at.seen(({ tables }) => tables[0]?.link === 'live')).tables[1]?.link).toBe('never');
  });

  test('is lost when its connection ends, and known when the hall is opened again', async () => {
    const table = await joined();
    await at.seen(({ tables }) => tables[0]?.link === 'live');
    table.client.stream.destroy();
    await at.seen(({ tables }) => tables[0]?.link === 'lost');
    await at.hall.close();
    at = await TestHall.open(folder);
    expect(at.board.tables.map(({ link }) => link)).toEqual(['lost', 'never']);
  });

  test('is locked out when its code is renewed', async () => {
    const table = await joined();
    const code = at.code(1);
    const gone = closed(table);
    await at.obey({ type: 'renewCode', table: 1 });
    await gone;
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

  test.each([
    'tables/2/lines/0',
    'tables/2/here',
    'tables/1/offer',
    'tables/1/have/0',
    'tables/1/message',
    'tables/2/call',
    'board',
    'board/clock',
    'tables/1',
  ])('ends a table that writes to %s', async (topic) => {
    const table = await joined(1);
    const gone = closed(table);
    table.client.publish(`referee/2/${at.keys.hall}/${topic}`, 'yes', { qos: 1 });
    await gone;
    expect(at.board.tables[1]?.link).toBe('never');
  });

  test('keeps nothing of a table but how far it is and that it is here', async () => {
    for (const [topic, message] of [
      ['lines/0', 'x'],
      ['night', 'x'.repeat(2_000)],
    ] as const) {
      const table = await joined(1);
      const gone = closed(table);
      table.client.publish(`referee/2/${at.keys.hall}/tables/1/${topic}`, message, { qos: 1, retain: true });
      await gone;
    }
  });

  test('lets a table read only what is meant for it, and a viewer only the board', async () => {
    const table = await joined(1);
    const root = `referee/2/${at.keys.hall}`;
    const others = [`${root}/#`, `${root}/tables/+/offer`, `${root}/tables/2/offer`, `${root}/tables/1/#`, '#', '$SYS/#'];
    for (const topic of [...others, `${root}/board`]) await expect(table.client.subscribeAsync(topic)).rejects.toThrow();
    const broker = at.address.replace(/\/[a-z0-9]+$/, '');
    const viewer = await connectAsync(broker, { username: 'viewer', password: at.keys.viewer, reconnectPeriod: 0 });
    for (const topic of others) await expect(viewer.subscribeAsync(topic)).rejects.toThrow();
    const heard = new Map<string, unknown>();
    viewer.on('message', (topic, message) => heard.set(topic, JSON.parse(message.toString())));
    await viewer.subscribeAsync(`${root}/board/#`);
    await vi.waitFor(() => expect(heard.size).toBe(4), 10_000);
    expect(heard.get(`${root}/board/clock`)).toBeNull();
    expect(heard.get(`${root}/board`)).toMatchObject({ round: 0, standings: [] });
    const live = () => expect(heard.get(`${root}/board/tables/1`)).toMatchObject({ table: 1, link: 'live' });
    await vi.waitFor(live, 10_000);
    viewer.publish(`${root}/board`, '{}', { qos: 1 });
    await new Promise<void>((resolve) => viewer.once('close', () => resolve()));
  });
});

describe('lines', () => {
  test('that were sent before are skipped, those after a gap are asked for', async () => {
    const table = await joined();
    await table.tell(NIGHT, 0, 3);
    expect(await table.tell(NIGHT, 5)).toEqual({ lines: 3, hash: NIGHT.hashAfter(3) });
    expect(await table.tell(NIGHT, 1, 6)).toMatchObject({ lines: 6 });
    expect(await table.tell(NIGHT, 0, 2)).toMatchObject({ lines: 6 });
    expect(await mirrored(NIGHT)).toBe(NIGHT.texts.slice(0, 6).join(''));
  });
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
  const again = await joined();
  expect(await again.nextHave(NIGHT.id)).toEqual({ lines: 5, hash: NIGHT.hashAfter(5) });
  expect(await again.tell(NIGHT, 5)).toMatchObject({ lines: NIGHT.texts.length });
  expect(await mirrored(NIGHT)).toBe(NIGHT.text);
});

test('the record of the tournament is published line by line, and what was before a reader came by its head', async () => {
  const broker = at.address.replace(/\/[a-z0-9]+$/, '');
  const reader = await connectAsync(broker, { username: 'hall', password: at.keys.password, reconnectPeriod: 0 });
  const heard: (readonly [string, { readonly from: number; readonly text: string; readonly lines: number }])[] = [];
  reader.on('message', (topic, message) => void heard.push([topic, JSON.parse(message.toString()) as (typeof heard)[0][1]]));
  const root = `referee/2/${at.keys.hall}/tournament`;
  await reader.subscribeAsync(`${root}/#`, { qos: 1 });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject([`${root}/head`, { lines: 1 }]));
  heard.length = 0;
  await at.obey({ type: 'addPeople', text: 'Anna\nBéla' });
  await at.obey({ type: 'addPeople', text: Array.from({ length: 3_000 }, (_, n) => `Person ${n} of Kávéház`).join('\n') });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject([`${root}/head`, { lines: 3 }]));
  const lines = heard.filter(([topic]) => topic === `${root}/lines`).map(([, told]) => told);
  expect(lines.map(({ from }) => from)).toEqual([1, 2]);
  const file = await readFile(join(folder, 'tournament.jsonl'), 'utf8');
  expect(file.endsWith(lines.map(({ text }) => text).join(''))).toBe(true);
  await reader.endAsync(true);
});

const SETTINGS = {
  ...{ name: 'Cup', rulebook: 'hungarian-war', house: { cards: 'dealt' }, counts: 'points' as const },
  ...{ rounds: 2, tables: 1, seats: 4 },
};

/** Four people are to play two rounds at one table, whose cards are dealt. */
async function agree(): Promise<void> {
  await at.obey({ type: 'settings', settings: SETTINGS });
  await at.obey({ type: 'addPeople', text: 'Anna\nBéla\nCili\nDani' });
}

type Offer = Awaited<ReturnType<FakeHallTable['nextOffer']>>['offer'];

/** A whole game with the people of the offer. */
const gameOf = (offer: Offer) => playNight({ players: offer?.players ?? [], answers: 2_000, house: { cards: 'dealt' } });

/** The table plays such a game, and tells it. */
async function playedAsOffered(table: FakeHallTable, offer: Offer): Promise<NightLines> {
  const night = gameOf(offer);
  for (let from = 0; from < night.texts.length; from += 50) await table.tell(night, from, from + 50);
  return night;
}

test('tables hear that the last round has ended, unless another one is added', async () => {
  await agree();
  const table = await joined();
  expect(await table.nextOffer()).toMatchObject({ offer: null });
  for (const round of [1, 2]) {
    for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
    expect(await table.nextOffer()).toMatchObject({ offer: { round } });
    await at.obey({ type: 'endRound' });
    const { offer, over } = await table.nextOffer();
    expect([offer, over]).toEqual([null, round === 2 ? true : undefined]);
  }
  await at.obey({ type: 'settings', settings: { ...SETTINGS, rounds: 3 } });
  expect(await table.nextOffer()).not.toHaveProperty('over');
});

test('a round goes from the offer to the standings', async () => {
  // The end of a game waits for the table's own screens.
  await at.hall.close();
  at = await TestHall.open(folder, { clock: fastClock });
  await agree();
  await at.obey({ type: 'seat' });
  const table = await joined();
  expect(await table.nextOffer()).toMatchObject({ hall: 'Cup', offer: null });
  await at.obey({ type: 'startRound' });
  const { offer } = await table.nextOffer();
  expect(offer).toMatchObject({ round: 1, rulebook: 'hungarian-war' });
  const seating = (await at.seen(({ round }) => round === 1)).seating?.number ?? 0;
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

test('a game whose last round is still presented at its table counts as it ended if the round ends then', async () => {
  await agree();
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const table = await joined();
  const { offer } = await table.nextOffer();
  const night = gameOf(offer);
  await table.tell(night, 0, night.texts.length - 1);
  await at.seen(({ tables }) => tables[0]?.game !== undefined);
  await table.tell(night, night.texts.length - 1);
  expect(at.board.tables[0]).toMatchObject({ result: 'playing', game: { over: false } });
  await at.obey({ type: 'endRound' });
  const { tables: ended } = await at.seen(({ tables }) => tables[0]?.result !== 'playing');
  expect(ended).toMatchObject([{ result: 'over' }]);
});

test('a game of a seating that was undone counts nothing, and its table is offered the new one', async () => {
  await agree();
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const table = await joined();
  const { offer } = await table.nextOffer();
  await playedAsOffered(table, offer);
  await at.seen(({ tables }) => tables[0]?.result === 'over' || tables[0]?.game?.over === true);
  for (const n of [4, 3]) await at.obey({ type: 'undo', n });
  for (const type of ['seat', 'startRound'] as const) await at.obey({ type });
  const ids = new Set(offer?.players.map(({ id }) => id));
  let again = await table.nextOffer();
  while (again.offer?.players.every(({ id }) => !ids.has(id)) !== true) again = await table.nextOffer();
  expect(again.offer?.players).toHaveLength(4);
  const { tables } = await at.seen(({ seating }) => seating?.number === 8);
  expect(tables[0]).toEqual({ table: 1, link: 'live', result: 'none' });
  expect(at.view.results).toEqual([{ round: 1, table: 1, state: 'none', rows: [] }]);
});
