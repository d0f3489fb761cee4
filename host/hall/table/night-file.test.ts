import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WrittenNight } from '../testing/written-night.ts';
import { NightFile } from './night-file.ts';

let folder: string;
let night: WrittenNight;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'night-file-'));
  night = await new WrittenNight(folder, 'one.jsonl').begin();
});
afterEach(async () => {
  for (const file of files.splice(0)) await file.close();
  await rm(folder, { recursive: true });
});

const files: NightFile[] = [];
function fresh(): NightFile {
  const file = new NightFile(night.path);
  files.push(file);
  return file;
}

test('the place after the lines that were read is the one that another reading of the file finds', async () => {
  await night.fill(60, 4_000);
  const file = fresh();
  let mark = await file.markAfter(0);
  let text = '';
  while (mark !== undefined && mark.lines < night.lines) {
    text += (await file.linesFrom(mark, night.lines - mark.lines)) ?? '';
    const lines = text.split('\n').length - 1;
    mark = await file.markAfter(lines);
    expect(mark).toEqual(await fresh().markAfter(lines));
  }
  expect(text === (await night.text())).toBe(true);
});

test('goes back to an earlier line, and on from any', async () => {
  await night.fill(20);
  const file = fresh();
  const start = await file.markAfter(5);
  if (start === undefined) throw new Error('no such line');
  await file.linesFrom(start, 6);
  for (const lines of [11, 3, 8, 21, 5, 12, 0]) expect(await file.markAfter(lines)).toEqual(await fresh().markAfter(lines));
  expect(await file.markAfter(22)).toBeUndefined();
  await night.fill(1);
  expect(await file.markAfter(22)).toEqual(await fresh().markAfter(22));
});

test('is read on after it was closed, even if that was in the middle of a reading', async () => {
  await night.fill(9);
  const file = fresh();
  const start = await file.markAfter(0);
  const end = await file.markAfter(10);
  if (start === undefined || end === undefined) throw new Error('no such lines');
  const all = await night.text();
  expect(await file.linesFrom(start, 10)).toBe(all);
  await file.close();
  const reading = file.linesFrom(start, 10);
  await Promise.all([file.close(), file.close()]);
  expect(await reading).toBe(all);
  await night.fill(1);
  expect(all + ((await file.linesFrom(end, 1)) ?? '')).toBe(await night.text());
});

test('reads no line beyond those that are asked for', async () => {
  await night.fill(9);
  const file = fresh();
  const mark = await file.markAfter(2);
  const text = mark && (await file.linesFrom(mark, 3));
  expect(text).toBe(
    (await night.text())
      .split(/(?<=\n)/)
      .slice(2, 5)
      .join(''),
  );
});
