import { expect, test } from 'vitest';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { recordText } from './testing/record-text.ts';
import { readChunks, type ReadRecord } from './reader.ts';

const whole = Buffer.from(recordText(playedEntries([[6, 1, 2]])));
const lineEnds = [...whole.keys()].filter((at) => whole[at] === 0x0a);

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const read = (bytes: Buffer, size = 1 << 16) => readChunks(inChunks(bytes, size));
const sound: ReadRecord = await read(whole);

/** Whole lines among the first `length` bytes, the header not counted. */
const linesWithin = (length: number) => Math.max(lineEnds.filter((end) => end < length).length - 1, 0);

test('the result does not depend on how the bytes are cut into chunks', async () => {
  expect(sound).toMatchObject({ good: whole.length, end: { end: 'clean' } });
  expect(sound.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  for (const size of [1, 7, 1000]) expect(await read(whole, size)).toEqual(sound);
});

test('a record cut off at any byte yields exactly the whole lines before it', async () => {
  for (let length = 0; length < whole.length; length += 1) {
    const { lines, good, end } = await read(whole.subarray(0, length));
    expect(lines).toEqual(sound.lines.slice(0, linesWithin(length)));
    expect(good).toBe(whole.subarray(0, length).lastIndexOf(0x0a) + 1);
    const within = length < (lineEnds[0] ?? 0) + 1 ? 'damaged' : good === length ? 'clean' : 'torn';
    expect(end.end).toBe(within);
  }
});

test('with any bit changed, nothing from that line on is read and the line is reported', async () => {
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    const { lines, end } = await read(bytes);
    // Never torn: a line that was flushed whole and then changed is not cut off.
    expect(['damaged', 'newer']).toContain(end.end);
    expect(lines).toEqual(sound.lines.slice(0, linesWithin(at)));
    if (end.end === 'torn' || end.end === 'damaged') expect(end.line).toBe(lineEnds.filter((ended) => ended < at).length + 1);
  }
});

test('a whole line with impossible content is damage, even at the end', async () => {
  const odd = recordText([...playedEntries([]), { kind: 'undo', step: -1 }]);
  expect((await read(Buffer.from(odd))).end).toEqual({ end: 'damaged', line: 4, problem: 'content' });
});
