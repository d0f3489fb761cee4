import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk } from './disk.ts';
import { foldGood } from './fold.ts';
import { RECORD_FORMAT, type Line } from './line.ts';
import { openNight, salvageNight } from './open.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { recordText } from './testing/record-text.ts';
import { RecordRefused } from './refused.ts';

const NAME = 'night.jsonl';
const whole = Buffer.from(recordText(playedEntries([[6, 1, 2]])));
const lines = whole.toString().split('\n').slice(0, -1);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (bytes: Buffer | string) => writeFile(join(folder, NAME), bytes);
/** A night opened, with the lines that were read. */
async function open(name = NAME) {
  const lines: Line[] = [];
  return { soFar: await openNight(systemDisk, folder, name, false, (line) => lines.push(line)), lines };
}
const kept = async () => readFile(join(folder, NAME));
/** What was cut off; undefined if nothing was. */
const torn = () => readFile(join(folder, `${NAME}.torn`)).catch(() => undefined);
async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RecordRefused);
  return (error as RecordRefused).refusal;
}

test('an undamaged record opens unchanged', async () => {
  await put(whole);
  const { soFar, lines } = await open();
  expect(await torn()).toBeUndefined();
  expect(soFar.good).toBe(whole.length);
  expect(soFar.count).toBe(4);
  expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(foldGood(lines).night.timeline.done?.length).toBe(2);
});

test('a record cut off anywhere keeps its whole lines, and the rest is saved in another file', async () => {
  const headerEnd = whole.indexOf('\n') + 1;
  for (const length of aroundLineEnds().filter((end) => end >= headerEnd)) {
    await put(whole.subarray(0, length));
    const good = whole.subarray(0, length).lastIndexOf('\n') + 1;
    const { soFar } = await open();
    expect(soFar.good).toBe(good);
    expect(await kept()).toEqual(whole.subarray(0, good));
    expect(await torn()).toEqual(length === good ? undefined : whole.subarray(good, length));
    await rm(join(folder, `${NAME}.torn`), { force: true });
  }
});

function aroundLineEnds(): number[] {
  const ends = [...whole.keys()].filter((at) => whole[at] === 0x0a);
  return ends.flatMap((end) => [end - 70, end - 1, end, end + 1, end + 2]).filter((length) => length <= whole.length);
}

test('a file cut off within its header is refused and left unchanged', async () => {
  const headerEnd = whole.indexOf('\n') + 1;
  for (const length of [0, 1, headerEnd - 80, headerEnd - 2, headerEnd - 1]) {
    await put(whole.subarray(0, length));
    expect(await refusalOf(open())).toMatchObject({ code: 'night damaged', params: { line: 1 } });
    expect((await kept()).length).toBe(length);
  }
});

test('damage before the last line is reported with its line, and the file is left untouched', async () => {
  const damaged = lines.with(2, (lines[2] ?? '').replace('Anna', 'Anne'));
  const bytes = Buffer.from(damaged.map((line) => `${line}\n`).join(''));
  await put(bytes);
  expect(await refusalOf(open())).toEqual({ code: 'night damaged', params: { file: NAME, line: 3, problem: 'hash' } });
  expect(await kept()).toEqual(bytes);
  expect(await readdir(folder)).toEqual([NAME]);
});

test('a line that is removed, repeated or moved counts as damage', async () => {
  const changed = [lines.toSpliced(2, 1), lines.toSpliced(2, 0, lines[2] ?? ''), [lines[0], lines[2], lines[1], lines[3]]];
  for (const bad of changed) {
    await put(bad.map((line) => `${line}\n`).join(''));
    expect(await refusalOf(open())).toMatchObject({ code: 'night damaged' });
  }
});

test('the intact part of a damaged night can be saved as a new night', async () => {
  const bytes = Buffer.from([...lines.slice(0, 3), 'rubbish', lines[4], ''].join('\n'));
  await put(bytes);
  const salvaged = await salvageNight(systemDisk, folder, NAME);
  expect(await kept()).toEqual(bytes);
  const opened = await open(salvaged);
  expect(opened.lines.map(({ n }) => n)).toEqual([1, 2]);
});

test('a salvaged night can be continued, even if a whole line was invalid', async () => {
  const entries = playedEntries([[6, 1, 2]]);
  await put(recordText([...entries, { kind: 'undo', step: 1 }, { kind: 'undo', step: 4 }]));
  const opened = await open(await salvageNight(systemDisk, folder, NAME));
  expect(foldGood(opened.lines).night.timeline.done?.head.n).toBe(4);
  expect(opened.lines).toHaveLength(entries.length);
});

test('a newer format is refused as too new', async () => {
  await put(whole.toString().replace(/"format":\d+,/, `"format":${RECORD_FORMAT + 1},`));
  expect(await refusalOf(open())).toEqual({ code: 'night too new', params: { file: NAME } });
});

test('a missing file or a path outside the folder is refused', async () => {
  await put(whole);
  await mkdir(join(folder, 'folder.jsonl'));
  for (const name of ['other.jsonl', 'folder.jsonl', `../${folder}/${NAME}`, '.jsonl', NAME.replace('jsonl', 'txt')]) {
    expect(await refusalOf(openNight(systemDisk, folder, name, false))).toMatchObject({ code: 'no such night' });
  }
});
