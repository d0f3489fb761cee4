import { realpath } from 'node:fs/promises';
import { batchesOfLines, LONGEST_LINE, type RawLine } from './batches-of-lines.ts';
import { NO_LINES, parseLine, type ChainMark } from './chain.ts';
import { chunksOf, openPlain, thenClose } from './disk.ts';
import { isNewer } from './fold.ts';
import { checkEntry, checkHeader, RECORD, RECORD_FORMAT, type Chained, type Header, type Line } from './line.ts';

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
  /** How the first line names the record, and the newest format of it that this version knows. */
  readonly record: string;
  readonly newest: number;
  /** Undefined if it cannot be the first line; may throw. */
  header(value: Chained<object>): Head | undefined;
  /** Undefined if it cannot follow the lines before it. */
  line(value: Chained<object>): Of | undefined;
  /** Whether only a newer version knows what a line holds. */
  isNewer?(value: object): boolean;
}

/** The record of a night. */
export const NIGHT: Grammar<Header, Line> = {
  ...{ record: RECORD, newest: RECORD_FORMAT },
  ...{ header: checkHeader, line: checkEntry, isNewer },
};

/** How far a file is a good record. */
export interface ReadTo<Head = Header> {
  /** Undefined if the first line is not good, or was not read. */
  readonly header: Head | undefined;
  readonly mark: ChainMark;
  readonly end: End;
}

export interface ReadRecord extends ReadTo {
  /** The good lines after the header. */
  readonly lines: readonly Line[];
}

/** Is given each good line after the header as soon as it is read, with its bytes: a long night need not be kept as lines. */
export type TakeLine<Of = Line> = (line: Of, bytes: Buffer) => void;

/** Reads the file that this path leads to as far as it is a good record. Rejects with the system's error code only. */
export async function readRecord(path: string): Promise<ReadRecord> {
  const target = await realpath(path);
  return withLines((take) => readChained(target, NIGHT, take));
}

/** The header of a night, or why it has no good one. Rejects with the system's error code only. */
export function readHeader(path: string): Promise<Pick<ReadTo, 'header' | 'end'>> {
  return readChained(path, NIGHT, undefined, { size: LONGEST_HEADER });
}

/** What was read, with all its lines. */
export async function withLines<Read extends ReadTo>(read: (take: TakeLine) => Promise<Read>): Promise<Read & ReadRecord> {
  const lines: Line[] = [];
  return { ...(await read((line) => lines.push(line))), lines };
}

/**
 * Reads a record, or what lies between two places in it, as far as it is good, without following a link. Rejects with the
 * system's error code, or with what is thrown by the grammar or `take`.
 */
export async function readChained<Head, Of>(
  path: string,
  grammar: Grammar<Head, Of>,
  take?: TakeLine<Of>,
  { from = NO_LINES, size = Infinity }: { readonly from?: ChainMark; readonly size?: number | undefined } = {},
): Promise<ReadTo<Head>> {
  return thenClose(await openPlain(path), (file) => readChunks(chunksOf(file, size, from.bytes), grammar, take, from));
}

/** As `readChained`, of bytes that are cut into chunks anywhere. */
export async function readChunks<Head, Of>(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  grammar: Grammar<Head, Of>,
  takeLine: TakeLine<Of> = () => undefined,
  from = NO_LINES,
): Promise<ReadTo<Head>> {
  let header: Head | undefined;
  let mark = from;
  let bad: Bad | undefined;

  /** Takes one more line, or returns what is wrong with it: a problem, or that it is newer. */
  function take({ bytes, ended }: RawLine): Problem | { readonly format?: number } | undefined {
    const isFirst = mark.lines === 0;
    const format = isFirst ? formatOf(grammar.record, bytes) : undefined;
    if (format !== undefined && format > grammar.newest) return { format };
    if (!ended) return 'newline';
    const parsed = parseLine(bytes, mark.lines, mark.hash);
    if (!parsed.ok) return parsed.problem;
    if (isFirst) {
      header = grammar.header(parsed.value);
      if (header === undefined) return 'content';
    } else {
      if (grammar.isNewer?.(parsed.value) === true) return {};
      const line = grammar.line(parsed.value);
      if (line === undefined) return 'content';
      takeLine(line, bytes);
    }
    mark = { lines: mark.lines + 1, bytes: mark.bytes + bytes.length + 1, hash: parsed.value.hash };
    return undefined;
  }

  for await (const batch of batchesOfLines(chunks)) {
    for (const raw of batch) {
      if (bad !== undefined) return { header, mark, end: damaged(bad) };
      const trouble = take(raw);
      const line = mark.lines + 1;
      if (typeof trouble === 'object') return { header, mark, end: { end: 'newer', line, ...trouble } };
      if (trouble !== undefined) bad = { line, problem: trouble, raw };
    }
  }
  return { header, mark, end: endOf(bad, mark) };
}

/** The format that a first line names, whatever else it holds: tells a newer file from a broken one. */
function formatOf(record: string, bytes: Buffer): number | undefined {
  const named = /^\{"n":0,.*"record":"([^"]*)","format":([0-9]{1,6}),/.exec(bytes.toString());
  return named?.[1] === record ? Number(named[2]) : undefined;
}

/** The first line that is not good. */
interface Bad {
  readonly line: number;
  readonly problem: Problem;
  readonly raw: RawLine;
}

/** Only the rest of an interrupted append may be cut off; a whole line that is wrong is damage. */
function endOf(bad: Bad | undefined, { lines }: ChainMark): End {
  if (bad === undefined) return lines === 0 ? { end: 'damaged', line: 1, problem: 'content' } : { end: 'clean' };
  if (lines === 0 || !isTorn(bad.raw)) return damaged(bad);
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
