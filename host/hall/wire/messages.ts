import * as v from 'valibot';
import { nightNameSchema, playerSchema } from '../../contract/command.ts';

/** The version of what tables and halls say to each other. */
export const HALL_VERSION = 1;
/** The most text of lines in one message, bytes; a single line that is longer goes alone. */
export const MOST_LINES_BYTES = 64 * 1024;
/** In `hello` and its answer: the table has begun no night since it joined, so there are no lines and no hash. */
export const NO_NIGHT = '0'.repeat(32);

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** 32 bytes, hex. */
const bytes32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const identity = v.strictObject({ signing: bytes32, agreement: bytes32 });
/** Identifies a night: the first 32 hex digits of the hash of its header, or `NO_NIGHT`. No name of a file is told. */
const night = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** How many lines of a night, the header included, and the hash of the last; no hash for none. */
const upTo = { night, lines: whole, hash: v.union([v.literal(''), bytes32]) };

/** From a table, in the open: it has the code, and these are its keys from now on. */
export const joinSchema = v.strictObject({
  type: v.literal('join'),
  version: whole,
  table: identity,
  /** `makeProof(key of the code, ['join', hall id, table number, its signing key, its agreement key])` */
  proof: bytes32,
});
export type Join = v.InferOutput<typeof joinSchema>;

/** To a table, in the open. */
export const welcomeSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    hall: identity,
    name: nightNameSchema,
    /** SHA-256 of the certificate of its broker, hex; empty if its broker has one of its own authority, or none. */
    certificate: v.union([v.literal(''), bytes32]),
    /**
     * `makeProof(key of the code, ['welcome', hall id, table number, both keys of the table, both keys of the hall, certificate,
     * name])`, the signing key before the agreement key
     */
    proof: bytes32,
  }),
  v.strictObject({ type: v.literal('no'), why: v.picklist(['wrong code', 'code used', 'newer']) }),
]);
export type Welcome = v.InferOutput<typeof welcomeSchema>;

/** From a table that has joined, sealed. */
export const fromTableSchema = v.variant('type', [
  /**
   * It is here, and asks how far the hall has this night. `session` rises with every connection. `seen`: the highest number of
   * a packet that the table took from the hall; a hall that was restored from an old copy goes on above it.
   */
  v.strictObject({
    type: v.literal('hello'),
    session: whole,
    app: v.pipe(v.string(), v.maxLength(40)),
    seen: whole,
    at: v.strictObject(upTo),
  }),
  /** Lines of its record as they stand in its file, each with its newline, the first of them line `from`; the header is line 0. */
  v.strictObject({ type: v.literal('lines'), night, from: whole, text: v.string() }),
  /** Its connection was lost: the broker says so in its name, as agreed at the beginning of the session. */
  v.strictObject({ type: v.literal('gone'), session: whole }),
]);
export type FromTable = v.InferOutput<typeof fromTableSchema>;

/** To a table that has joined, sealed. */
export const toTableSchema = v.variant('type', [
  /**
   * What the mirror holds of this night, flushed. `seen`: the highest number of a packet that the hall took from this table.
   * With `NO_NIGHT`, unasked: the hall has just started; the table says `hello` for each of its nights.
   */
  v.strictObject({ type: v.literal('have'), ...upTo, seen: whole }),
  /** The mirror has other lines from line `from` on, or cannot take the line: the hall takes no more of this night for now. */
  v.strictObject({ type: v.literal('refused'), night, from: whole, why: v.picklist(['differs', 'damaged', 'disk']) }),
  /** Whom the hall would like to see at this table; null takes an offer back. */
  v.strictObject({
    type: v.literal('offer'),
    offer: v.nullable(
      v.strictObject({
        round: whole,
        rulebook: v.pipe(v.string(), v.maxLength(40)),
        house: v.record(v.string(), v.union([v.string(), v.number()])),
        players: v.pipe(v.array(playerSchema), v.maxLength(10)),
      }),
    ),
  }),
]);
export type ToTable = v.InferOutput<typeof toTableSchema>;
