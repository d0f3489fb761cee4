import { realpath } from 'node:fs/promises';
import { parseLine, GENESIS } from '../chain.ts';
import { readPlain } from '../disk.ts';
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
  const [own, other] = [await wholeLines(record), await wholeLines(mirror)];
  const [one, two] = [named(own[0]), named(other[0])];
  if (two === undefined) return undefined;
  if (one === undefined) return { is: 'different', line: 1, damaged: false };
  if (one.night !== two.night) return { is: 'another night', record: one, mirror: two };
  const lines = own.findIndex((line, n) => line !== other[n]);
  if (lines < 0) {
    const more = other.length - own.length;
    return more === 0 ? { is: 'same', lines: own.length } : { is: 'longer', lines: own.length, more };
  }
  const mirrored = other[lines];
  if (mirrored === undefined) return { is: 'shorter', lines, more: own.length - lines };
  // A line ends in its hash, a quotation mark and a brace.
  const before = own[lines - 1]?.slice(-66, -2) ?? GENESIS;
  return { is: 'different', line: lines + 1, damaged: !parseLine(Buffer.from(mirrored, 'latin1'), lines, before).ok };
}

/** A last line without its newline is not whole: an interrupted append has left it. */
async function wholeLines(path: string): Promise<readonly string[]> {
  const bytes = await readPlain(await realpath(path));
  return bytes.toString('latin1').split('\n').slice(0, -1);
}

function named(header = ''): NamedNight | undefined {
  const parsed = parseLine(Buffer.from(header, 'latin1'), 0, GENESIS);
  const checked = parsed.ok ? checkHeader(parsed.value) : undefined;
  return parsed.ok && checked ? { night: parsed.value.hash.slice(0, 32), startedAt: checked.startedAt } : undefined;
}
