import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemDisk } from '../../record/disk.ts';
import { playerIdOf } from '../wire/player-id.ts';
import { playGame, playNight, type NightLines } from '../testing/night-lines.ts';
import { MirrorIndex } from './mirror-index.ts';
import { TableMirrors } from './table-mirrors.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const GAME = { hall: 'k7q2', round: 1, table: 3, seating: 1 };
const PLAYERS = ['p1', 'p2', 'p3'].map((person) => ({ id: playerIdOf(person, GAME), name: person }));
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

let folder: string;
let night: NightLines;
let mirrors: TableMirrors;
let before: ReturnType<typeof shown>;

const shown = ({ shown: { game, players }, results, trouble }: TableMirrors) => ({ game, players, results, trouble });
const path = () => join(folder, `${night.id}.jsonl`);
const place = () => ({ disk: systemDisk, folder, table: 3, changed: () => undefined });
const open = async (app = '1', folds = new PQueue({ autoStart: false })) => {
  const index = new MirrorIndex(folder, systemDisk, app);
  await index.read();
  mirrors = new TableMirrors({ ...place(), index, folds });
  await mirrors.read();
  return { index, folds };
};
const close = async ({ index }: { readonly index: MirrorIndex }) => {
  await mirrors.close();
  await index.save();
};

/** A mirror of which an index was written. */
beforeEach(async () => {
  folder = await freshFolder();
  night = playNight({ players: PLAYERS, answers: 200 });
  const opened = await open();
  await mirrors.take(night.id, 0, night.text);
  before = shown(mirrors);
  await close(opened);
});
afterEach(async () => {
  await mirrors.close();
});

/** Changes a line in the middle, which only a fold notices. */
async function bend(): Promise<void> {
  await writeFile(path(), (await readFile(path(), 'utf8')).replace('"name":"p1"', '"name":"q1"'));
}

test('a mirror is shown as it was, without reading the lines that are in the index', async () => {
  await bend();
  await open();
  expect(shown(mirrors)).toEqual(before);
  expect(mirrors.have(night.id)).toEqual({ lines: night.texts.length, hash: night.hashAfter(night.texts.length) });
});

test('lines are taken at once, and folded with all others soon', async () => {
  const { folds } = await open();
  folds.start();
  const from = night.texts.length;
  playGame(night, { players: PLAYERS, answers: 3, seed: 7 });
  night.undo();
  expect(await mirrors.take(night.id, from, night.texts.slice(from).join(''))).toMatchObject({ lines: night.texts.length });
  expect(await readFile(path(), 'utf8')).toBe(night.text);
  await soon(() => expect(mirrors.shown.game?.at).toBeGreaterThan(before.game?.at ?? 0));
  expect(mirrors.results).toEqual(before.results);
});

test('lines that were written after the index are checked, and folded once there is time for that', async () => {
  const from = night.texts.length;
  playGame(night, { players: PLAYERS.map((one) => ({ ...one, id: one.id.replace('.r1.', '.r2.') })), answers: 3 });
  await appendFile(path(), `${night.texts.slice(from).join('')}{"torn`);
  const { folds } = await open();
  expect(mirrors.have(night.id)).toMatchObject({ lines: night.texts.length });
  expect(await readFile(path(), 'utf8')).toBe(night.text);
  expect(mirrors.results).toEqual(before.results);
  folds.start();
  await soon(() => expect(mirrors.results.map(({ round }) => round)).toEqual([1, 2]));
});

test('a mirror that is another one by now is folded, and so is everything after the index of another version', async () => {
  await bend();
  await open('2');
  expect(mirrors.have(night.id)).not.toMatchObject({ lines: night.texts.length });
  await mirrors.close();
  await writeFile(path(), night.texts.slice(0, 5).join(''));
  await open();
  expect(mirrors.have(night.id)).toMatchObject({ lines: 5 });
});
