import { join } from 'node:path';
import * as v from 'valibot';
import type { Disk } from '../../record/disk.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { bytes32Schema } from '../wire/messages.ts';
import type { Mark } from './mirror-file.ts';
import type { Shown } from './night-fold.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const indexSchema = v.strictObject({
  /** The version of the app, which alone knows what its folds show. */
  app: v.string(),
  /** By table and night. */
  mirrors: v.record(
    v.string(),
    v.strictObject({ mark: v.strictObject({ lines: whole, bytes: whole, hash: bytes32Schema }), shown: v.looseObject({}) }),
  ),
});

/** Where a mirror stood, and what its lines amounted to. */
export interface Indexed {
  readonly mark: Mark;
  readonly shown: Shown;
}

/**
 * What all mirrors of a hall amounted to when this was last written, so that a start need not fold them. It may be old, and then
 * each mirror finds out.
 */
export class MirrorIndex {
  readonly #file: PrivateFile;
  readonly #app: string;
  readonly #mirrors: Map<string, Indexed>;
  #dirty = false;

  private constructor(file: PrivateFile, app: string, mirrors: Map<string, Indexed>) {
    this.#file = file;
    this.#app = app;
    this.#mirrors = mirrors;
  }

  /** That of this folder; without entries if there is none, or another version has written it. Never rejects. */
  static async open(folder: string, disk: Disk, app: string): Promise<MirrorIndex> {
    const path = join(folder, 'index.json');
    const kept = await readPrivate(path, indexSchema);
    const entries = kept?.app === app ? Object.entries(kept.mirrors) : [];
    // This very version has written it into a file of this user.
    return new MirrorIndex(new PrivateFile(path, disk), app, new Map(entries as unknown as [string, Indexed][]));
  }

  of(table: number, night: string): Indexed | undefined {
    return this.#mirrors.get(`${table}/${night}`);
  }

  keep(table: number, night: string, indexed: Indexed): void {
    this.#dirty ||= this.of(table, night)?.mark.hash !== indexed.mark.hash;
    this.#mirrors.set(`${table}/${night}`, indexed);
  }

  /** Resolves once it is written, or refused by the disk, which disturbs nobody. */
  async save(): Promise<void> {
    if (!this.#dirty) return;
    this.#dirty = false;
    await this.#file.save({ app: this.#app, mirrors: Object.fromEntries(this.#mirrors) });
  }
}
