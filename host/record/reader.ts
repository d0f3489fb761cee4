import { createReadStream } from 'node:fs';
import { GENESIS, parseLine } from './chain.ts';
import { checkEntry, checkHeader, formatOf } from './entry.ts';
import { RECORD_FORMAT, type Header, type Line } from './line.ts';
import { batchesOfLines, type RawLine } from './lines.ts';

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
  | { readonly end: 'newer'; readonly format: number };

export interface ReadRecord {
  readonly header: Header | undefined;
  /** The good lines after the header. */
  readonly lines: readonly Line[];
  /** Length of the header and the good lines in bytes. */
  readonly good: number;
  /** The hash of the last good line. */
  readonly hash: string;
  readonly end: End;
}

interface Reading {
  header: Header | undefined;
  readonly lines: Line[];
  good: number;
  hash: string;
}

/** Reads a night's file, or its first `size` bytes, as far as it is good. Rejects with the system's error code only. */
export function readRecord(path: string, size = Infinity): Promise<ReadRecord> {
  return readChunks(createReadStream(path, { highWaterMark: 1 << 20, end: Math.max(0, size - 1) }));
}

/** The beginning of a night's file: its header, or why it has none that is good. Rejects with the system's error code only. */
export async function readHeader(path: string): Promise<Pick<ReadRecord, 'header' | 'end'>> {
  return readChunks(createReadStream(path, { end: LONGEST_HEADER }));
}

/** Reads a record as far as it is good, in one pass, however its bytes are cut into chunks. */
export async function readChunks(chunks: AsyncIterable<Buffer>): Promise<ReadRecord> {
  const reading: Reading = { header: undefined, lines: [], good: 0, hash: GENESIS };
  let bad: { readonly line: number; readonly problem: Problem } | undefined;
  for await (const batch of batchesOfLines(chunks)) {
    for (const raw of batch) {
      if (bad !== undefined) return { ...reading, end: { end: 'damaged', ...bad } };
      const trouble = take(reading, raw);
      if (typeof trouble === 'number') return { ...reading, end: { end: 'newer', format: trouble } };
      if (trouble !== undefined) bad = { line: position(reading), problem: trouble };
    }
  }
  return { ...reading, end: endOf(reading, bad) };
}

function position(reading: Reading): number {
  return reading.header === undefined ? 1 : reading.lines.length + 2;
}

/** Only what an append may have left behind can be cut; a content that was written whole and is wrong is damage. */
function endOf(reading: Reading, bad: { readonly line: number; readonly problem: Problem } | undefined): End {
  if (reading.header === undefined) return { end: 'damaged', line: 1, problem: bad?.problem ?? 'content' };
  if (bad === undefined) return { end: 'clean' };
  return { end: bad.problem === 'hash' || bad.problem === 'newline' ? 'torn' : 'damaged', ...bad };
}

/** Takes one more line, or says what is wrong with it: a problem, or the number of a format we do not know. */
function take(reading: Reading, raw: RawLine): Problem | number | undefined {
  const text = raw.bytes.toString();
  if (reading.header === undefined) {
    const format = formatOf(text);
    if (format !== undefined && format > RECORD_FORMAT) return format;
  }
  if (!raw.ended) return 'newline';
  const parsed = parseLine(text, reading.header === undefined ? 0 : reading.lines.length + 1, reading.hash);
  if (!parsed.ok) return parsed.problem;
  if (reading.header === undefined) {
    reading.header = checkHeader(parsed.value);
    if (reading.header === undefined) return 'content';
  } else {
    const line = checkEntry(parsed.value);
    if (line === undefined) return 'content';
    reading.lines.push(line);
  }
  reading.good += raw.bytes.length + 1;
  reading.hash = parsed.value.hash;
  return undefined;
}
