import type { Random } from '../../rulebook/random.ts';

/** What was done to a file since its last flush, in order. */
export type Change = { readonly position: number; readonly bytes: Buffer } | { readonly truncate: number };

export interface Content {
  flushed: Buffer;
  changes: Change[];
}

const SECTOR = 512;

/** The content after one change. */
export function written(content: Buffer, change: Change): Buffer {
  if ('truncate' in change) return resized(content, change.truncate);
  const { position, bytes } = change;
  const after = resized(content, Math.max(content.length, position + bytes.length));
  bytes.copy(after, position);
  return after;
}

/** What a power cut leaves of a file: what was flushed, some changes after it whole, and the next one perhaps in part. */
export function survivorOf({ flushed, changes }: Content, random: Random): Buffer {
  const whole = random(changes.length + 1);
  const kept = changes.slice(0, whole).reduce(written, flushed);
  const torn = changes[whole];
  return torn === undefined || 'truncate' in torn ? kept : tornWrite(kept, torn, random);
}

/** A part of a write: its beginning, its beginning and then zeros, or some of its sectors and zeros for the others. */
function tornWrite(content: Buffer, { position, bytes }: Extract<Change, { bytes: Buffer }>, random: Random): Buffer {
  const came = random(bytes.length + 1);
  if (random(3) === 0) return came === 0 ? content : written(content, { position, bytes: bytes.subarray(0, came) });
  const part = Buffer.from(bytes);
  if (random(2) === 0) part.fill(0, came);
  else for (const [from, to] of sectors(position, part.length)) if (random(2) === 0) part.fill(0, from, to);
  return written(content, { position, bytes: part });
}

function resized(content: Buffer, length: number): Buffer {
  return Buffer.concat([content.subarray(0, length), Buffer.alloc(Math.max(0, length - content.length))]);
}

/** Where a write of this length at this position crosses from sector to sector, as ranges of its own bytes. */
function sectors(position: number, length: number): (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (let from = 0; from < length;) {
    const to = Math.min(length, from + SECTOR - ((position + from) % SECTOR));
    ranges.push([from, to]);
    from = to;
  }
  return ranges;
}
