import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk, type Disk } from './disk.ts';
import { FakeFile } from './testing/fake-file.ts';
import type { Entry, Line } from './line.ts';
import { newestNight } from './last-open.ts';
import { openNightFolder } from './nights.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { recordText } from './testing/record-text.ts';

const AT = new Date(2026, 10, 21, 21, 4, 33).getTime();
const entries = playedEntries([
  [5, 4, 3],
  [6, 1, 2],
]);

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nights-'));
  folder = join(parent, 'deep', 'nights');
});
afterEach(() => rm(parent, { recursive: true }));

const open = (disk: Disk = systemDisk) => openNightFolder(folder, { app: '0.1.0', disk });
const undo: Entry = { kind: 'undo', step: 2 };

test('a night is written, closed and opened again with every line', async () => {
  const nights = await open();
  const night = await nights.create(AT);
  expect(night.file).toBe('2026-11-21_21.04.33.jsonl');
  const written = [];
  for (const entry of entries) written.push((await night.append(entry, AT)).line);
  await nights.close();

  const again = await open();
  const read: Line[] = [];
  const opened = await again.open(night.file, (line) => read.push(line));
  expect(await readdir(folder)).not.toContain(`${night.file}.torn`);
  expect(read).toEqual(written);
  expect(opened.startedAt).toBe(night.startedAt);
  expect((await opened.append(undo, AT)).line.n).toBe(entries.length + 1);
  await again.close();
});

test.each([1, 2])('a night begun in format %d is continued in it', async (format) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old.jsonl'), recordText(entries, format));
  const nights = await open();
  const night = await nights.open('old.jsonl');
  const commitments = entries.find((entry) => entry.kind === 'commitments');
  if (commitments === undefined) throw new Error('no commitments');
  await night.append(
    { ...commitments, attempt: 9, seals: commitments.seals.map((seal) => ({ ...seal, answered: 7 })), played: 8 },
    AT,
  );
  await nights.close();
  const written = await readFile(join(folder, 'old.jsonl'), 'utf8');
  expect([written.includes('"answered":7'), written.includes('played')]).toEqual([format > 1, false]);
});

test('concurrent appends are written in call order', async () => {
  const nights = await open();
  const night = await nights.create(AT);
  const lines = await Promise.all(entries.map((entry) => night.append(entry, AT)));
  expect(lines.map(({ line }) => line.n)).toEqual(entries.map((_, i) => i + 1));
  await nights.close();
  const text = await readFile(join(folder, night.file), 'utf8');
  expect(text.split('\n').map((line) => (line === '' ? '' : JSON.parse(line).n))).toEqual([
    0,
    ...entries.map((_, i) => i + 1),
    '',
  ]);
});

test('two nights in the same second get two names, and only their owner can read the files', async () => {
  const nights = await open();
  const [one, two] = [await nights.create(AT), await nights.create(AT)];
  expect(two.file).toBe('2026-11-21_21.04.33-2.jsonl');
  if (process.platform !== 'win32') expect((await stat(join(folder, one.file))).mode & 0o077).toBe(0);
  await nights.close();
});

test('a second host is kept out until the first closes, and a night can be open only once', async () => {
  const nights = await open();
  await expect(open()).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  const night = await nights.create(AT);
  await expect(nights.open(night.file)).rejects.toMatchObject({ refusal: { code: 'night in use' } });
  await night.close();
  await (await nights.open(night.file)).close();
  await nights.close();
  await (await open()).close();
});

test('a night whose header cannot be written leaves no file', async () => {
  const full = new FakeFile();
  full.room = 10;
  const opened: string[] = [];
  const nights = await open({
    ...systemDisk,
    open: async (path, flags) => {
      if (!/\.jsonl\..*new$/.test(path)) return systemDisk.open(path, flags);
      opened.push(path);
      await writeFile(path, 'half');
      return full;
    },
  });
  await expect(nights.create(AT)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(opened).toHaveLength(1);
  expect((await readdir(folder)).filter((name) => name.includes('.jsonl'))).toEqual([]);
  await nights.close();
});

test('a night that is deleted is no more the newest, and comes back beside one that has taken its name', async () => {
  const nights = await open();
  const night = await nights.create(AT);
  await night.close();
  expect(await nights.remove(night.file)).toBe(join(folder, 'deleted', night.file));
  expect(await newestNight(folder)).toBeUndefined();
  expect((await nights.create(AT)).file).toBe(night.file);
  expect(await nights.restore(night.file)).toBe('2026-11-21_21.04.33-2.jsonl');
  for (const gone of [night.file, '../deleted/x.jsonl', 'x'])
    await expect(nights.restore(gone)).rejects.toMatchObject({ refusal: { code: 'no such night' } });
  await nights.close();
});

test('the newest night is found by its header, whatever its file name and damage', async () => {
  const nights = await open();
  expect(await newestNight(folder)).toBeUndefined();
  await (await nights.create(AT)).close();
  const { file } = await nights.create(AT + 1000);
  await appendFile(join(folder, file), 'no line of ours\n\n');
  await rename(join(folder, file), join(folder, '0 renamed.jsonl'));
  await mkdir(join(folder, 'z folder.jsonl'));
  await writeFile(join(folder, 'z foreign.jsonl'), '{}\n');
  expect(await newestNight(folder)).toBe('0 renamed.jsonl');
  await nights.close();
});

test('the open night is remembered, and forgotten if its file has gone', async () => {
  const nights = await open();
  const { file } = await nights.create(AT);
  await nights.create(AT + 1000);
  await nights.keepOpen(file);
  expect(await nights.lastOpen()).toBe(file);
  await nights.keepOpen('');
  expect(await nights.lastOpen()).toBe('');
  await nights.keepOpen('gone.jsonl');
  expect(await nights.lastOpen()).toBe(await newestNight(folder));
  for (const text of ['', file, '../x.jsonl\n', 'nonsense\n']) {
    await writeFile(join(folder, 'open-night'), text);
    expect(await nights.lastOpen()).toBe(await newestNight(folder));
  }
  await nights.close();
});

test('a night whose name has spaces, as older versions gave it, is listed, opened, exported, deleted and restored', async () => {
  const nights = await open();
  const night = await nights.create(AT);
  for (const entry of entries) await night.append(entry, AT);
  await nights.close();
  const old = '2026-11-21 21.04.33 (2).jsonl';
  await rename(join(folder, night.file), join(folder, old));

  const again = await open();
  expect(await again.list()).toMatchObject({ nights: [{ file: old, games: 1 }] });
  const opened = await again.open(old);
  await opened.append(undo, AT);
  await opened.close();
  expect((await again.read(old)).lines).toHaveLength(entries.length + 1);
  await again.remove(old);
  expect(await again.restore(old)).toBe(old);
  // Its salvaged part is a new night.
  expect(await again.salvage(old)).toBe('2026-11-21_21.04.33.jsonl');
  await again.close();
});
