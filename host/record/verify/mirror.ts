import { realpath } from 'node:fs/promises';
import { batchesOfLines } from '../batches-of-lines.ts';
import { parseLine, GENESIS } from '../chain.ts';
import { chunksOf, openPlain } from '../disk.ts';
import { checkHeader } from '../line.ts';

/** A night as its first line names it. */
export interface NamedNight {
  /** The first 32 hex digits of the hash of its header, as the file of a mirror is called. */
  readonly night: string;
  readonly startedAt: string;
}

/** How a record and the mirror that a hall has of it differ. Lines count from 1, the header included. */
export type MirrorComparison =
  | { readonly is: 'same'; readonly lines: number }
  /** Of the two, one goes on for so many lines after the last one of the other. */
  | { readonly is: 'shorter' | 'longer'; readonly lines: number; readonly more: number }
  /** From this line on; `damaged`: there the mirror itself is damaged, and proves nothing. */
  | { readonly is: 'different'; readonly line: number; readonly damaged: boolean }
  | { readonly is: 'another night'; readonly record: NamedNight; readonly mirror: NamedNight };

/**
 * Compares the whole lines of a table's record with those of a hall's mirror, byte by byte: `shorter` and `longer` say what the
 * mirror is. Undefined if the mirror is no record of a night. Rejects with the system's error code.
 */
export async function compareWithMirror(record: string, mirror: string): Promise<MirrorComparison | undefined> {
  const [own, other] = [wholeLines(record), wholeLines(mirror)];
  try {
    const [header, mirrored] = [(await own.next()).value, (await other.next()).value];
    const [one, two] = [named(header), named(mirrored)];
    if (two === undefined) return undefined;
    if (header === undefined || one === undefined) return { is: 'different', line: 1, damaged: false };
    if (one.night !== two.night) return { is: 'another night', record: one, mirror: two };
    return await compareRest(own, other, header);
  } finally {
    await own.return(undefined);
    await other.return(undefined);
  }
}

type Lines = AsyncGenerator<Buffer, undefined>;

async function compareRest(record: Lines, mirror: Lines, header: Buffer): Promise<MirrorComparison> {
  let before = header;
  for (let lines = 1; ; lines += 1) {
    const [line, mirrored] = [await record.next(), await mirror.next()];
    if (line.done === true && mirrored.done === true) return { is: 'same', lines };
    if (line.done === true) return { is: 'longer', lines, more: await countOf(mirror) };
    if (mirrored.done === true) return { is: 'shorter', lines, more: await countOf(record) };
    if (!line.value.equals(mirrored.value))
      return { is: 'different', line: lines + 1, damaged: !parseLine(mirrored.value, lines, hashIn(before)).ok };
    before = line.value;
  }
}

/** The hash of a line, which ends in it, a quotation mark and a brace. */
function hashIn(line: Buffer): string {
  return line.toString('latin1', line.length - 66, line.length - 2);
}

/** A last line without its newline is not whole: an interrupted append has left it. */
async function* wholeLines(path: string): Lines {
  const file = await openPlain(await realpath(path));
  try {
    for await (const batch of batchesOfLines(chunksOf(file))) {
      for (const { bytes, ended } of batch) if (ended) yield bytes;
    }
  } finally {
    await file.close();
  }
  return undefined;
}

/** Of the line that was taken, and all that follow. */
async function countOf(rest: Lines): Promise<number> {
  let count = 1;
  while ((await rest.next()).done !== true) count += 1;
  return count;
}

function named(header: Buffer | undefined): NamedNight | undefined {
  const parsed = header === undefined ? undefined : parseLine(header, 0, GENESIS);
  const checked = parsed?.ok === true ? checkHeader(parsed.value) : undefined;
  return parsed?.ok === true && checked ? { night: parsed.value.hash.slice(0, 32), startedAt: checked.startedAt } : undefined;
}
