import { join } from 'node:path';
import { GENESIS, makeLine } from './chain.ts';
import { ChainedFile } from './chained-file.ts';
import { type Disk, readPlain, thenClose } from './disk.ts';
import { isNightName, nightName } from './file-name.ts';
import { foldGood } from './fold.ts';
import { replaceFile, writeNew } from './replace-file.ts';
import { NIGHT, readChained, withLines, type Grammar, type ReadTo, type TakeLine } from './reader.ts';
import { RecordRefused } from './refused.ts';

/** The bytes with which a record begins. `at` in ms since 1970. */
export function firstLine(header: object, at: number): Buffer {
  return Buffer.from(`${makeLine(header, 0, at, GENESIS).text}\n`);
}

/**
 * Reads a record in order to continue it. A torn last line is saved in another file and cut off; any other damage leaves the
 * file untouched and rejects with `RecordRefused`, after `take` was given the lines before it.
 */
export async function openChained<Head, Of>(
  disk: Disk,
  folder: string,
  file: string,
  grammar: Grammar<Head, Of>,
  take?: TakeLine<Of>,
): Promise<{ readonly header: Head; readonly chain: ChainedFile }> {
  const { header, mark, end } = await readGood(folder, file, grammar, take);
  if (end.end === 'damaged') {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: end.line, problem: end.problem } });
  }
  if (end.end === 'torn') await cutTail(disk, folder, file, mark.bytes);
  return { header, chain: await ChainedFile.open(disk, join(folder, file), mark) };
}

/**
 * Copies the good part of a damaged night, byte for byte, into a new night: all lines that are whole and can follow the ones
 * before. Rejects with `RecordRefused` if nothing is good.
 */
export async function salvageNight(disk: Disk, folder: string, file: string): Promise<string> {
  const { header, lines } = await withLines((take) => readGood(folder, file, NIGHT, take));
  const content = await readPlain(join(folder, file));
  const good = content.subarray(0, endOfLine(content, 1 + foldGood(lines).lines));
  return writeNew(disk, folder, (nth) => nightName(Date.parse(header.startedAt), nth), good);
}

/** The length in bytes of the first `count` lines. */
function endOfLine(content: Buffer, count: number): number {
  let end = 0;
  for (let line = 0; line < count; line += 1) end = content.indexOf('\n', end) + 1;
  return end;
}

/** A record with a good header. */
async function readGood<Head, Of>(folder: string, file: string, grammar: Grammar<Head, Of>, take?: TakeLine<Of>) {
  const read = await readNamed(folder, file, grammar, take);
  if (read.header === undefined) {
    throw new RecordRefused({ code: 'night damaged', params: { file, line: 1, problem: 'content' } });
  }
  return { ...read, header: read.header };
}

/** Reads the record of this name, or only its first `size` bytes. Rejects with `RecordRefused` if it is missing, too new or too large. */
export async function readNamed<Head, Of>(
  folder: string,
  file: string,
  grammar: Grammar<Head, Of>,
  take?: TakeLine<Of>,
  size?: number,
): Promise<ReadTo<Head>> {
  const missing = () => new RecordRefused({ code: 'no such night', params: { file } });
  if (!isNightName(file)) throw missing();
  try {
    const read = await readChained(join(folder, file), grammar, take, { size });
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
  const { end } = await readNamed(folder, file, NIGHT);
  if (end.end === 'clean' || end.end === 'torn') await replaceFile(disk, folder, file, await readPlain(join(folder, file)));
}

/** Saves what lies beyond `good` in another file and cuts it off. */
export async function cutTail(disk: Disk, folder: string, file: string, good: number): Promise<void> {
  const tail = (await readPlain(join(folder, file))).subarray(good);
  if (tail.length === 0) return;
  await writeNew(disk, folder, (nth) => (nth === 1 ? `${file}.torn` : `${file}.torn-${nth}`), tail);
  await thenClose(await disk.open(join(folder, file), 'r+'), async (open) => {
    await open.truncate(good);
    await open.datasync();
  });
}
