import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordText } from '../testing/record-text.ts';
import type { Entry } from '../line.ts';
import { compareWithMirror } from './mirror.ts';

const name = (text: string): Entry => ({ kind: 'named', name: text });
const NIGHT = recordText(['one', 'two', 'three', 'four'].map(name));
const ID = /"hash":"([0-9a-f]{32})/.exec(NIGHT)?.[1];
const first = (count: number) =>
  NIGHT.split(/(?<=\n)/)
    .slice(0, count)
    .join('');

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'mirror-'))));
afterAll(() => rm(folder, { recursive: true }));

async function compared(record: string, mirror: string) {
  const [one, two] = [join(folder, 'record'), join(folder, 'mirror')];
  await writeFile(one, record);
  await writeFile(two, mirror);
  return compareWithMirror(one, two);
}

test.each([
  ['the same lines', NIGHT, NIGHT, { is: 'same', lines: 5 }],
  ['a header alone', first(1), first(1), { is: 'same', lines: 1 }],
  ['a mirror that has not got everything', NIGHT, first(2), { is: 'shorter', lines: 2, more: 3 }],
  ['a record that has lost its end', first(4), NIGHT, { is: 'longer', lines: 4, more: 1 }],
  ['a last line that was not written whole', `${first(4)}{"n":4`, NIGHT, { is: 'longer', lines: 4, more: 1 }],
  [
    'a record that was rewritten from a line on, as a whole',
    recordText(['one', 'other', 'three', 'four'].map(name)),
    NIGHT,
    { is: 'different', line: 3, damaged: false },
  ],
  ['a record with one letter changed', NIGHT.replace('three', 'thRee'), NIGHT, { is: 'different', line: 4, damaged: false }],
  ['a mirror with one letter changed', NIGHT, NIGHT.replace('three', 'thRee'), { is: 'different', line: 4, damaged: true }],
  ['a record whose first line was changed', NIGHT.replace('0.1.0', '0.1.1'), NIGHT, { is: 'different', line: 1, damaged: false }],
])('%s', async (_, record, mirror, is) => {
  expect(await compared(record, mirror)).toEqual(is);
});

test('another night is named, and so is that of the record', async () => {
  const later = recordText([], 1);
  const startedAt = '2026-11-21T20:04:33.000Z';
  expect(await compared(NIGHT, later)).toEqual({
    is: 'another night',
    record: { night: ID, startedAt },
    mirror: { night: expect.not.stringMatching(`^${ID ?? ''}$`) as string, startedAt },
  });
});

test('a mirror that is no record of a night cannot be compared with', async () => {
  expect(await compared(NIGHT, '')).toBeUndefined();
});
