import { join } from 'node:path';
import * as v from 'valibot';
import { systemClock } from '../../host/clock/clock.ts';
import { keptPortSchema, PrivateFile, readPrivate } from '../../host/record/private-file.ts';
import { Sessions } from '../../host/web/sessions.ts';

/** The browser shell's port and the sessions of its open consoles. `key` and the like come from older versions. */
const accessSchema = v.object({
  port: keptPortSchema,
  sessions: v.optional(
    v.object({
      at: v.number(),
      digests: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), v.maxLength(1_000), v.readonly()),
    }),
  ),
});
type Access = v.InferOutput<typeof accessSchema>;

/** Kept in the folder of the nights, so that open pages reconnect by themselves after a restart. */
export class ConsoleAccess {
  readonly #file: PrivateFile;
  #access: Access;

  private constructor(file: PrivateFile, access: Access) {
    this.#file = file;
    this.#access = access;
  }

  /**
   * What this folder holds; no sessions if the file is missing, damaged, or readable by other users.
   * @param lockOut forget all sessions: consoles that were open before need a new link
   */
  static async of(folder: string, lockOut = false): Promise<ConsoleAccess> {
    const path = join(folder, 'console-access.json');
    const access = (await readPrivate(path, accessSchema)) ?? {};
    return new ConsoleAccess(new PrivateFile(path), lockOut ? { ...access, sessions: undefined } : access);
  }

  get port(): Access['port'] {
    return this.#access.port;
  }

  get sessions(): Access['sessions'] {
    return this.#access.sessions;
  }

  /** Resolves once it is on the disk. If the disk refuses, pages need a new link after the next start. */
  keep(more: Access): Promise<void> {
    this.#access = { ...this.#access, ...more };
    return this.#file.save(this.#access);
  }

  /** The sessions, each change of which is kept here. */
  openSessions(): Sessions {
    return new Sessions({ clock: systemClock, kept: this.sessions, keep: (sessions) => void this.keep({ sessions }) });
  }
}
