import { realpath } from 'node:fs/promises';
import { batchesOfLines, LONGEST_LINE, type RawLine } from './batches-of-lines.ts';
import { GENESIS, parseLine } from './chain.ts';
import { chunksOf, openPlain, thenClose } from './disk.ts';
import { isNewer } from './fold.ts';
import { checkEntry, checkHeader, formatOf, RECORD_FORMAT, type Header, type Line } from './line.ts';

/** No header comes near so many bytes. */
const LONGEST_HEADER = 4096;

/** Why a line is not good. */
export type Problem = 'hash' | 'number' | 'content' | 'newline';

/** Where a file stops being good. Lines count from 1, as an editor shows them. */
export type End =
  | { readonly end: 'clean' }
  /** The last line was not written whole. */
  | { readonly end: 'torn'; readonly line: number; readonly problem: Problem }
  /** A line is bad and others follow it, or the first one is. */
  | { readonly end: 'damaged'; readonly line: number; readonly problem: Problem }
  /** A newer referee wrote this line; in this format, or else a game that begins in it is newer. */
  | { readonly end: 'newer'; readonly line: number; readonly format?: number };

/** What is said of a record that ends as newer. */
export const NEWER = 'written by a newer version of the referee';

/** What the lines of one kind of record hold. */
export interface Grammar<Head, Of> {
  /** The newest format that this version knows. */
  readonly newest: number;
  /** The format that a first line names, whatever else it holds. */
  formatOf(text: string): number | undefined;
  header(value: unknown): Head | undefined;
  line(value: unknown): Of | undefined;
  /** Whether only a newer version knows what a line holds. */
  isNewer?(value: object): boolean;
}

const NIGHT: Grammar<Header, Line> = { newest: RECORD_FORMAT, formatOf, header: checkHeader, line: checkEntry, isNewer };

/** How far a file is a good record. */
export interface ReadTo<Head = Header> {
  readonly header: Head | undefined;
  /** How many good lines follow the header. */
  readonly count: number;
  /** Length of the header and the good lines in bytes. */
  readonly good: number;
  /** The hash of the last good line. */
  readonly hash: string;
  readonly end: End;
}

export interface ReadRecord extends ReadTo {
  /** The good lines after the header. */
  readonly lines: readonly Line[];
}

/** Is given each good line after the header as soon as it is read, with its bytes: a long night need not be kept as lines. */
export type TakeLine<Of = Line> = (line: Of, bytes: Buffer) => void;

type Reading<Head> = { -readonly [Part in Exclude<keyof ReadTo<Head>, 'end'>]: ReadTo<Head>[Part] };

/** The first line that is not good. */
interface Bad {
  readonly line: number;
  readonly problem: Problem;
  readonly raw: RawLine;
}

/** Reads the file that this path leads to as far as it is a good record. Rejects with the system's error code only. */
export async function readRecord(path: string): Promise<ReadRecord> {
  const target = await realpath(path);
  return withLines((take) => readNight(target, take));
}

/**
 * Reads a night, or its first `size` bytes, as far as it is good, without following a link. Rejects with the system's error
 * code, or with what `take` throws.
 */
export async function readNight(path: string, take: TakeLine, size = Infinity): Promise<ReadTo> {
  return readChained(path, NIGHT, take, size);
}

/** As `readNight`, for a record of any kind. */
export async function readChained<Head, Of>(
  path: string,
  grammar: Grammar<Head, Of>,
  take: TakeLine<Of>,
  size = Infinity,
): Promise<ReadTo<Head>> {
  return thenClose(await openPlain(path), (file) => readLines(chunksOf(file, size), grammar, take));
}

/** The header of a night, or why it has no good one. Rejects with the system's error code only. */
export async function readHeader(path: string): Promise<Pick<ReadTo, 'header' | 'end'>> {
  const file = await openPlain(path);
  return readLines(file.createReadStream({ start: 0, end: LONGEST_HEADER }), NIGHT, () => undefined);
}

/** Reads a record as far as it is good, in one pass, however its bytes are cut into chunks. */
export function readChunks(chunks: AsyncIterable<Buffer>): Promise<ReadRecord> {
  return withLines((take) => readLines(chunks, NIGHT, take));
}

/** What was read, with all its lines. */
export async function withLines<Read extends ReadTo>(read: (take: TakeLine) => Promise<Read>): Promise<Read & ReadRecord> {
  const lines: Line[] = [];
  return { ...(await read((line) => lines.push(line))), lines };
}

/** A stream of a file closes it, however it ends. */
async function readLines<Head, Of>(
  chunks: AsyncIterable<Buffer>,
  grammar: Grammar<Head, Of>,
  takeLine: TakeLine<Of>,
): Promise<ReadTo<Head>> {
  const reading: Reading<Head> = { header: undefined, count: 0, good: 0, hash: GENESIS };
  let bad: Bad | undefined;
  for await (const batch of batchesOfLines(chunks)) {
    for (const raw of batch) {
      if (bad !== undefined) return { ...reading, end: damaged(bad) };
      const trouble = take(reading, grammar, raw, takeLine);
      const line = reading.header === undefined ? 1 : reading.count + 2;
      if (typeof trouble === 'object') return { ...reading, end: { end: 'newer', line, ...trouble } };
      if (trouble !== undefined) bad = { line, problem: trouble, raw };
    }
  }
  return { ...reading, end: endOf(reading, bad) };
}

/** Only the rest of an interrupted append may be cut off; a whole line that is wrong is damage. */
function endOf(reading: Reading<unknown>, bad: Bad | undefined): End {
  if (bad === undefined) return reading.header === undefined ? { end: 'damaged', line: 1, problem: 'content' } : { end: 'clean' };
  if (reading.header === undefined || !isTorn(bad.raw)) return damaged(bad);
  return { end: 'torn', line: bad.line, problem: bad.problem };
}

/** A line up to its last character, followed by more. */
const WHOLE_AND_MORE = /,"hash":"[0-9a-f]{64}"\}[^\0]/;

/**
 * Whether an interrupted append can have left this last line: one without its end, or with a part that never reached the
 * disk and reads as zeros. A complete line that is wrong was changed after its flush, and so was one that runs into the next.
 */
function isTorn({ bytes, ended }: RawLine): boolean {
  if (bytes.length > LONGEST_LINE) return false;
  const text = bytes.toString('latin1');
  // A single zero may be a space with one bit changed.
  if (text.startsWith('\0') || text.includes('\0\0')) return true;
  return !ended && !WHOLE_AND_MORE.test(text);
}

function damaged({ line, problem }: Bad): End {
  return { end: 'damaged', line, problem };
}

/** Takes one more line, or returns what is wrong with it: a problem, or that it is newer. */
function take<Head, Of>(
  reading: Reading<Head>,
  grammar: Grammar<Head, Of>,
  raw: RawLine,
  takeLine: TakeLine<Of>,
): Problem | { readonly format?: number } | undefined {
  if (reading.header === undefined) {
    const format = grammar.formatOf(raw.bytes.toString());
    if (format !== undefined && format > grammar.newest) return { format };
  }
  if (!raw.ended) return 'newline';
  const parsed = parseLine(raw.bytes, reading.header === undefined ? 0 : reading.count + 1, reading.hash);
  if (!parsed.ok) return parsed.problem;
  if (reading.header === undefined) {
    reading.header = grammar.header(parsed.value);
    if (reading.header === undefined) return 'content';
  } else {
    if (grammar.isNewer?.(parsed.value) === true) return {};
    const line = grammar.line(parsed.value);
    if (line === undefined) return 'content';
    reading.count += 1;
    takeLine(line, raw.bytes);
  }
  reading.good += raw.bytes.length + 1;
  reading.hash = parsed.value.hash;
  return undefined;
}
