import { join } from 'node:path';
import { GENESIS, makeLine } from './chain.ts';
import { type Disk, readPlain, thenClose } from './disk.ts';
import { isNightName, nightName } from './file-name.ts';
import { foldGood } from './fold.ts';
import { RECORD_FORMAT, type Header } from './line.ts';
import { replaceFile, writeNew } from './replace-file.ts';
import type { NightSoFar } from './night.ts';
import { readNight, withLines, type ReadTo, type TakeLine } from './reader.ts';
import { RecordRefused } from './refused.ts';
import { Contents } from './contents.ts';

/** A new night, its header flushed. `at` in ms since 1970. */
export async function beginNight(disk: Disk, folder: string, app: string, at: number): Promise<NightSoFar> {
  const startedAt = new Date(at).toISOString();
  const header: Header = { record: 'hungarian-war-referee', format: RECORD_FORMAT, app, startedAt };
  const { text, line } = makeLine(header, 0, at, GENESIS);
  const bytes = Buffer.from(`${text}\n`);
  const file = await writeNew(disk, folder, (nth) => nightName(at, nth), bytes);
  return { file, format: RECORD_FORMAT, startedAt, count: 0, contents: new Contents(), good: bytes.length, hash: line.hash };
}

/**
 * Reads a night in order to continue it. A torn last line is saved in another file and cut off; any other damage leaves the
 * file untouched and rejects with `RecordRefused`, after `take` was given the lines before it.
 */
export async function openNight(
  disk: Disk,
  folder: string,
  file: string,
  alreadyOpen: boolean,
  take: TakeLine = () => undefined,
): Promise<NightSoFar> {
  if (alreadyOpen) throw new RecordRefused({ code: 'night in use', params: { file } });
  const contents = new Contents();
  const read = await readGood(folder, file, (line, bytes) => {
    contents.note(line);
    take(line, bytes);
  });
  if (read.end.end === 'damaged') {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: read.end.line, problem: read.end.problem } });
  }
  if (read.end.end === 'torn') await cutTail(disk, folder, file, read.good);
  const { count, good, hash } = read;
  const { format, startedAt } = read.header;
  return { file, format, startedAt, count, contents, good, hash };
}

/**
 * Copies the good part of a damaged night, byte for byte, into a new night: all lines that are whole and can follow the ones
 * before. Rejects with `RecordRefused` if nothing is good.
 */
export async function salvageNight(disk: Disk, folder: string, file: string): Promise<string> {
  const read = await withLines((take) => readGood(folder, file, take));
  const content = (await readPlain(join(folder, file))).subarray(0, read.good);
  const good = content.subarray(0, endOfLine(content, 1 + foldGood(read.lines).lines));
  const startedAt = Date.parse(read.header.startedAt);
  return writeNew(disk, folder, (nth) => nightName(startedAt, nth), good);
}

/** The length in bytes of the first `count` lines. */
function endOfLine(content: Buffer, count: number): number {
  let end = 0;
  for (let line = 0; line < count; line += 1) end = content.indexOf('\n', end) + 1;
  return end;
}

/** A night with a good header. */
async function readGood(folder: string, file: string, take: TakeLine): Promise<ReadTo & { readonly header: Header }> {
  const read = await readNamed(folder, file, take);
  if (read.header === undefined) {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: 1, problem: 'content' } });
  }
  return { ...read, header: read.header };
}

/** Reads the night of this name, or only its first `size` bytes. Rejects with `RecordRefused` if it is missing, too new or too large. */
export async function readNamed(folder: string, file: string, take: TakeLine, size?: number): Promise<ReadTo> {
  const missing = () => new RecordRefused({ code: 'no such night', params: { file } });
  if (!isNightName(file)) throw missing();
  try {
    const read = await readNight(join(folder, file), take, size);
    if (read.end.end === 'newer') throw new RecordRefused({ code: 'night too new', params: { file } });
    return read;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ELOOP') throw new RecordRefused({ code: 'is a link', params: { file } });
    if (code === 'EFBIG') throw new RecordRefused({ code: 'night too large', params: { file } });
    throw code === 'ENOENT' || code === 'EFTYPE' ? missing() : error;
  }
}

/** Replaces the night by a copy of itself, if it can be read. */
export async function copyAnew(disk: Disk, folder: string, file: string): Promise<void> {
  const { end } = await readNamed(folder, file, () => undefined);
  if (end.end === 'clean' || end.end === 'torn') await replaceFile(disk, folder, file, await readPlain(join(folder, file)));
}

/** Saves what lies beyond `good` in another file and cuts it off. */
export async function cutTail(disk: Disk, folder: string, file: string, good: number): Promise<void> {
  const tail = (await readPlain(join(folder, file))).subarray(good);
  await writeNew(disk, folder, (nth) => (nth === 1 ? `${file}.torn` : `${file}.torn-${nth}`), tail);
  await thenClose(await disk.open(join(folder, file), 'r+'), async (open) => {
    await open.truncate(good);
    await open.datasync();
  });
}
