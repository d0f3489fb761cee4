import * as v from 'valibot';
import {
  personIdSchema,
  resultRowsSchema,
  roundNumberSchema,
  tableNumberSchema,
  tournamentSettingsSchema,
} from '../../../contract/hall.ts';
import { hallClockSchema } from '../../../contract/hall-clock.ts';
import { reasonSchema, written } from '../../../contract/command.ts';
import type { Chained } from '../../../record/line.ts';
import type { Grammar } from '../../../record/reader.ts';
import type { TournamentEvent } from '../tournament.ts';

/** In format 1 results were not frozen, and players had other ids: the hall could not find them again. */
export const TOURNAMENT_FORMAT = 2;
const RECORD = 'hungarian-war-referee tournament';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const at = v.pipe(v.string(), v.isoTimestamp());
const chained = { n: whole, at, hash: v.string() };
const person = personIdSchema;
const round = roundNumberSchema;
const table = tableNumberSchema;
const clock = v.exactOptional(hallClockSchema);
const frozen = { table, state: v.picklist(['playing', 'over']), rows: resultRowsSchema };

const eventSchema = v.variant('type', [
  v.strictObject({ type: v.literal('SettingsChosen'), settings: tournamentSettingsSchema }),
  v.strictObject({
    type: v.literal('PeopleAdded'),
    people: v.pipe(
      v.array(v.strictObject({ id: person, name: written.name, team: v.exactOptional(written.name) })),
      v.minLength(1),
    ),
  }),
  v.strictObject({ type: v.literal('PersonRenamed'), person, name: written.name }),
  v.strictObject({ type: v.literal('TeamChosen'), person, team: v.exactOptional(written.name) }),
  v.strictObject({ type: v.picklist(['PersonLeft', 'PersonBack', 'CheckedIn']), person }),
  v.strictObject({ type: v.picklist(['CheckInOpened', 'CheckInClosed']) }),
  v.strictObject({ type: v.picklist(['TableAbsent', 'TableBack']), table }),
  v.strictObject({
    type: v.literal('RoundSeated'),
    round,
    tables: v.array(v.strictObject({ table, people: v.array(person) })),
    repeated: whole,
    unseated: v.array(person),
    final: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('PlacesExchanged'), one: person, other: person, repeated: whole }),
  v.strictObject({ type: v.literal('RoundStarted'), round, clock }),
  v.strictObject({ type: v.literal('MessageSent'), text: reasonSchema, table: v.exactOptional(table) }),
  v.strictObject({ type: v.literal('ClockSet'), clock }),
  v.strictObject({ type: v.literal('RoundEnded'), round, results: v.array(v.strictObject(frozen)) }),
  v.strictObject({ type: v.literal('ResultLeft'), round, table, rows: resultRowsSchema }),
  v.strictObject({ type: v.literal('ResultCorrected'), round, table, rows: resultRowsSchema, reason: reasonSchema }),
]);

const headerSchema = v.strictObject({
  ...chained,
  record: v.literal(RECORD),
  format: v.pipe(whole, v.minValue(1), v.maxValue(TOURNAMENT_FORMAT)),
  app: v.string(),
  startedAt: at,
});

const turn = <Kind extends 'undo' | 'redo'>(kind: Kind) => v.strictObject({ ...chained, kind: v.literal(kind), step: whole });

const lineSchema = v.variant('kind', [
  v.strictObject({ ...chained, kind: v.literal('step'), events: v.pipe(v.array(eventSchema), v.minLength(1)) }),
  turn('undo'),
  turn('redo'),
]);

/** What was done, before it has its place in the file: a command by its events, or the step of that line undone or redone. */
export type TournamentEntry =
  | { readonly kind: 'step'; readonly events: readonly TournamentEvent[] }
  | { readonly kind: 'undo' | 'redo'; readonly step: number };
export type TournamentLine = Chained<TournamentEntry>;

export interface TournamentHeader {
  readonly record: typeof RECORD;
  readonly format: number;
  readonly app: string;
  readonly startedAt: string;
}

/** `at` in ms since 1970. */
export function makeHeader(app: string, at: number): TournamentHeader {
  return { record: RECORD, format: TOURNAMENT_FORMAT, app, startedAt: new Date(at).toISOString() };
}

/** The organiser's own file: every line follows the one before, as in the record of a night. */
export const TOURNAMENT: Grammar<TournamentHeader, TournamentLine> = {
  newest: TOURNAMENT_FORMAT,
  formatOf(text) {
    const format = /^\{"n":0,.*"record":"hungarian-war-referee tournament","format":([0-9]{1,6}),/.exec(text)?.[1];
    return format === undefined ? undefined : Number(format);
  },
  header: (value) => parsed(headerSchema, value),
  line: (value) => parsed(lineSchema, value),
};

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
