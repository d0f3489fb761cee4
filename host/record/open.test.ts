import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk } from './disk.ts';
import { foldGood } from './fold.ts';
import { RECORD_FORMAT, type Line } from './line.ts';
import { openNight } from './night.ts';
import { salvageNight } from './open.ts';
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
/** The lines of a night that can be opened. */
async function linesOf(name: string) {
  const lines: Line[] = [];
  await (await openNight(systemDisk, folder, name, (line) => lines.push(line))).close();
  return lines;
}
const kept = async () => readFile(join(folder, NAME));
async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RecordRefused);
  return (error as RecordRefused).refusal;
}

test('the intact part of a damaged night can be saved as a new night', async () => {
  const bytes = Buffer.from([...lines.slice(0, 3), 'rubbish', lines[4], ''].join('\n'));
  await put(bytes);
  const salvaged = await salvageNight(systemDisk, folder, NAME);
  expect(await kept()).toEqual(bytes);
  expect((await linesOf(salvaged)).map(({ n }) => n)).toEqual([1, 2]);
});

test('a salvaged night can be continued, even if a whole line was invalid', async () => {
  const entries = playedEntries([[6, 1, 2]]);
  await put(recordText([...entries, { kind: 'undo', step: 1 }, { kind: 'undo', step: 4 }]));
  const salvaged = await linesOf(await salvageNight(systemDisk, folder, NAME));
  expect(foldGood(salvaged).night.timeline.done?.head.n).toBe(4);
  expect(salvaged).toHaveLength(entries.length);
});

test('a newer format is refused as too new', async () => {
  await put(whole.toString().replace(/"format":\d+,/, `"format":${RECORD_FORMAT + 1},`));
  expect(await refusalOf(linesOf(NAME))).toEqual({ code: 'night too new', params: { file: NAME } });
});

test('a missing file or a path outside the folder is refused', async () => {
  await put(whole);
  await mkdir(join(folder, 'folder.jsonl'));
  for (const name of ['other.jsonl', 'folder.jsonl', `../${folder}/${NAME}`, '.jsonl', NAME.replace('jsonl', 'txt')]) {
    expect(await refusalOf(linesOf(name))).toMatchObject({ code: 'no such night' });
  }
});
