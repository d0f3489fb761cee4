import * as v from 'valibot';
import { checkAsIs } from '../games/checked.ts';
import { eachSeat, nightNameSchema, roundChoicesSchema, seatInputSchema } from '../contract/command.ts';
import { HIGHEST_ATTEMPT } from '../../firmware-protocol/codec/message.ts';
import { isRulebookId, type RulebookId } from '../../rulebook/rulebooks.ts';
import { RECORD_FORMAT, type Header, type Line } from './line.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A higher number would use up all that are left. */
const attempt = v.pipe(whole, v.maxValue(HIGHEST_ATTEMPT));
const at = v.pipe(v.string(), v.isoTimestamp());
const chained = { n: whole, at, hash: v.string() };

const headerSchema = v.strictObject({
  ...chained,
  record: v.literal('hungarian-war-referee'),
  format: v.pipe(whole, v.minValue(1), v.maxValue(RECORD_FORMAT)),
  app: v.string(),
  startedAt: at,
});

const stepSchema = v.strictObject({
  ...chained,
  kind: v.literal('step'),
  rulebook: v.custom<RulebookId>(isRulebookId, 'should be a game that this version knows'),
  command: v.unknown(),
  events: v.pipe(v.array(v.unknown()), v.minLength(1)),
  shown: v.exactOptional(v.unknown()),
  proof: v.exactOptional(v.strictObject({ attempt, nonces: eachSeat(v.nullable(v.string())) })),
  typed: v.exactOptional(eachSeat(whole)),
});

const turnSchema = (kind: 'undo' | 'redo') => v.strictObject({ ...chained, kind: v.literal(kind), step: whole });

const commitmentsSchema = v.strictObject({
  ...chained,
  kind: v.literal('commitments'),
  attempt,
  seals: eachSeat(
    v.strictObject({
      seat: whole,
      kind: v.picklist(['pad', 'keys', 'bot']),
      by: v.string(),
      attempt: v.exactOptional(attempt),
      hostNonce: v.string(),
      commitment: v.string(),
      answered: v.exactOptional(whole),
    }),
  ),
});

const settingsSchema = v.strictObject({
  ...chained,
  kind: v.literal('settings'),
  inputs: eachSeat(seatInputSchema),
  dealer: whole,
  choices: roundChoicesSchema,
});

const namedSchema = v.strictObject({ ...chained, kind: v.literal('named'), name: nightNameSchema });

const lineSchema = v.variant('kind', [
  stepSchema,
  turnSchema('undo'),
  turnSchema('redo'),
  commitmentsSchema,
  settingsSchema,
  namedSchema,
]);

/** Parses the first line of a file; undefined if it is no header of this format or an older one. */
export function checkHeader(value: unknown): Header | undefined {
  const checked = v.safeParse(headerSchema, value);
  return checked.success ? checked.output : undefined;
}

/** Parses every other line. Commands and events are checked by their rulebook's schema when they are folded. */
export function checkEntry(value: unknown): Line | undefined {
  // The value itself, not the schema's copy: a night holds tens of thousands.
  return checkAsIs(lineSchema, value).ok ? (value as Line) : undefined;
}

/** The format that a first line names, whatever else it holds: tells a newer file from a broken one. */
export function formatOf(text: string): number | undefined {
  const format = /^\{"n":0,.*"record":"hungarian-war-referee","format":([0-9]{1,6}),/.exec(text)?.[1];
  return format === undefined ? undefined : Number(format);
}
