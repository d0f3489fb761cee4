import { join } from 'node:path';
import * as v from 'valibot';
import { nightNameSchema } from '../../contract/command.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { parseAddress } from '../wire/address.ts';
import { Identity, verifyingKey } from '../wire/identity.ts';

/** More nights than a table plays in one hall; of more, the oldest are told no longer. */
const MOST_NIGHTS = 50;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 32 bytes, hex. */
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const keyPair = v.strictObject({ signing: v.string(), agreement: v.string() });
const known = v.strictObject({ signing: bytes32, agreement: bytes32 });

const joinedSchema = v.strictObject({
  address: v.pipe(
    v.string(),
    v.check((text) => parseAddress(text) !== undefined),
  ),
  table: v.pipe(whole, v.minValue(1)),
  /** As its organiser has named the hall. */
  name: nightNameSchema,
  /** The key of the code. */
  code: bytes32,
  identity: v.pipe(keyPair, v.check(isIdentity)),
  hall: v.pipe(known, v.check(isKnown)),
  /** As in `welcome`. */
  certificate: v.union([v.literal(''), bytes32]),
  /** When it joined, ms since 1970. */
  since: v.optional(whole, Number.MAX_SAFE_INTEGER),
  /** How often the table has been started since it joined. */
  starts: whole,
  /** The highest number of a packet from the hall that changed the offer. */
  seen: whole,
  /** Files of nights that were begun after joining, oldest first. */
  nights: v.pipe(v.array(v.string()), v.maxLength(MOST_NIGHTS)),
});
export type KeptHall = Readonly<v.InferOutput<typeof joinedSchema>>;

const keptSchema = v.strictObject({
  joined: v.optional(joinedSchema),
  /** With which keys it last tried to join, as which table of which hall: with others, its code would be used up. */
  tried: v.optional(v.strictObject({ hall: v.string(), table: whole, identity: v.pipe(keyPair, v.check(isIdentity)) })),
});
type Kept = Readonly<v.InferOutput<typeof keptSchema>>;

/** The hall that this table has joined, kept with the nights in a file that only this user may read. */
export class HallFile {
  readonly #path: string;
  readonly #file: PrivateFile;
  #kept: Kept = {};

  constructor(folder: string) {
    this.#path = join(folder, 'hall.json');
    this.#file = new PrivateFile(this.#path);
  }

  get joined(): KeptHall | undefined {
    return this.#kept.joined;
  }

  /** Reads what an earlier run has kept, and counts this start. Resolves once that is written. */
  async read(): Promise<void> {
    this.#kept = (await readPrivate(this.#path, keptSchema)) ?? {};
    await this.change({ starts: (this.joined?.starts ?? 0) + 1 });
  }

  /** Resolves once it has been written, or refused by the disk. */
  keep(joined: KeptHall | undefined): Promise<void> {
    return this.#save({ ...this.#kept, joined });
  }

  async change(change: Partial<KeptHall>): Promise<void> {
    if (this.joined !== undefined) await this.keep({ ...this.joined, ...change });
  }

  /** The keys for this table of this hall: those of an earlier try whose answer may have been lost, or new ones. */
  async identityFor(hall: string, table: number): Promise<Identity> {
    const { tried } = this.#kept;
    if (tried?.hall === hall && tried.table === table) return Identity.restore(tried.identity);
    const identity = Identity.make();
    await this.#save({ ...this.#kept, tried: { hall, table, identity: identity.keep() } });
    return identity;
  }

  /** A night that has just begun is told to the hall from now on. */
  async addNight(file: string): Promise<void> {
    const nights = this.joined?.nights ?? [];
    if (!nights.includes(file)) await this.change({ nights: [...nights, file].slice(-MOST_NIGHTS) });
  }

  async #save(kept: Kept): Promise<void> {
    this.#kept = kept;
    await this.#file.save(kept);
  }
}

function isIdentity(kept: v.InferOutput<typeof keyPair>): boolean {
  try {
    Identity.restore(kept);
    return true;
  } catch {
    return false;
  }
}

function isKnown(hall: v.InferOutput<typeof known>): boolean {
  try {
    verifyingKey(hall);
    return true;
  } catch {
    return false;
  }
}
