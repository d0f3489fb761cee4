const NEWLINE = 0x0a;

/** The bytes of one line without its newline; `ended` is false for a last line that has none. */
export interface RawLine {
  readonly bytes: Buffer;
  readonly ended: boolean;
}

/**
 * Cuts a stream into lines at newlines and nowhere else (`node:readline` also cuts at U+2028, which may stand in a
 * JSON string). Each batch holds what one chunk completed.
 */
export async function* batchesOfLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly RawLine[]> {
  let carried: Buffer[] = [];
  for await (const chunk of chunks) {
    const batch: RawLine[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const piece = chunk.subarray(from, end);
      batch.push({ bytes: carried.length === 0 ? piece : Buffer.concat([...carried, piece]), ended: true });
      carried = [];
      from = end + 1;
    }
    if (from < chunk.length) carried.push(chunk.subarray(from));
    yield batch;
  }
  if (carried.length > 0) yield [{ bytes: Buffer.concat(carried), ended: false }];
}
