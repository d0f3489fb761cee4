import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { systemDisk } from '../../record/disk.ts';
import { FakeFile } from '../../record/testing/fake-file.ts';
import { NightLines, playGame, playNight } from '../testing/night-lines.ts';
import { playerIdOf } from '../wire/player-id.ts';
import { TableMirrors } from './table-mirrors.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

let folder: string;
beforeEach(async () => void (folder = await freshFolder()));

const open = (disk = systemDisk) => new TableMirrors({ disk, folder, table: 3, changed: () => undefined });
const tell = (mirrors: TableMirrors, night: NightLines, from = 0) =>
  mirrors.take(night.id, from, night.texts.slice(from).join(''));
const GAME = { hall: 'k7q2', round: 1, table: 3, seating: 4 };
const seated = (...people: string[]) => people.map((person) => ({ id: playerIdOf(person, GAME), name: person }));

test('the last game of a round counts and is shown, whichever night was renamed after it', async () => {
  const mirrors = open();
  const given = new NightLines({ app: '1' });
  playGame(given, { players: seated('p1', 'p2'), answers: 1 });
  const played = new NightLines({ app: '2' });
  for (let n = 0; n < 10; n += 1) played.add({ kind: 'named', name: `later ${n}` });
  playGame(played, { players: seated('p1', 'p2', 'p3') });
  await tell(mirrors, given);
  await tell(mirrors, played);
  const { results } = mirrors;
  expect(results.map(({ rows }) => rows.length)).toEqual([2, 3]);
  const { game } = mirrors.shown;
  const before = given.texts.length;
  for (let n = 0; n < 100; n += 1) given.add({ kind: 'named', name: `given up ${n}` });
  await tell(mirrors, given, before);
  expect([mirrors.results, mirrors.shown.game]).toEqual([results, game]);
  await mirrors.close();
  const again = open();
  await again.read();
  expect([again.results, again.shown.game]).toEqual([results, game]);
  await again.close();
});

test('nights stand in the order in which they came, whenever their table says that they were played', async () => {
  const mirrors = open();
  const played = new NightLines({ app: '1', startedAt: '2026-01-10T20:00:00.000Z' });
  playGame(played, { players: seated('p1', 'p2'), answers: 1_000 });
  const earlier = new NightLines({ app: '2', startedAt: '2026-01-09T20:00:00.000Z' }, Date.UTC(2026, 0, 9, 20));
  playGame(earlier, { players: seated('p1', 'p2'), answers: 1_000, seed: 9 });
  await tell(mirrors, played);
  const [first] = mirrors.results;
  await tell(mirrors, earlier);
  expect(mirrors.results).toHaveLength(2);
  expect(mirrors.results[0]).toEqual(first);
  expect(mirrors.shown.game?.at).toBeLessThan(Date.UTC(2026, 0, 10));
  await mirrors.close();
});

test('a game that the hall has seated at another table is no result of this one', async () => {
  const mirrors = open();
  const elsewhere = ['p1', 'p2'].map((name) => ({ id: playerIdOf(name, { ...GAME, table: 4 }), name }));
  await tell(mirrors, playNight({ players: elsewhere }));
  expect(mirrors.results).toEqual([]);
  await mirrors.close();
});

test('a mirror that cannot be read is named, and the others are read', async () => {
  const night = playNight({ players: seated('p1', 'p2') });
  const mirrors = open();
  await tell(mirrors, night);
  await mirrors.close();
  await mkdir(join(folder, `${'a'.repeat(32)}.jsonl`));
  await symlink('/dev/zero', join(folder, `${'f'.repeat(32)}.jsonl`));
  const again = open();
  await again.read();
  expect(again.have(night.id)).toMatchObject({ lines: night.texts.length });
  expect(again.trouble).toEqual({ kind: 'disk', code: 'EFTYPE' });
  await again.close();
});

test('a line that was recorded at no time is named, and the game before it stays on the board', async () => {
  const mirrors = open();
  const night = playNight({ players: seated('p1', 'p2') });
  await tell(mirrors, night);
  const { game } = mirrors.shown;
  const from = night.texts.length;
  night.add({ kind: 'undo', step: from - 1 }, '2026-01-10T21:00:00-02');
  expect(await tell(mirrors, night, from)).toMatchObject({ lines: from + 1 });
  const trouble = { kind: 'unreadable', night: night.id, line: from + 1 };
  await vi.waitFor(() => expect(mirrors.trouble).toEqual(trouble));
  expect(mirrors.shown.game).toEqual(game);
  await mirrors.close();
});

test('a table is taken in again after somebody with its code has sent any number of nights without a line', async () => {
  const mirrors = open();
  for (let n = 0; n < 100; n += 1) await mirrors.take(n.toString(16).padStart(32, '0'), 0, '{"n":0}\n');
  const night = playNight({ players: seated('p1', 'p2') });
  expect(await tell(mirrors, night)).toMatchObject({ lines: night.texts.length });
  await mirrors.close();
});

test('a table with more nights than a hall keeps is told that there is no room for another', async () => {
  const mirrors = open();
  const answers = [];
  for (let n = 0; n < 65; n += 1) answers.push(await tell(mirrors, new NightLines({ app: `night ${n}` })));
  expect(answers.findIndex((answer) => 'refused' in answer)).toBe(64);
  expect(answers[64]).toEqual({ refused: true, from: 0, why: 'disk' });
  await mirrors.close();
});

test('a table that sends without end is named before it fills the disk, and what it had sent stays', async () => {
  const mirrors = open({ ...systemDisk, open: () => Promise.resolve(new FakeFile()) });
  const night = new NightLines({ app: 'endless' });
  await tell(mirrors, night);
  const filling = 'x'.repeat(4_000_000);
  let answer;
  for (let from = 1; answer === undefined || 'lines' in answer; from += 1) {
    night.add({ kind: 'endless', filling });
    answer = await tell(mirrors, night, from);
    expect(from).toBeLessThan(20);
  }
  expect(answer).toEqual({ refused: true, from: night.texts.length - 1, why: 'disk' });
  expect(mirrors.trouble).toEqual({ kind: 'disk', code: 'EDQUOT' });
  const other = playNight({ players: seated('p1', 'p2'), answers: 1 });
  expect(await tell(mirrors, other)).toHaveProperty('lines');
  await mirrors.close();
});

const left = playNight({ players: seated('p1', 'p2') });
const GOOD = 5;
const rest = left.texts.slice(GOOD).join('');

test.each([
  ['half a line, since it was killed', rest.slice(0, 20)],
  ['a line that was changed', rest.replace('"kind"', '"kin!"')],
  ['a line that never ends', '\0'.repeat(20_000_000)],
])('an earlier hall has left %s: the mirror goes on before it, and what was there is kept beside', async (_, bad) => {
  const path = join(folder, `${left.id}.jsonl`);
  await writeFile(path, left.texts.slice(0, GOOD).join('') + bad);
  const mirrors = open();
  await mirrors.read();
  expect(mirrors.have(left.id)).toMatchObject({ lines: GOOD, hash: left.hashAfter(GOOD) });
  expect(await tell(mirrors, left, GOOD)).toMatchObject({ lines: left.texts.length });
  expect(await readFile(path, 'utf8')).toBe(left.text);
  expect((await readFile(`${path}.torn`, 'latin1')) === bad).toBe(true);
  await mirrors.close();
});
