import { basename, dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { chunksOf, type Disk, openPlain, systemDisk, thenClose } from './disk.ts';
import { replaceFile } from './replace-file.ts';

/** A port to come back to, as private files keep it. */
export const keptPortSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)));

/**
 * A JSON file that only this user may read. Undefined if there is none, if it is damaged, or if somebody else could have
 * read or written it.
 */
export async function readPrivate<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return await thenClose(await openPlain(path), async (file) => {
      const { mode, uid } = await file.stat();
      // On Windows neither says anything; there the folder belongs to the user alone.
      if (process.platform !== 'win32' && ((mode & 0o077) !== 0 || uid !== process.getuid?.())) return undefined;
      const parsed = v.safeParse(schema, await json(chunksOf(file)));
      return parsed.success ? parsed.output : undefined;
    });
  } catch {
    return undefined;
  }
}

/**
 * Keeps a private file up to date. A kill or a power cut leaves the old file or the new one, whole. What the disk refuses
 * is lost at the next start, and nothing else is disturbed.
 */
export class PrivateFile {
  readonly #path: string;
  readonly #disk: Disk;
  readonly #writes = new PQueue({ concurrency: 1 });
  #newest: object = {};
  #refused: string | undefined;

  constructor(path: string, disk: Disk = systemDisk) {
    this.#path = path;
    this.#disk = disk;
  }

  /** The system's code, if the disk has refused the last value; then an older one stands in the file. */
  get refused(): string | undefined {
    return this.#refused;
  }

  /** Resolves once this value, or a newer one, has been written or refused. */
  save(value: object): Promise<void> {
    this.#newest = value;
    // A write that has not begun yet takes the newest value.
    if (this.#writes.size === 0) void this.#writes.add(() => this.#write());
    return this.#writes.onIdle();
  }

  async #write(): Promise<void> {
    const content = Buffer.from(`${JSON.stringify(this.#newest)}\n`);
    try {
      await replaceFile(this.#disk, dirname(this.#path), basename(this.#path), content);
      this.#refused = undefined;
    } catch (error) {
      this.#refused = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
  }
}
