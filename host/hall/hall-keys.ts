import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { MOST_TABLES } from '../contract/hall.ts';
import { drawTyped } from '../../firmware-protocol/phone/secret.ts';
import { systemDisk, type Disk } from '../record/disk.ts';
import { keptPortSchema, PrivateFile, readPrivate } from '../record/private-file.ts';
import { Identity, type PublicIdentity } from './wire/identity.ts';
import { codeKey, makeJoinCode, parseJoinCode } from './wire/join-code.ts';
import { isHallId } from './wire/topics.ts';

const FILE = 'hall.json';
/** Letters of a hall's id. */
const ID_LENGTH = 4;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 bytes, hex. */
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const pem = v.pipe(v.string(), v.startsWith('-----BEGIN'));
const tableSchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.check((code) => parseJoinCode(code) !== undefined),
  ),
  /** The key of the code, which takes a while to make. */
  key: v.exactOptional(bytes32),
  /** The keys of the table that has joined with the code. */
  joined: v.exactOptional(v.strictObject({ signing: bytes32, agreement: bytes32 })),
  /** The highest number of a packet that was taken from it; what was taken since the last save is missing. */
  seen: whole,
  /** The code is not its first, and nobody has joined with it yet. */
  renewed: v.exactOptional(v.boolean()),
});
type TableKeys = Readonly<v.InferOutput<typeof tableSchema>>;

const keysSchema = v.strictObject({
  hall: v.pipe(v.string(), v.check(isHallId)),
  identity: v.strictObject({ signing: v.string(), agreement: v.string() }),
  /** With which the hall shows itself to a broker that is not its own. */
  password: v.string(),
  /** Of its own broker. */
  certificate: v.exactOptional(v.strictObject({ key: pem, cert: pem })),
  /** At which its own broker has last listened on the local network, and on this computer. */
  port: keptPortSchema,
  ownPort: keptPortSchema,
  /** The folder into which the files of another broker were written. */
  mosquitto: v.exactOptional(v.string()),
  /** Of table 1, 2 and so on. */
  tables: v.pipe(v.array(tableSchema), v.maxLength(MOST_TABLES)),
});
type Kept = Readonly<v.InferOutput<typeof keysSchema>>;
export type KeptCertificate = NonNullable<Kept['certificate']>;

/** The keys of the hall and of its tables, kept in a file that only this user may read. */
export class HallKeys {
  readonly identity: Identity;
  readonly #file: PrivateFile;
  /** Each takes a while and 16 MB: strangers may name any table. */
  readonly #making = new PQueue({ concurrency: 2 });
  #kept: Kept;

  private constructor(file: PrivateFile, kept: Kept) {
    this.#file = file;
    this.#kept = kept;
    this.identity = Identity.restore(kept.identity);
  }

  /**
   * Those of this folder, or new ones. Rejects with the system's code, or with `EBADMSG` if there is a file that cannot be used:
   * tables know its keys.
   */
  static async of(folder: string, disk: Disk = systemDisk): Promise<HallKeys> {
    const path = join(folder, FILE);
    const file = new PrivateFile(path, disk);
    const kept = await readPrivate(path, keysSchema);
    if (kept !== undefined) return new HallKeys(file, kept);
    if ((await disk.identity(path)) !== undefined) {
      throw Object.assign(new Error(`${path} is damaged, or other users may read it`), { code: 'EBADMSG', path });
    }
    const keys = new HallKeys(file, newKeys());
    await keys.#saveOr(() => undefined);
    return keys;
  }

  get hall(): string {
    return this.#kept.hall;
  }

  get password(): string {
    return this.#kept.password;
  }

  get certificate(): KeptCertificate | undefined {
    return this.#kept.certificate;
  }

  /** The folder with the files of another broker, which hold the passwords of the tables; undefined if there is none. */
  get mosquitto(): string | undefined {
    return this.#kept.mosquitto;
  }

  get ports(): Pick<Kept, 'port' | 'ownPort'> {
    return this.#kept;
  }

  async keep(change: Pick<Partial<Kept>, 'certificate' | 'port' | 'ownPort' | 'mosquitto'>): Promise<void> {
    this.#kept = { ...this.#kept, ...change };
    await this.save();
  }

  /** As many tables have a code from now on; those beyond keep theirs. */
  async haveTables(count: number): Promise<void> {
    const { tables } = this.#kept;
    if (tables.length >= count) return;
    const more = Array.from({ length: count - tables.length }, (_, i) => withCode(tables.length + i + 1));
    this.#kept = { ...this.#kept, tables: [...tables, ...more] };
    await this.save();
  }

  get count(): number {
    return this.#kept.tables.length;
  }

  codeOf(table: number): string | undefined {
    return this.#kept.tables[table - 1]?.code;
  }

  /** The key of a table's code, made when it is first needed; undefined if there is no such table. */
  async keyOf(table: number): Promise<Buffer | undefined> {
    const known = this.#kept.tables[table - 1]?.key;
    return known === undefined ? this.#making.add(() => this.#makeKey(table)) : Buffer.from(known, 'hex');
  }

  joined(table: number): PublicIdentity | undefined {
    return this.#kept.tables[table - 1]?.joined;
  }

  /** Tables with a new code with which nobody has joined yet, by number. */
  get renewed(): readonly number[] {
    return this.#kept.tables.flatMap(({ renewed }, i) => (renewed === true ? [i + 1] : []));
  }

  seen(table: number): number {
    return this.#kept.tables[table - 1]?.seen ?? 0;
  }

  /** The system's code, if the disk has refused what was last to be written. */
  get failing(): string | undefined {
    return this.#file.refused;
  }

  /** The table has joined with these keys. Resolves once that is written; rejects with the system's code, and then it has not. */
  async keepJoined(table: number, joined: PublicIdentity): Promise<void> {
    await this.#replace(table, (known) => ({ ...known, joined, seen: 0, renewed: false }));
  }

  /** A packet of this number was taken; written with the next save. */
  keepSeen(table: number, seen: number): void {
    this.#change(table, { seen });
  }

  /** Another code for this table; nobody has joined with it. Rejects with the system's code, and then the old one stands. */
  async renew(table: number): Promise<void> {
    await this.#replace(table, () => renewed(table));
  }

  /** Resolves once it is written, or refused by the disk. */
  save(): Promise<void> {
    return this.#file.save(this.#kept);
  }

  async #replace(table: number, change: (known: TableKeys) => TableKeys): Promise<void> {
    const before = this.#kept.tables[table - 1];
    if (before === undefined) return;
    const put = (one: TableKeys) => {
      this.#kept = { ...this.#kept, tables: this.#kept.tables.with(table - 1, one) };
    };
    put(change(before));
    await this.#saveOr(() => put(before));
  }

  /** Rejects with the system's code, after `undo`, if the disk refuses. */
  async #saveOr(undo: () => void): Promise<void> {
    await this.save();
    const code = this.failing;
    if (code === undefined) return;
    undo();
    throw Object.assign(new Error('the keys of the hall cannot be written'), { code });
  }

  async #makeKey(table: number): Promise<Buffer | undefined> {
    const { code = '', key: known } = this.#kept.tables[table - 1] ?? {};
    const parsed = parseJoinCode(code);
    if (known !== undefined || parsed === undefined) return known === undefined ? undefined : Buffer.from(known, 'hex');
    const key = await codeKey(this.hall, parsed);
    // Meanwhile the table may have been given another code.
    if (this.codeOf(table) === code) this.#change(table, { key: key.toString('hex') });
    return key;
  }

  /** In place: it changes with every packet of every table. */
  #change(table: number, change: Partial<TableKeys>): void {
    const known = this.#kept.tables[table - 1];
    if (known !== undefined) Object.assign(known, change);
  }
}

function withCode(table: number): TableKeys {
  return { code: makeJoinCode(table), seen: 0 };
}

function renewed(table: number): TableKeys {
  return { ...withCode(table), renewed: true };
}

function newKeys(): Kept {
  const password = randomBytes(24).toString('base64url');
  return { hall: drawTyped(randomBytes, ID_LENGTH), identity: Identity.make().keep(), password, tables: [] };
}
