import { expect, test } from 'vitest';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { batchesOfLines, LONGEST_LINE } from './batches-of-lines.ts';
import { readBytes, recordText } from './testing/record-text.ts';

const whole = Buffer.from(recordText(playedEntries([[6, 1, 2]])));
const lineEnds = [...whole.keys()].filter((at) => whole[at] === 0x0a);

const sound = await readBytes(whole);

/** Whole lines among the first `length` bytes, the header not counted. */
const linesWithin = (length: number) => Math.max(lineEnds.filter((end) => end < length).length - 1, 0);

test('the result does not depend on how the bytes are cut into chunks', async () => {
  expect(sound).toMatchObject({ mark: { bytes: whole.length }, end: { end: 'clean' } });
  expect(sound.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  for (const size of [1, 7, 1000]) expect(await readBytes(whole, size)).toEqual(sound);
});

test('a record cut off at any byte yields exactly the whole lines before it', async () => {
  for (let length = 0; length < whole.length; length += 1) {
    const {
      lines,
      mark: { bytes: good },
      end,
    } = await readBytes(whole.subarray(0, length));
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
    const { lines, end } = await readBytes(bytes);
    // Never torn: a line that was flushed whole and then changed is not cut off.
    expect(['damaged', 'newer']).toContain(end.end);
    expect(lines).toEqual(sound.lines.slice(0, linesWithin(at)));
    if (end.end === 'torn' || end.end === 'damaged') expect(end.line).toBe(lineEnds.filter((ended) => ended < at).length + 1);
  }
});

test('a whole line with impossible content is damage, even at the end', async () => {
  const odd = recordText([...playedEntries([]), { kind: 'undo', step: -1 }]);
  expect((await readBytes(Buffer.from(odd))).end).toEqual({ end: 'damaged', line: 4, problem: 'content' });
});

test('of a line without end no more is kept than a line may have, and it is damage, wherever it stands', async () => {
  const zeros = Buffer.alloc(1 << 20);
  let longest = 0;
  async function* endless() {
    for (let count = 0; count < 500; count += 1) yield await Promise.resolve(zeros);
  }
  for await (const batch of batchesOfLines(endless())) for (const { bytes } of batch) longest = Math.max(longest, bytes.length);
  expect(longest).toBeLessThanOrEqual(LONGEST_LINE + zeros.length);
  for (const tail of ['', '\n', '\nmore\n']) {
    const bytes = Buffer.concat([whole, Buffer.alloc(LONGEST_LINE + 1, 'x'), Buffer.from(tail)]);
    for (const size of [1 << 16, 1 << 20, bytes.length])
      expect(await readBytes(bytes, size)).toEqual({ ...sound, end: { end: 'damaged', line: 6, problem: 'newline' } });
  }
});
