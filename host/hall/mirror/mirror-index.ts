import { join } from 'node:path';
import * as v from 'valibot';
import { whole } from '../../../rulebook/schemas.ts';
import type { ChainMark } from '../../record/chain.ts';
import type { Disk } from '../../record/disk.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { bytes32Schema } from '../wire/messages.ts';
import type { Shown } from './night-fold.ts';

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
  readonly mark: ChainMark;
  readonly shown: Shown;
}

/**
 * What all mirrors of a hall amounted to when this was last written, so that a start need not fold them. It may be old, and then
 * each mirror finds out.
 */
export class MirrorIndex {
  readonly #file: PrivateFile;
  readonly #app: string;
  readonly #path: string;
  #mirrors = new Map<string, Indexed>();
  #dirty = false;

  constructor(folder: string, disk: Disk, app: string) {
    this.#path = join(folder, 'index.json');
    this.#file = new PrivateFile(this.#path, disk);
    this.#app = app;
  }

  /** Nothing is in it before, nor if there is no file, or another version has written it. Never rejects. */
  async read(): Promise<void> {
    const kept = await readPrivate(this.#path, indexSchema);
    // This very version has written it into a file of this user.
    if (kept?.app === this.#app) this.#mirrors = new Map(Object.entries(kept.mirrors) as unknown as [string, Indexed][]);
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
