import { GENESIS, makeLine } from '../chain.ts';
import { RECORD_FORMAT, type Entry, type Header } from '../line.ts';
import { NIGHT, readChunks, withLines, type ReadRecord } from '../reader.ts';

const STARTED_AT = Date.UTC(2026, 10, 21, 20, 4, 33);

/** For tests: a night's file with these entries, header first, as text. */
export function recordText(entries: readonly Entry[], format = RECORD_FORMAT): string {
  const startedAt = new Date(STARTED_AT).toISOString();
  const header: Header = { record: 'hungarian-war-referee', format, app: '0.1.0', startedAt };
  let hash = GENESIS;
  return [header, ...entries]
    .map((content, n) => {
      const { text, line } = makeLine(content, n, STARTED_AT + n * 1_000, hash);
      hash = line.hash;
      return `${text}\n`;
    })
    .join('');
}

/** For tests: what a file of these bytes, cut into chunks of this size, is read as. */
export function readBytes(bytes: Buffer | string, size = 1 << 16): Promise<ReadRecord> {
  const whole = Buffer.from(bytes);
  const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.subarray(i * size, (i + 1) * size));
  return withLines((take) => readChunks(chunks, NIGHT, take));
}

/** For tests: what the file of a night with these entries is read as. */
export function readEntries(entries: readonly Entry[]): Promise<ReadRecord> {
  return readBytes(recordText(entries));
}
