import * as v from 'valibot';
import { reasonSchema, safeWhole } from '../../../rulebook/schemas.ts';
import { nightNameSchema } from '../../contract/command.ts';
import { hallOfferSchema } from '../../contract/hall-link.ts';
import { clockToSchema } from '../../contract/hall-clock.ts';
import { parseAddress } from './address.ts';
import { NIGHT_ID } from './topics.ts';

/** The largest message that a table sends or takes, bytes: several of the largest lines of a record. */
export const MOST_MESSAGE = 256 * 1024;
/** The most text of lines in one message, bytes; a single line that is longer goes alone. */
export const MOST_LINES_BYTES = 64 * 1024;

/** 32 bytes, hex. */
export const bytes32Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** How many lines of a night, the header included, and the hash of the last; no hash for none. */
const upTo = { lines: safeWhole, hash: v.union([v.literal(''), bytes32Schema]) };

/** On `night`: how far the table has the night on it. */
export const nightSchema = v.strictObject({ night: v.pipe(v.string(), v.regex(NIGHT_ID)), ...upTo });
export type ToldUpTo = v.InferOutput<typeof nightSchema>;

/** On `lines`: lines as they stand in the table's file, each with its newline, the first of them line `from`; the header is line 0. */
export const linesSchema = v.strictObject({ from: safeWhole, text: v.string() });
export type ToldLines = v.InferOutput<typeof linesSchema>;

/** On `tournament/head`: how far the record of the tournament is. */
export const headSchema = v.strictObject(upTo);
export type ToldHead = v.InferOutput<typeof headSchema>;

/** On `tournament/have`: how many lines of it a reader has, which lacks others. */
export const lackingSchema = v.strictObject({ lines: safeWhole });

const standby = v.pipe(
  v.string(),
  v.check((text) => parseAddress(text) !== undefined),
);

/** On `tournament/standby`: where tables reach the hall once its stand-by has taken over. */
export const standbySchema = v.strictObject({ address: standby });

/** On `have`: what the mirror holds, flushed; or the first line that it cannot take, and why. */
export const haveSchema = v.union([
  v.strictObject(upTo),
  v.strictObject({ refused: v.literal(true), from: safeWhole, why: v.picklist(['differs', 'damaged', 'disk']) }),
]);
export type Have = v.InferOutput<typeof haveSchema>;

/** On `here`. */
export const HERE = { yes: 'yes', no: 'no' } as const;

/** On `offer`: the hall's name, the address of its stand-by, the people of this table (null for nobody), and whether the tournament is over. */
export const offerSchema = v.strictObject({
  hall: nightNameSchema,
  standby: v.exactOptional(standby),
  offer: v.nullable(hallOfferSchema),
  over: v.exactOptional(v.literal(true)),
});
export type ToldOffer = v.InferOutput<typeof offerSchema>;

/** Messages that a dealer may still have to confirm. */
export const MOST_TOLD = 3;

/** On `message`: the latest messages to the dealer, oldest first, and the last call that the organiser has answered. */
export const messageSchema = v.strictObject({
  messages: v.pipe(v.array(v.strictObject({ n: safeWhole, text: reasonSchema })), v.maxLength(MOST_TOLD)),
  answered: safeWhole,
});
export type ToldMessages = v.InferOutput<typeof messageSchema>;

/** On `call`: the number of the dealer's call, null for none, and the last message that they have confirmed. */
export const callSchema = v.strictObject({ call: v.nullable(safeWhole), seen: safeWhole });

/** On `board/clock`: what is left of it, and unless it is halted the moment at which it ends by the time of the hall; null for none. */
export const clockSchema = v.nullable(v.strictObject({ to: clockToSchema, left: safeWhole, endsAt: v.exactOptional(safeWhole) }));
export type ToldClock = v.InferOutput<typeof clockSchema>;

/** The message of these bytes; undefined for what is none. */
export function readMessage<Schema extends v.GenericSchema>(schema: Schema, bytes: Buffer): v.InferOutput<Schema> | undefined {
  if (bytes.length > MOST_MESSAGE) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), bytes.toString());
  return parsed.success ? parsed.output : undefined;
}
