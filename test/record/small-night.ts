import { recordText } from '../../host/record/testing/record-text.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';

const ROUNDS = [
  [5, 4, 3],
  [6, 1, 2],
] as const;

/** The bytes of a night of two rounds, the second undone: small enough for every byte of it to be changed in turn. */
export const SMALL_NIGHT = Buffer.from(recordText([...playedEntries(ROUNDS), { kind: 'undo', step: 6 }]));

const lineEnds = [...SMALL_NIGHT.keys()].filter((at) => SMALL_NIGHT[at] === 0x0a);

/** Which line a byte stands in, from 1; its newline is its last. */
export function lineAt(at: number): number {
  return lineEnds.filter((end) => end < at).length + 1;
}

/** Another bit in one byte. */
export function withBit(at: number, bit: number): Buffer {
  const bytes = Buffer.from(SMALL_NIGHT);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  return bytes;
}
