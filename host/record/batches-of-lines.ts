const NEWLINE = 0x0a;
/** Bytes. The longest line of ours, with which 5,000 people enter a hall, has less than half of that. */
export const LONGEST_LINE = 4 << 20;

/** The bytes of one line without its newline; `ended` is false for a last line that has none, and for a part of a line that is too long. */
export interface RawLine {
  readonly bytes: Buffer;
  readonly ended: boolean;
}

/**
 * Cuts a stream into lines at newlines and nowhere else (`node:readline` also cuts at U+2028, which may stand in a
 * JSON string). Each batch holds what one chunk completed. Of a line that is too long, no more is kept than a line may have.
 */
export async function* batchesOfLines(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<readonly RawLine[]> {
  let carried: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const batch: RawLine[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, end);
      const bytes = carried.length === 0 ? piece : Buffer.concat([...carried, piece]);
      batch.push({ bytes, ended: bytes.length <= LONGEST_LINE });
      [carried, length] = [[], 0];
      from = end + 1;
    }
    if (from < chunk.length) carried.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE) {
      batch.push({ bytes: Buffer.concat(carried), ended: false });
      [carried, length] = [[], 0];
    }
    yield batch;
  }
  if (carried.length > 0) yield [{ bytes: Buffer.concat(carried), ended: false }];
}
