import { join } from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { readKept, writeKept } from '../../host/web/kept.ts';
import type { KeptSessions } from '../../host/web/sessions.ts';

/**
 * Where the browser shell is entered: its port, and the sessions of the consoles that are open. Both are kept in the
 * folder of the nights, so that pages which are open when the referee is started again come back by themselves.
 */
const doorwaySchema = v.object({
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
  sessions: v.optional(
    v.object({
      at: v.number(),
      digests: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), v.maxLength(1_000)),
    }),
  ),
});
interface Kept {
  readonly port?: number | undefined;
  readonly sessions?: KeptSessions | undefined;
}

export class Doorway {
  readonly #file: string;
  #kept: Kept;
  readonly #writes = new PQueue({ concurrency: 1 });

  private constructor(file: string, kept: Kept) {
    this.#file = file;
    this.#kept = kept;
  }

  /** The doorway of this folder; one that lets nobody in where there is none, or where others of this computer could read it. */
  static async of(folder: string): Promise<Doorway> {
    const file = join(folder, 'doorway.json');
    return new Doorway(file, (await readKept(file, doorwaySchema)) ?? {});
  }

  get port(): number | undefined {
    return this.#kept.port;
  }

  get sessions(): KeptSessions | undefined {
    return this.#kept.sessions;
  }

  /** Consoles that are open stay outside. */
  lockOut(): void {
    const { sessions: _void, ...kept } = this.#kept;
    this.#kept = kept;
  }

  /** Resolves once it is on the disk. A disk that refuses takes nothing from the evening: pages enter by a link again. */
  keep(more: Kept): Promise<void> {
    this.#kept = { ...this.#kept, ...more };
    // A write that has not begun yet will hold this too.
    if (this.#writes.size === 0) void this.#writes.add(() => this.#write());
    return this.#writes.onIdle();
  }

  async #write(): Promise<void> {
    await writeKept(this.#file, this.#kept).catch(() => undefined);
  }
}
