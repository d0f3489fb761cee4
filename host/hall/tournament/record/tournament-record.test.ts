import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../../../../rulebook/random.ts';
import type { TournamentCommand, TournamentSettings } from '../../../contract/hall.ts';
import { GENESIS, makeLine } from '../../../record/chain.ts';
import { systemDisk, type Disk } from '../../../record/disk.ts';
import { RecordRefused } from '../../../record/refused.ts';
import { NEW_TOURNAMENT } from '../evolve.ts';
import { TournamentRecord } from './tournament-record.ts';
import { FillableDisk } from '../../testing/fillable-disk.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';

const NAME = 'tournament.jsonl';
const AT = new Date(0).toISOString();
const SETTINGS: TournamentSettings = {
  name: 'Cup',
  rulebook: 'war',
  house: {},
  counts: 'points',
  rounds: 3,
  tables: 2,
  seats: 3,
};
const PREPARED: readonly TournamentCommand[] = [
  { type: 'settings', settings: SETTINGS },
  { type: 'addPeople', text: 'Anna\nBéla\nCili\nDani' },
  { type: 'rename', person: 'p1', name: 'Anni' },
  { type: 'seat' },
  { type: 'startRound' },
];

let folder: string;
beforeEach(async () => void (folder = await freshFolder()));

function open(disk: Disk = systemDisk) {
  const random = seededRandom(1);
  return TournamentRecord.open(folder, { app: '0', now: () => 1_000, random, disk });
}
const kept = () => readFile(join(folder, NAME));
async function prepared(): Promise<TournamentRecord> {
  const record = await open();
  for (const command of PREPARED) expect(await record.command(command, () => [])).toBeUndefined();
  return record;
}
const ask = (record: TournamentRecord, command: Parameters<TournamentRecord['command']>[0]) => record.command(command, () => []);
async function refusalOf(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RecordRefused);
  return (error as RecordRefused).refusal;
}

test('a new tournament has a header and nothing to undo', async () => {
  const record = await open();
  expect(record.state).toEqual(NEW_TOURNAMENT);
  expect([record.undo, record.redo]).toEqual([undefined, undefined]);
  expect((await kept()).toString()).toMatch(/^\{"n":0,.*"record":"hungarian-war-referee tournament","format":2,/);
  expect(await ask(record, { type: 'undo', n: 1 })).toEqual({ code: 'nothing to undo', params: {} });
  await record.close();
});

test('an undo takes back the step that the organiser read, and no other', async () => {
  const record = await prepared();
  expect(await ask(record, { type: 'undo', n: 4 })).toEqual({ code: 'another step is next', params: { n: 4, next: 5 } });
  for (const n of [5, 4]) expect(await ask(record, { type: 'undo', n })).toBeUndefined();
  expect(record.undo).toEqual({ n: 3, what: 'PersonRenamed', params: { from: 'Anna', to: 'Anni' } });
  for (const n of [3, 2]) await ask(record, { type: 'undo', n });
  expect(record.redo).toEqual({ n: 2, what: 'PeopleAdded', params: { count: 4, name: 'Anna' } });
  expect(record.state.people).toEqual([]);
  await record.close();
});

test('who has checked in stays so, whatever the organiser undoes and redoes, and what can be redone stays', async () => {
  const record = await open();
  const here = (of: TournamentRecord) => of.state.people.filter((person) => person.here).map(({ name }) => name);
  await ask(record, { type: 'settings', settings: SETTINGS });
  await ask(record, { type: 'addPeople', text: 'Anna\nBéla\nCili\nDani' });
  await ask(record, { type: 'awaitCheckIn', on: true });
  await ask(record, { type: 'checkIn', person: 'p1' });
  await ask(record, { type: 'rename', person: 'p2', name: 'Bea' });
  await ask(record, { type: 'checkIn', person: 'p2' });
  await ask(record, { type: 'checkIn', person: 'p3' });
  expect(record.undo).toEqual({ n: 5, what: 'PersonRenamed', params: { from: 'Béla', to: 'Bea' } });
  await ask(record, { type: 'undo', n: 5 });
  expect(here(record)).toEqual(['Anna', 'Béla', 'Cili']);
  await ask(record, { type: 'checkIn', person: 'p4' });
  expect(record.redo?.n).toBe(5);
  await ask(record, { type: 'redo', n: 5 });
  await record.close();
  const again = await open();
  expect(here(again)).toEqual(['Anna', 'Bea', 'Cili', 'Dani']);
  expect(again.undo?.n).toBe(5);
  // Without the list and the choice they are nobody's.
  for (const n of [5, 3, 2]) expect(await ask(again, { type: 'undo', n })).toBeUndefined();
  await ask(again, { type: 'addPeople', text: 'Ella' });
  expect(again.state.people).toEqual([{ id: 'p1', name: 'Ella', here: true }]);
  await again.close();
});

test('what is refused, and what changes nothing, leaves no line', async () => {
  const record = await prepared();
  const before = await kept();
  expect(await ask(record, { type: 'seat' })).toMatchObject({ code: 'tables still play' });
  expect(await ask(record, { type: 'presence', person: 'p1', here: true })).toBeUndefined();
  expect(await kept()).toEqual(before);
  await record.close();
});

test('commands that come at once are decided one after the other', async () => {
  const record = await open();
  await Promise.all(PREPARED.map((command) => ask(record, command)));
  expect(record.state.seatings[0]?.state).toBe('started');
  await record.close();
});

test('a disk that refuses changes nothing, and is named; the command can be given again', async () => {
  const disk = new FillableDisk();
  const record = await open(disk);
  disk.isFull = true;
  const before = await kept();
  const refusal = { code: 'hall disk refuses', params: { code: 'ENOSPC' } };
  expect(await ask(record, { type: 'settings', settings: SETTINGS })).toEqual(refusal);
  expect(record.state).toEqual(NEW_TOURNAMENT);
  expect(await kept()).toEqual(before);
  disk.isFull = false;
  expect(await ask(record, { type: 'settings', settings: SETTINGS })).toBeUndefined();
  await record.close();
  const again = await open();
  expect(again.state.settings).toEqual(SETTINGS);
  await again.close();
});

test('a torn last line is kept beside the file and cut off, wherever it was torn', async () => {
  await (await prepared()).close();
  const whole = await kept();
  const last = whole.lastIndexOf('\n', whole.length - 2) + 1;
  for (const length of [last + 1, last + 40, whole.length - 1]) {
    await writeFile(join(folder, NAME), whole.subarray(0, length));
    const record = await open();
    expect(record.state.seatings[0]?.state).toBe('draft');
    await record.close();
    expect(await kept()).toEqual(whole.subarray(0, last));
    expect(await readFile(join(folder, `${NAME}.torn`))).toEqual(whole.subarray(last, length));
    await rm(join(folder, `${NAME}.torn`));
  }
});

test('other damage is named by its line, and the file is left as it is', async () => {
  await (await prepared()).close();
  const damaged = (await kept()).toString().replace('Béla', 'Bela');
  await writeFile(join(folder, NAME), damaged);
  expect(await refusalOf(open())).toEqual({ code: 'night damaged', params: { file: NAME, line: 3, problem: 'hash' } });
  expect((await kept()).toString()).toBe(damaged);
  expect(await readdir(folder)).toEqual([NAME]);
});

test.each([
  ['an event that nobody knows', { kind: 'step', events: [{ type: 'PartyBegun' }] }],
  ['an undo of another step than the last', { kind: 'undo', step: 2 }],
])('%s is damage, however well it is chained', async (_, content) => {
  await (await prepared()).close();
  const [, hash = GENESIS] = /"hash":"([0-9a-f]{64})"\}\n$/.exec((await kept()).toString()) ?? [];
  await appendFile(join(folder, NAME), `${makeLine(content, 6, 1_000, hash).text}\n`);
  expect(await refusalOf(open())).toEqual({ code: 'night damaged', params: { file: NAME, line: 7, problem: 'content' } });
});

test('a file of a newer version is refused by its format', async () => {
  await (await prepared()).close();
  await writeFile(join(folder, NAME), (await kept()).toString().replace('"format":2,', '"format":3,'));
  expect(await refusalOf(open())).toEqual({ code: 'night too new', params: { file: NAME } });
});

test('a file of an older version is refused, since the hall could not find the results of its rounds', async () => {
  await (await prepared()).close();
  const { text, line } = makeLine(
    { record: 'hungarian-war-referee tournament', format: 1, app: '0', startedAt: AT },
    0,
    0,
    GENESIS,
  );
  const ended = makeLine({ kind: 'step', events: [{ type: 'RoundEnded', round: 1 }] }, 1, 0, line.hash);
  await writeFile(join(folder, NAME), `${text}\n${ended.text}\n`);
  expect(await refusalOf(open())).toEqual({ code: 'hall too old', params: { file: NAME } });
  expect((await kept()).toString()).toBe(`${text}\n${ended.text}\n`);
});

test('every start of a round has a number of its own, also after an undo', async () => {
  const record = await prepared();
  const number = () => record.state.seatings[0]?.number;
  expect(number()).toBe(5);
  for (const type of ['undo', 'redo', 'undo'] as const) await ask(record, { type, n: 5 });
  expect(number()).toBeUndefined();
  await ask(record, { type: 'startRound' });
  expect(number()).toBe(9);
  await record.close();
  const again = await open();
  expect(again.state.seatings[0]?.number).toBe(9);
  await again.close();
});
