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

/** Which line a byte stands in, from 1; its newline is its last. */
const lineAt = (at: number) => lineEnds.filter((end) => end < at).length + 1;
const lastFrom = (lineEnds.at(-2) ?? 0) + 1;

/** Checks how a file ends that is good up to the line in which this byte stands. */
async function expectEnd(bytes: Buffer, at: number, ends: 'clean' | 'torn' | 'damaged'): Promise<void> {
  const { lines, mark, end } = await readBytes(bytes);
  // Another bit makes a later format of a format.
  const expected = end.end === 'newer' && lineAt(at) === 1 ? 'newer' : ends;
  expect({ end: end.end, at }).toEqual({ end: expected, at });
  expect(lines).toEqual(sound.lines.slice(0, linesWithin(at)));
  expect(mark.bytes).toBe(whole.subarray(0, at).lastIndexOf(0x0a) + 1);
  if (end.end !== 'clean') expect(end.line).toBe(lineAt(at));
}

test('a record cut off at any byte yields exactly the whole lines before it', async () => {
  const headerEnd = (lineEnds[0] ?? 0) + 1;
  for (let at = 0; at <= whole.length; at += 1) {
    const ends = at < headerEnd ? 'damaged' : whole[at - 1] === 0x0a ? 'clean' : 'torn';
    await expectEnd(whole.subarray(0, at), at, ends);
  }
});

test('with any bit changed, nothing from that line on is read, and a line that was flushed whole is never cut off', async () => {
  for (let bit = 0; bit < whole.length * 8; bit += bit < lastFrom * 8 ? 9 : 1) {
    const [bytes, at] = [Buffer.from(whole), bit >> 3];
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit & 7));
    await expectEnd(bytes, at, 'damaged');
  }
});

test.each([1, 2, 511, 4096])('%d zeros after any line, as a power cut leaves them, are no whole line', async (zeros) => {
  for (const end of lineEnds) await expectEnd(Buffer.concat([whole.subarray(0, end + 1), Buffer.alloc(zeros)]), end + 1, 'torn');
});

test('neither are zeros in place of any sector of the last line, or of its end', async () => {
  for (let at = lastFrom; at < whole.length; at += 1)
    for (const to of [whole.length, Math.min(whole.length, Math.max(at + 2, Math.ceil((at + 1) / 64) * 64))])
      await expectEnd(Buffer.from(whole).fill(0, at, to), lastFrom, 'torn');
});

test('lines left out, doubled or swapped are damage', async () => {
  const lines = whole.toString().trimEnd().split('\n');
  const ends = async (changed: readonly string[]) => (await readBytes(changed.map((line) => `${line}\n`).join(''))).end;
  for (const [at, line] of lines.entries()) {
    const isLast = at + 1 === lines.length;
    // Without its last line it is the night as it was before.
    const out = isLast ? { end: 'clean' } : { end: 'damaged', line: at + 1 };
    expect(await ends(lines.toSpliced(at, 1))).toMatchObject(out);
    expect(await ends(lines.toSpliced(at, 0, line))).toMatchObject({ end: 'damaged', line: at + 2 });
    if (isLast) continue;
    const swapped = lines.with(at, lines[at + 1] ?? '').with(at + 1, line);
    expect(await ends(swapped)).toMatchObject({ end: 'damaged', line: at + 1 });
  }
});

test.each([
  ['nothing at all', ''],
  ['a newline', '\n'],
  ['zeros', Buffer.alloc(5000)],
  ['an object', '{}\n'],
  ['deep brackets', `${'['.repeat(100_000)}\n`],
])('%s is not a night', async (_, bytes) => {
  expect(await readBytes(bytes)).toMatchObject({ lines: [], end: { end: 'damaged', line: 1 } });
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
