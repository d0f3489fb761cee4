import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { drawTyped } from '../../firmware-protocol/phone/secret.ts';
import type { Clock } from '../clock/clock.ts';
import { keptPortSchema, PrivateFile, readPrivate } from '../record/private-file.ts';

/** 5 bits each; 80 bits cannot be guessed. */
const KEY_LENGTH = 16;
/** A key that nobody used for this long belongs to another evening, ms. */
const KEY_LIFE_MS = 12 * 3_600_000;

const accessSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/)),
  port: keptPortSchema,
  /** When the room was last shared or watched, ms since 1970; unknown in older files. */
  used: v.optional(v.number(), 0),
});
type Access = v.InferOutput<typeof accessSchema>;

/** The key and port of the room, kept with the nights so that screens reconnect after a restart. Read when first needed. */
export class LanAccess {
  readonly #path: string;
  readonly #file: PrivateFile;
  readonly #clock: Clock;
  #access: Access | undefined;

  constructor(folder: string, clock: Clock, file = 'room.json') {
    this.#path = join(folder, file);
    this.#file = new PrivateFile(this.#path);
    this.#clock = clock;
  }

  /** Empty before it was first needed. */
  get key(): string {
    return this.#access?.key ?? '';
  }

  /** Whether the room was ever shared from this folder. */
  async wasShared(): Promise<boolean> {
    return (await readPrivate(this.#path, accessSchema)) !== undefined;
  }

  /** The port of an earlier evening, if there was one. */
  async port(): Promise<number | undefined> {
    return (await this.#find()).port;
  }

  async keepPort(port: number): Promise<void> {
    const access = await this.#find();
    if (access.port !== port) await this.#keep({ ...access, port });
  }

  /** The key is in use now. Written only if it was last written at least `ms` ago. */
  async use(ms = 0): Promise<void> {
    const access = await this.#find();
    const now = this.#clock.now();
    if (now - access.used >= ms) await this.#keep({ ...access, used: now });
  }

  /** Replaces the key, and resolves with the new one. */
  async renew(): Promise<string> {
    return (await this.#keep({ ...(await this.#find()), key: drawTyped(randomBytes, KEY_LENGTH), used: this.#clock.now() })).key;
  }

  /** Replaces a key of another evening. Resolves with whether it did. */
  async renewIfStale(): Promise<boolean> {
    const stale = this.#isStale(await this.#find());
    if (stale) await this.renew();
    return stale;
  }

  async #find(): Promise<Access> {
    if (this.#access !== undefined) return this.#access;
    const kept = await readPrivate(this.#path, accessSchema);
    if (kept !== undefined && !this.#isStale(kept)) return this.#keep(kept);
    return this.#keep({ ...kept, key: drawTyped(randomBytes, KEY_LENGTH), used: this.#clock.now() });
  }

  #isStale({ used }: Access): boolean {
    return this.#clock.now() - used > KEY_LIFE_MS;
  }

  async #keep(access: Access): Promise<Access> {
    this.#access = access;
    await this.#file.save(access);
    return access;
  }
}
