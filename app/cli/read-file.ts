import { readRecord, type ReadRecord } from '../../host/record/reader.ts';
import { Unusable } from './io.ts';

/** The record at `path`. Throws `Unusable` where no file can be read there. */
export async function readFileArgument(path: string): Promise<ReadRecord> {
  try {
    return await readRecord(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Unusable(`${path} cannot be read (${code})`);
  }
}
