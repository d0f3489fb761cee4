import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { MOST_TABLES } from '../contract/hall.ts';
import { drawTyped } from '../../firmware-protocol/phone/secret.ts';
import { readPlain, systemDisk, type Disk } from '../record/disk.ts';
import { keptPortSchema, PrivateFile, readPrivate } from '../record/private-file.ts';
import { makeJoinCode, parseJoinCode } from './wire/join-code.ts';
import { drawSecret } from '../web/secrets.ts';
import { isHallId } from './wire/topics.ts';

const FILE = 'hall.json';
/** Letters of a hall's id. */
const ID_LENGTH = 4;

const pem = v.pipe(v.string(), v.startsWith('-----BEGIN'));
const tableSchema = v.object({
  code: v.pipe(
    v.string(),
    v.check((code) => parseJoinCode(code) !== undefined),
  ),
  /** A table has been here with this code. */
  met: v.exactOptional(v.boolean()),
  /** The code is not its first, and no table has been here with it yet. */
  renewed: v.exactOptional(v.boolean()),
});
type TableKeys = Readonly<v.InferOutput<typeof tableSchema>>;

/** Of a hall of an earlier version, codes, certificate and ports are taken over; all else that it kept is dropped. */
const keysSchema = v.object({
  hall: v.pipe(v.string(), v.check(isHallId)),
  /** With which the hall shows itself to a broker that is not its own. */
  password: v.string(),
  /** With which anybody reads what is on the board. */
  viewer: v.optional(v.string(), drawSecret),
  /** Of its own broker. */
  certificate: v.exactOptional(v.strictObject({ key: pem, cert: pem })),
  /** At which its own broker has last listened on the local network, and on this computer. */
  port: keptPortSchema,
  ownPort: keptPortSchema,
  /** The folder into which the files of another broker were written. */
  brokerFolder: v.exactOptional(v.string()),
  /** Of table 1, 2 and so on. */
  tables: v.pipe(v.array(tableSchema), v.maxLength(MOST_TABLES)),
});
type Kept = Readonly<v.InferOutput<typeof keysSchema>>;
export type KeptCertificate = NonNullable<Kept['certificate']>;

/** The keys of the hall and of its tables, kept in a file that only this user may read. */
export class HallKeys {
  readonly hall: string;
  readonly password: string;
  readonly viewer: string;
  readonly #file: PrivateFile;
  #kept: Kept;

  private constructor(path: string, disk: Disk, kept: Kept) {
    [this.hall, this.password, this.viewer] = [kept.hall, kept.password, kept.viewer];
    this.#file = new PrivateFile(path, disk);
    this.#kept = kept;
  }

  /**
   * Those of this folder, or new ones. Rejects with the system's code, or with `EBADMSG` if there is a file that cannot be used:
   * tables know its keys.
   */
  static async of(folder: string, disk: Disk = systemDisk): Promise<HallKeys> {
    const path = join(folder, FILE);
    const kept = await readPrivate(path, keysSchema);
    if (kept !== undefined) return new HallKeys(path, disk, kept);
    if ((await disk.identity(path)) !== undefined) {
      throw Object.assign(new Error(`${path} is damaged, or other users may read it`), { code: 'EBADMSG', path });
    }
    const drawn = { hall: drawTyped(randomBytes, ID_LENGTH), password: drawSecret(), viewer: drawSecret() };
    return HallKeys.#written(path, disk, { ...drawn, tables: [] });
  }

  /**
   * Those of another computer's hall, from a copy of its `hall.json`, in the folder of its stand-by; where it listens is its own
   * matter. Rejects with the system's code, or with `EBADMSG` for a file that cannot be read or is none, or a folder of another hall.
   */
  static async copied(file: string, folder: string, disk: Disk = systemDisk): Promise<HallKeys> {
    const unusable = (what: string) => Object.assign(new Error(what), { code: 'EBADMSG', path: file });
    const text = await readPlain(file).catch((error: NodeJS.ErrnoException) => {
      throw unusable(`${file} cannot be read (${error.code})`);
    });
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keysSchema), text.toString());
    if (!parsed.success) throw unusable(`${file} is no hall.json of a hall`);
    const { port: _port, ownPort: _ownPort, brokerFolder: _files, ...kept } = parsed.output;
    const path = join(folder, FILE);
    const before = await readPrivate(path, keysSchema);
    if (before !== undefined && before.hall !== kept.hall) throw unusable(`${folder} is the folder of another hall`);
    return HallKeys.#written(path, disk, kept);
  }

  static async #written(path: string, disk: Disk, kept: Kept): Promise<HallKeys> {
    const keys = new HallKeys(path, disk, kept);
    await keys.save();
    if (keys.failing !== undefined)
      throw Object.assign(new Error('the keys of the hall cannot be written'), { code: keys.failing });
    return keys;
  }

  /** What may become another one. */
  get kept(): Pick<Kept, 'certificate' | 'port' | 'ownPort' | 'brokerFolder'> {
    return this.#kept;
  }

  /** Resolves as `save` does. */
  async keep(change: Partial<Kept>): Promise<void> {
    this.#kept = { ...this.#kept, ...change };
    await this.save();
  }

  /** As many tables have a code from now on; those beyond keep theirs. */
  async haveTables(count: number): Promise<void> {
    const { tables } = this.#kept;
    if (tables.length >= count) return;
    const more = Array.from({ length: count - tables.length }, (_, i) => ({ code: makeJoinCode(tables.length + i + 1) }));
    await this.keep({ tables: [...tables, ...more] });
  }

  get count(): number {
    return this.#kept.tables.length;
  }

  codeOf(table: number): string | undefined {
    return this.#kept.tables[table - 1]?.code;
  }

  /** The password of a table at the broker; undefined if there is no such table. */
  secretOf(table: number): string | undefined {
    return parseJoinCode(this.codeOf(table) ?? '')?.secret;
  }

  /** Whether a table has ever been here with its code. */
  hasMet(table: number): boolean {
    return this.#kept.tables[table - 1]?.met === true;
  }

  /** Tables with a new code with which none has been here yet, by number. */
  get renewed(): readonly number[] {
    return this.#kept.tables.flatMap(({ renewed }, i) => (renewed === true ? [i + 1] : []));
  }

  /** The system's code, if the disk has refused what was last to be written. */
  get failing(): string | undefined {
    return this.#file.refused;
  }

  /** A table is here. Resolves once that is written, or refused by the disk. */
  async keepMet(table: number): Promise<void> {
    const known = this.#kept.tables[table - 1];
    if (known === undefined || (known.met === true && known.renewed !== true)) return;
    this.#put(table, { code: known.code, met: true });
    await this.save();
  }

  /** Another code for this table. Resolves with the system's code if the disk refuses, and then the old one stands. */
  async renew(table: number): Promise<string | undefined> {
    const before = this.#kept.tables[table - 1];
    if (before === undefined) return undefined;
    this.#put(table, { code: makeJoinCode(table), renewed: true });
    await this.save();
    if (this.failing !== undefined) this.#put(table, before);
    return this.failing;
  }

  /** Resolves once it is written, or refused by the disk. */
  save(): Promise<void> {
    return this.#file.save(this.#kept);
  }

  #put(table: number, keys: TableKeys): void {
    this.#kept = { ...this.#kept, tables: this.#kept.tables.with(table - 1, keys) };
  }
}
