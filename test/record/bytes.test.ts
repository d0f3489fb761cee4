import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemDisk, type Disk } from '../../host/record/disk.ts';
import { foldGood } from '../../host/record/fold.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { RecordRefused } from '../../host/record/refused.ts';
import { current } from '../../rulebook/timeline.ts';
import { sized } from '../support/sized.ts';
import { linesOf } from './flushed.ts';
import { lineAt, SMALL_NIGHT, withBit } from './small-night.ts';

/** Of the places in the file that could be tried, every so many are, and all around the ends of its lines. */
const STEP = sized({ sample: 9, whole: 1 });
const NAME = 'night.jsonl';
const OURS = new Set(['attempts', NAME]);
const whole = SMALL_NIGHT;
const lines = whole.toString().trimEnd().split('\n');
const lineEnds = [...whole.keys()].filter((at) => whole[at] === 0x0a);
const isTried = (at: number) => at % STEP === 0 || lineEnds.some((end) => Math.abs(at - end) <= 1);

/** Nothing here is about power cuts, so nothing needs to wait for the disk. */
const unhurried: Disk = {
  ...systemDisk,
  syncFolder: () => Promise.resolve(),
  async open(path, flags) {
    const file = await systemDisk.open(path, flags);
    file.datasync = () => Promise.resolve();
    return file;
  },
};

let folder: string;
let nights: NightFolder;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bytes-'));
  nights = await openNightFolder(folder, { app: '0.1.0', disk: unhurried });
});
afterEach(async () => {
  await nights.close();
  rmSync(folder, { recursive: true });
});

/** The result of opening it; also checks that nothing is lost, and that only what is cut off is changed. */
async function opening(bytes: Buffer): Promise<{ readonly lines: number; readonly cut: number } | RecordRefused['refusal']> {
  writeFileSync(join(folder, NAME), bytes);
  const left = () => readdirSync(folder).filter((name) => !OURS.has(name) && !name.endsWith('.lock'));
  try {
    let lines = 0;
    const night = await nights.open(NAME, () => (lines += 1));
    const torn = join(folder, `${NAME}.torn`);
    const kept = existsSync(torn) ? readFileSync(torn) : Buffer.alloc(0);
    rmSync(torn, { force: true });
    await night.close();
    expect(Buffer.concat([readFileSync(join(folder, NAME)), kept]).equals(bytes)).toBe(true);
    expect(left()).toEqual([]);
    await expectScores(lines);
    return { lines, cut: kept.length };
  } catch (error) {
    if (!(error instanceof RecordRefused)) throw error;
    expect(readFileSync(join(folder, NAME)).equals(bytes)).toBe(true);
    expect(left()).toEqual([]);
    return error.refusal;
  }
}

/** Checks that the night has this many lines. */
async function expectScores(count: number): Promise<void> {
  const sound = (await linesOf(whole)).slice(0, count);
  const read = await linesOf(readFileSync(join(folder, NAME)));
  expect(current(foldGood(read).night.timeline)).toEqual(current(foldGood(sound).night.timeline));
}

test('a night with one changed bit in any byte is refused with its line and left untouched', async () => {
  for (const at of [...whole.keys()].filter(isTried)) {
    const refusal = await opening(withBit(at, at % 8));
    if (lineAt(at) === 1 && 'code' in refusal && refusal.code === 'night too new') continue;
    expect(refusal, `byte ${at}`).toMatchObject({ code: 'night damaged', params: { file: NAME, line: lineAt(at) } });
  }
});

test('a changed bit in the last line does not cut off what was flushed', async () => {
  const from = (lineEnds.at(-2) ?? 0) + 1;
  for (let bit = from * 8; bit < whole.length * 8; bit += STEP) {
    expect(await opening(withBit(bit >> 3, bit & 7)), `bit ${bit}`).toMatchObject({
      code: 'night damaged',
      params: { line: lines.length },
    });
  }
});

test('a night cut off at any length keeps its whole lines and saves the rest in another file, or has no header', async () => {
  const headerEnd = (lineEnds[0] ?? 0) + 1;
  for (const length of [...whole.keys(), whole.length].filter(isTried)) {
    const good = whole.subarray(0, length).lastIndexOf('\n') + 1;
    const expected =
      length < headerEnd ? { code: 'night damaged', params: { line: 1 } } : { lines: lineAt(good) - 2, cut: length - good };
    expect(await opening(whole.subarray(0, length)), `${length} bytes`).toMatchObject(expected);
  }
});

test('zeros after any line, as a power cut leaves them, are saved in another file', async () => {
  for (const zeros of [1, 2, 511, 4096])
    for (const end of lineEnds) {
      const bytes = Buffer.concat([whole.subarray(0, end + 1), Buffer.alloc(zeros)]);
      expect(await opening(bytes)).toEqual({ lines: lineAt(end + 1) - 2, cut: zeros });
    }
});

test('zeros in place of any sector or of the end of the last line count as an incomplete line', async () => {
  const from = (lineEnds.at(-2) ?? 0) + 1;
  for (const at of [...whole.keys()].slice(from).filter(isTried))
    for (const to of [whole.length, Math.min(whole.length, Math.max(at + 2, Math.ceil((at + 1) / 64) * 64))]) {
      const bytes = Buffer.from(whole);
      bytes.fill(0, at, to);
      expect(await opening(bytes), `${at} to ${to}`).toEqual({ lines: lines.length - 2, cut: whole.length - from });
    }
});

test('lines left out, doubled or swapped are refused', async () => {
  const text = (changed: readonly (string | undefined)[]) => Buffer.from(changed.map((line) => `${line}\n`).join(''));
  for (let at = 0; at < lines.length; at += 1) {
    const out = await opening(text(lines.toSpliced(at, 1)));
    // Without its last line it is the night as it was before.
    expect(out).toMatchObject(
      at === lines.length - 1 ? { lines: lines.length - 2 } : { code: 'night damaged', params: { line: at + 1 } },
    );
    const doubled = await opening(text(lines.toSpliced(at, 0, lines[at] ?? '')));
    expect(doubled).toMatchObject({ code: 'night damaged', params: { line: at + 2 } });
    if (at + 1 === lines.length) continue;
    const swapped = await opening(text(lines.with(at, lines[at + 1] ?? '').with(at + 1, lines[at] ?? '')));
    expect(swapped).toMatchObject({ code: 'night damaged', params: { line: at + 1 } });
  }
});

test.each([
  ['nothing at all', Buffer.alloc(0)],
  ['a newline', Buffer.from('\n')],
  ['zeros', Buffer.alloc(5000)],
  ['an object', Buffer.from('{}\n')],
  ['deep brackets', Buffer.from(`${'['.repeat(100_000)}\n`)],
  ['a line of 20 megabytes', Buffer.alloc(20_000_000, 'x')],
])('%s is not a night', async (_what, bytes) => {
  expect(await opening(bytes)).toMatchObject({ code: 'night damaged', params: { line: 1 } });
});

test('20 megabytes without a newline after an intact record are damage: no interrupted line is as long', async () => {
  const rest = Buffer.alloc(20_000_000, 'x');
  expect(await opening(Buffer.concat([whole, rest]))).toMatchObject({
    code: 'night damaged',
    params: { line: lines.length + 1 },
  });
});
