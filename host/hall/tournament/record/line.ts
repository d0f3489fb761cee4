import * as v from 'valibot';
import { chained, headerSchemaOf, type Chained, type Content } from '../../../record/line.ts';
import { whole } from '../../../../rulebook/schemas.ts';
import type { Grammar } from '../../../record/reader.ts';
import { RecordRefused } from '../../../record/refused.ts';
import { eventSchema } from '../tournament.ts';

/** In format 1 results were not frozen, and players had other ids: the hall could not find them again. */
export const TOURNAMENT_FORMAT = 2;
const RECORD = 'hungarian-war-referee tournament';

const headerSchema = headerSchemaOf(RECORD, TOURNAMENT_FORMAT);
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

/** The organiser's own file `file`: every line follows the one before, as in the record of a night. */
export function tournamentGrammar(
  file: string,
  follows: (line: TournamentLine) => boolean,
): Grammar<TournamentHeader, TournamentLine> {
  return {
    ...{ record: RECORD, newest: TOURNAMENT_FORMAT },
    header(value) {
      const header = parsed(headerSchema, value);
      if (header !== undefined && header.format < TOURNAMENT_FORMAT)
        throw new RecordRefused({ code: 'hall too old', params: { file } });
      return header;
    },
    line(value) {
      const line = parsed(lineSchema, value);
      return line !== undefined && follows(line) ? line : undefined;
    },
  };
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
