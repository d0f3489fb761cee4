import { join } from 'node:path';
import * as v from 'valibot';
import { whole } from '../../../rulebook/schemas.ts';
import { nightNameSchema } from '../../contract/command.ts';
import { PrivateFile, readPrivate } from '../../record/private-file.ts';
import { parseAddress } from '../wire/address.ts';
import { bytes32Schema } from '../wire/messages.ts';

/** More nights than a table plays in one hall; of more, the oldest are told no longer. */
const MOST_NIGHTS = 50;

const joinedSchema = v.strictObject({
  address: v.pipe(
    v.string(),
    v.check((text) => parseAddress(text) !== undefined),
  ),
  /** Where its stand-by is. */
  standby: v.optional(v.string()),
  table: v.pipe(whole, v.minValue(1)),
  /** As its organiser has named the hall; empty until the hall has said it. */
  name: nightNameSchema,
  /** The password of this table. */
  secret: v.string(),
  /** SHA-256 of the hall's own certificate, hex, as it was seen when the table joined; empty where an authority vouches for it. */
  certificate: v.union([v.literal(''), bytes32Schema]),
  /** When it joined, ms since 1970. */
  since: v.optional(whole, Number.MAX_SAFE_INTEGER),
  /** The last message that the dealer has confirmed. */
  seen: v.optional(whole, 0),
  /** Files of nights that were begun after joining, oldest first. */
  nights: v.pipe(v.array(v.string()), v.maxLength(MOST_NIGHTS)),
});
export type KeptHall = Readonly<v.InferOutput<typeof joinedSchema>>;

const keptSchema = v.strictObject({ joined: v.optional(joinedSchema) });

/** The hall that this table has joined, kept with the nights in a file that only this user may read. */
export class HallFile {
  readonly #path: string;
  readonly #file: PrivateFile;
  joined: KeptHall | undefined;

  constructor(folder: string) {
    this.#path = join(folder, 'hall.json');
    this.#file = new PrivateFile(this.#path);
  }

  /** Reads what an earlier run has kept. Never rejects. */
  async read(): Promise<void> {
    this.joined = (await readPrivate(this.#path, keptSchema))?.joined;
  }

  /** Resolves once it has been written, or refused by the disk. */
  async keep(joined: KeptHall | undefined): Promise<void> {
    this.joined = joined;
    await this.#file.save({ joined });
  }

  async change(change: Partial<KeptHall>): Promise<void> {
    if (this.joined !== undefined) await this.keep({ ...this.joined, ...change });
  }

  /** A night that has just begun is told to the hall from now on. */
  async addNight(file: string): Promise<void> {
    const nights = this.joined?.nights ?? [];
    if (!nights.includes(file)) await this.change({ nights: [...nights, file].slice(-MOST_NIGHTS) });
  }
}
