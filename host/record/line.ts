import * as v from 'valibot';
import { eachSeat, type Fixed, whole } from '../../rulebook/schemas.ts';
import { nightNameSchema, roundChoicesSchema, seatInputSchema } from '../contract/command.ts';
import { checkAsIs } from '../games/checked.ts';
import { HIGHEST_ATTEMPT, HIGHEST_OWN_ATTEMPT } from '../../firmware-protocol/codec/message.ts';
import { RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';

/** As the header of a night names it. */
export const RECORD = 'hungarian-war-referee';
export const RECORD_FORMAT = 3;

/** A higher number would use up all that are left. */
const attempt = v.pipe(whole, v.maxValue(HIGHEST_ATTEMPT));
/** ISO 8601 in UTC. */
const at = v.pipe(v.string(), v.isoTimestamp());
/** The number of a line (the header is 0), its time, and its hash (see `makeLine`). */
export const chained = { n: whole, at, hash: v.string() };
/** In a game by the clock also the ms on it; nights begun in formats 1 and 2 hold none. */
const entry = { ...chained, played: v.exactOptional(whole) };

/** The first line of a record, in a format that this version knows. */
export const headerSchemaOf = <Name extends string>(record: Name, newest: number) =>
  v.strictObject({
    ...chained,
    record: v.literal(record),
    format: v.pipe(whole, v.minValue(1), v.maxValue(newest)),
    app: v.string(),
    startedAt: at,
  });
const headerSchema = headerSchemaOf(RECORD, RECORD_FORMAT);

/** One accepted command with all its events, which their rulebook's schema checks when they are folded. */
const stepSchema = v.strictObject({
  ...entry,
  kind: v.literal('step'),
  rulebook: v.custom<RulebookId>((id) => RULEBOOKS.has(id), 'should be a game that this version knows'),
  command: v.unknown(),
  events: v.pipe(v.array(v.unknown()), v.minLength(1)),
  /** For a reveal, the outcome as it was shown: for people and for `verify`; the fold never reads it. */
  shown: v.exactOptional(v.unknown()),
  /** For a reveal, the nonces of the opened seals, by seat; null for real dice and "no die". */
  proof: v.exactOptional(v.strictObject({ attempt, nonces: eachSeat(v.nullable(v.string())) })),
  /** For a reveal, the seats of real dice in the order typed, so that an undo can return to the typing. */
  typed: v.exactOptional(eachSeat(whole)),
});

/** A step undone or redone: `step` is the number of its line. */
const turnSchema = <Kind extends 'undo' | 'redo'>(kind: Kind) => v.strictObject({ ...entry, kind: v.literal(kind), step: whole });

/** All seals of an attempt, written at T before any face is asked for. Not an event and not undoable. */
const commitmentsSchema = v.strictObject({
  ...entry,
  kind: v.literal('commitments'),
  attempt,
  seals: eachSeat(
    v.strictObject({
      seat: whole,
      kind: v.picklist(['pad', 'keys', 'bot']),
      by: v.string(),
      /** The seat's own attempt number, if its input changed after the others had been armed, or its pad was ahead. */
      attempt: v.exactOptional(v.pipe(whole, v.maxValue(HIGHEST_OWN_ATTEMPT))),
      hostNonce: v.string(),
      commitment: v.string(),
      /** ms from T until the close was answered; nights begun in format 1 hold none. */
      answered: v.exactOptional(whole),
    }),
  ),
});

/** How the table is run: what a restart needs and no rulebook knows. Not an event and not undoable. */
export const running = { inputs: eachSeat(seatInputSchema), dealer: whole, choices: roundChoicesSchema };
const settingsSchema = v.strictObject({ ...entry, kind: v.literal('settings'), ...running });

/** The night's name; an empty one removes it. Not an event and not undoable. */
const namedSchema = v.strictObject({ ...entry, kind: v.literal('named'), name: nightNameSchema });

const lineSchema = v.variant('kind', [
  stepSchema,
  turnSchema('undo'),
  turnSchema('redo'),
  commitmentsSchema,
  settingsSchema,
  namedSchema,
]);

/** What a line says, before it has its place in the file. */
export type Content<Schema extends v.GenericSchema> = Fixed<Omit<v.InferOutput<Schema>, keyof typeof chained>>;

export type Header = Content<typeof headerSchema>;
export type StepLine = Content<typeof stepSchema>;
export type TurnLine = Content<ReturnType<typeof turnSchema<'undo' | 'redo'>>>;
export type CommitmentsLine = Content<typeof commitmentsSchema>;
export type SettingsLine = Content<typeof settingsSchema>;

export type Entry = StepLine | TurnLine | CommitmentsLine | SettingsLine | Content<typeof namedSchema>;
/** As in the file: with its number, its time and its hash. */
export type Chained<Of> = Of & { readonly n: number; readonly at: string; readonly hash: string };
export type Line = Chained<Entry>;

/** Parses the first line of a file; undefined if it is no header of this format or an older one. */
export function checkHeader(value: unknown): Header | undefined {
  const checked = v.safeParse(headerSchema, value);
  return checked.success ? checked.output : undefined;
}

/** The value itself, not the schema's copy: a night holds tens of thousands. */
const checkLine = checkAsIs(lineSchema);

/** Parses every other line. */
export function checkEntry(value: unknown): Line | undefined {
  return checkLine(value).ok ? (value as Line) : undefined;
}
