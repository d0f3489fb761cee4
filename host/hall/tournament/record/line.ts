import * as v from 'valibot';
import type { Chained, Content } from '../../../record/line.ts';
import type { Grammar } from '../../../record/reader.ts';
import { eventSchema } from '../tournament.ts';

/** In format 1 results were not frozen, and players had other ids: the hall could not find them again. */
export const TOURNAMENT_FORMAT = 2;
const RECORD = 'hungarian-war-referee tournament';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const at = v.pipe(v.string(), v.isoTimestamp());
const chained = { n: whole, at, hash: v.string() };

const headerSchema = v.strictObject({
  ...chained,
  record: v.literal(RECORD),
  format: v.pipe(whole, v.minValue(1), v.maxValue(TOURNAMENT_FORMAT)),
  app: v.string(),
  startedAt: at,
});

const stepSchema = v.strictObject({
  ...chained,
  kind: v.literal('step'),
  events: v.pipe(v.array(eventSchema), v.minLength(1)),
});
const turnSchema = v.strictObject({ ...chained, kind: v.picklist(['undo', 'redo']), step: whole });
const lineSchema = v.variant('kind', [stepSchema, turnSchema]);

/** What was done, before it has its place in the file: a command by its events, or the step of that line undone or redone. */
export type TournamentEntry = Content<typeof stepSchema> | Content<typeof turnSchema>;
export type TournamentLine = Chained<TournamentEntry>;

export type TournamentHeader = Content<typeof headerSchema>;

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
